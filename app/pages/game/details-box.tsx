// The facts of a game in one box.
import { GENRE, PLATFORMS } from '#app/content/game-facts.ts';
import type { GameDetail } from '#app/content/game-detail.ts';
import styles from './details-box.module.css';

export function DetailsBox({ game }: { game: GameDetail }) {
  const facts = [
    ['Title', game.title],
    ['Status', game.status],
    ['Genre', GENRE],
    ['Platform', PLATFORMS],
  ] as const;
  return (
    <section className={styles.box} aria-labelledby="game-details">
      <h2 id="game-details">Game Details</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
