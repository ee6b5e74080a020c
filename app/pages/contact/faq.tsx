// The FAQ of the contact page, with a picture of a listening mouse.
import type { FaqItem } from '#app/content/schema/game-schema.ts';
import { Accordion } from '#app/components/ui/text/accordion.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './faq.module.css';

export function Faq({ items, mouse }: { items: readonly FaqItem[]; mouse: PictureSource }) {
  return (
    <div className={styles.columns}>
      <Accordion items={items} />
      <div className={styles.mouse}>
        <Picture picture={mouse} sizes="20rem" />
      </div>
    </div>
  );
}
