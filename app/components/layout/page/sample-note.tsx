// A line at the foot of pages that show invented people, companies, quotes or figures. Renders nothing once they are all replaced.
import { SAMPLE_NOTE } from '#app/content/data/site/sample-note.ts';
import styles from './sample-note.module.css';

export function SampleNote() {
  return SAMPLE_NOTE !== '' && <p className={`container ${styles.note}`}>{SAMPLE_NOTE}</p>;
}
