// A list of cards in a grid of 1, 2 or 3 columns, depending on the width, and of 4 in large windows.
import { Children, createContext, use, type ReactNode } from 'react';
import { getCardPictureSizes, getCardShape, type LargeColumns } from './card-shapes.ts';
import styles from './card-grid.module.css';

const PictureSizesContext = createContext(getCardPictureSizes(getCardShape(1, 3)));

/** The `sizes` attribute for the picture of the surrounding card. */
export function usePictureSizes(): string {
  return use(PictureSizesContext);
}

interface CardGridProps {
  /** Left out on pages that are not wider in large windows. */
  readonly largeColumns?: LargeColumns;
  /** On phones, one row to swipe. */
  readonly isRail?: boolean;
  readonly children: ReactNode;
}

export function CardGrid({ largeColumns, isRail = false, children }: CardGridProps) {
  const count = Children.count(children);
  return (
    <ul className={`stack ${isRail ? 'rail' : ''} ${styles.grid}`} data-large-columns={largeColumns}>
      {Children.map(children, (card, index) => {
        const shape = getCardShape(index, count);
        const sizes = getCardPictureSizes(shape, largeColumns);
        return (
          <li
            data-wide-in-two={shape.isWideInTwo || undefined}
            data-wide-in-three={shape.isWideInThree || undefined}
            data-wide-in-four={shape.isWideInFour || undefined}
          >
            <PictureSizesContext value={sizes}>{card}</PictureSizesContext>
          </li>
        );
      })}
    </ul>
  );
}
