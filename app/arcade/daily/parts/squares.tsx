// Draws the emoji squares of a result in CSS, because some devices lack the emoji.
import styles from './squares.module.css';

/** Colors by emoji. */
const COLORS: Readonly<Record<string, string>> = {
  '🟩': 'green',
  '🟨': 'yellow',
  '🟧': 'orange',
  '🟦': 'blue',
  '⬜': 'white',
  '⬛': 'black',
};

/** Hidden from screen readers, which read the figure instead. Other characters are skipped. */
export function Squares({ text }: { text: string }) {
  return (
    <div aria-hidden className={styles.squares}>
      {text.split('\n').map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no IDs and never move
        <div key={row}>
          {[...line].map((square, place) => {
            const color = COLORS[square];
            // oxlint-disable-next-line react/no-array-index-key -- squares have no IDs and never move
            return color && <i key={place} data-color={color} />;
          })}
        </div>
      ))}
    </div>
  );
}
