// A link to the page where a game can be tried. Screen readers also hear which game, because lists have several of these links.
import { PageLink } from './page-link.tsx';

interface DemoLinkProps {
  readonly to: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly tabIndex?: -1 | undefined;
}

export function DemoLink({ to, title, className = '', tabIndex }: DemoLinkProps) {
  return (
    <PageLink to={to} className={className} tabIndex={tabIndex}>
      Try It in Your Browser
      <span className="visually-hidden">: {title}</span>
    </PageLink>
  );
}
