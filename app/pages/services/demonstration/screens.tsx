// Screens of a game side by side, each in a phone.
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './screens.module.css';

export function Screens({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul className={styles.screens}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <Picture picture={picture} sizes="(min-width: 48rem) 13rem, 30vw" />
        </li>
      ))}
    </ul>
  );
}
