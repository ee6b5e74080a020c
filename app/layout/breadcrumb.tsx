// The trail from home to this page; the last entry is the page itself.
import { ChevronRight } from 'lucide-react';
import { PageLink } from '#app/ui/page-link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {[{ name: 'Home', path: '/' }, ...trail].map((crumb, index) => (
          <li key={crumb.path}>
            {index > 0 && <ChevronRight aria-hidden size={16} />}
            {index === trail.length ? <span aria-current="page">{crumb.name}</span> : <PageLink to={crumb.path}>{crumb.name}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
