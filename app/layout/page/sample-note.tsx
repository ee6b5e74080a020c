// Says below stories, reviews and quotes that there are examples among them, as long as the content marks one.
import { frame } from '#app/content/data/frame.ts';
import styles from './sample-note.module.css';

export function SampleNote({ of }: { of: readonly { readonly isSample?: boolean | undefined }[] }) {
  return of.some(({ isSample }) => isSample) && <p className={`small ${styles.note}`}>{frame.sampleNote}</p>;
}
