// A list of cards in a grid of 1, 2 or 3 columns, depending on the width.
import { Children, createContext, use, type ReactNode } from 'react';
import { getCardPictureSizes, getCardShape } from './card-shapes.ts';
import styles from './card-grid.module.css';

const PictureSizesContext = createContext(getCardPictureSizes({ isWideInTwo: false, isWideInThree: false }));

/** The `sizes` attribute for the picture of the surrounding card. */
export function usePictureSizes(): string {
  return use(PictureSizesContext);
}

export function CardGrid({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card, index) => {
        const shape = getCardShape(index, count);
        const sizes = getCardPictureSizes(shape);
        return (
          <li data-wide-in-two={shape.isWideInTwo || undefined} data-wide-in-three={shape.isWideInThree || undefined}>
            <PictureSizesContext value={sizes}>{card}</PictureSizesContext>
          </li>
        );
      })}
    </ul>
  );
}
