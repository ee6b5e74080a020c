// What stands above the stage on a page of a mini game: the trail, the heading that names the stage, and a line.
import type { NavigationItem } from '#app/content/navigation.ts';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import styles from './stage-head.module.css';

interface StageHeadProps {
  readonly trail: readonly NavigationItem[];
  readonly title: string;
  readonly lead: string;
  /** The id of the heading. */
  readonly id: string;
}

export function StageHead({ trail, title, lead, id }: StageHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumb trail={trail} />
      <h1 id={id}>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}
