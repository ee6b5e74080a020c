// The open positions, or that there is none.
import { createContactPath } from '#app/forms/prefill.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { useMinute } from '#app/components/ui/lib/use-minute.ts';
import { formatDate, isOver } from '#app/content/format/dates.ts';
import type { text } from '#app/content/data/pages/jobs.ts';
import type { ShownOpening } from '#app/content/queries/openings.ts';
import styles from './openings.module.css';

/** Openings that closed before the build are not among them; those that closed since then are left out once the page knows the time. */
export function Openings({ openings, copy }: { readonly openings: readonly ShownOpening[]; readonly copy: typeof text }) {
  const time = useMinute();
  const open = openings.filter(({ until }) => !time || !isOver(until, time));
  if (open.length === 0)
    return (
      <div className={`stack banner ${styles.none}`}>
        <h3>{copy.noneTitle}</h3>
        <p>{copy.none}</p>
        <ButtonLink to={createContactPath('Job Application')}>{copy.noneButton}</ButtonLink>
      </div>
    );
  return (
    <ul className={`column ${styles.list}`}>
      {open.map(({ slug, title, facts, description, posted, until }) => (
        <li key={slug} id={slug} className="panel column">
          <h3>{title}</h3>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <div className="column">
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="small">
            {copy.posted} <time dateTime={posted}>{formatDate(posted)}</time>. {copy.until}{' '}
            <time dateTime={until}>{formatDate(until)}</time>.
          </p>
          <ButtonLink to={createContactPath('Job Application', title)}>{copy.applyButton}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
