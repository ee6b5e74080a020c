// The card after a game's screenshots, which leads to its demo.
import { DemoLink } from '#app/components/ui/controls/demo-link.tsx';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './demo-card.module.css';

interface DemoCardProps {
  readonly path: string;
  readonly title: string;
  readonly icon: PictureSource;
  readonly tabIndex: -1 | undefined;
}

export function DemoCard({ path, title, icon, tabIndex }: DemoCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.icon}>
        <Picture picture={icon} sizes="8rem" />
      </div>
      <DemoLink to={path} title={title} className={getButtonClass('primary')} tabIndex={tabIndex} />
    </div>
  );
}
