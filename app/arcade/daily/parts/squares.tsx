// The squares of a result, drawn: not every device has them as characters.
import styles from './squares.module.css';

/** The squares that texts are made of, by their colors. */
const COLORS: Readonly<Record<string, string>> = {
  '🟩': 'green',
  '🟨': 'yellow',
  '🟧': 'orange',
  '🟦': 'blue',
  '⬜': 'white',
  '⬛': 'black',
};

/** Listeners hear the figure instead. Whatever is no square is left out: the end of a game is told elsewhere. */
export function Squares({ text }: { text: string }) {
  return (
    <div aria-hidden className={styles.squares}>
      {text.split('\n').map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no names, and stay
        <div key={row}>
          {[...line].map((square, place) => {
            const color = COLORS[square];
            // oxlint-disable-next-line react/no-array-index-key -- neither have squares
            return color && <i key={place} data-color={color} />;
          })}
        </div>
      ))}
    </div>
  );
}
