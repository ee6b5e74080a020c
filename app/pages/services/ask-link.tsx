// The link below a service or a price, to a proposal about it.
import { ArrowRight } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { createContactPath } from '#app/forms/prefill.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import styles from './ask-link.module.css';

export function AskLink({ about, label }: { about: string; label: string }) {
  return (
    <PageLink to={createContactPath('Project Proposal', about)} className={styles.ask}>
      {label}
      <span className="visually-hidden">: {about}</span> <Icon icon={ArrowRight} size={18} />
    </PageLink>
  );
}
