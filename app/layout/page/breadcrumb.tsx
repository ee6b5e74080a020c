// Breadcrumb navigation from the home page to the current page.
import { ChevronRight } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import styles from './breadcrumb.module.css';

export function Breadcrumb({ items }: { items: readonly NavigationItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`small cluster ${styles.trail}`}>
        {items.map((crumb, index) => (
          <li key={crumb.path} className="row">
            {index === items.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <>
                <PageLink to={crumb.path} className="inline">
                  {crumb.name}
                </PageLink>
                {/* After the link, so that no line begins with it. */}
                <Icon icon={ChevronRight} size={16} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
