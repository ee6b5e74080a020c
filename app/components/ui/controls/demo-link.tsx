// A link to the page where a game can be tried. Screen readers also hear which game, because lists have several of these links.
import { PageLink } from './page-link.tsx';

interface DemoLinkProps {
  readonly to: string;
  readonly title: string;
  readonly className?: string | undefined;
}

export function DemoLink({ to, title, className = '' }: DemoLinkProps) {
  return (
    <PageLink to={to} className={className}>
      Try It in Your Browser
      <span className="visually-hidden">: {title}</span>
    </PageLink>
  );
}
