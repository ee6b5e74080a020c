// The two ways to begin a project: a written brief and, where the studio has a phone, a call.
import { Phone } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { createContactPath } from '#app/forms/prefill.ts';
import { ButtonLink, getButtonClass } from '#app/components/ui/controls/button.tsx';
import styles from './project-links.module.css';

interface ProjectLinksProps {
  /** The address of the form; by default with the subject of a project. */
  readonly to?: string;
  readonly phone: string | undefined;
  readonly copy: { readonly callButton: string; readonly phoneButton: string };
}

export function ProjectLinks({ to = createContactPath('Project Proposal'), phone, copy }: ProjectLinksProps) {
  return (
    <div className={`cluster ${styles.links}`}>
      <ButtonLink to={to}>{copy.callButton}</ButtonLink>
      {phone !== undefined && (
        <a href={`tel:${phone}`} className={getButtonClass('paper')}>
          <Icon icon={Phone} size={20} />
          <span>
            {copy.phoneButton}
            <span className={styles.number}>: {phone}</span>
          </span>
        </a>
      )}
    </div>
  );
}
