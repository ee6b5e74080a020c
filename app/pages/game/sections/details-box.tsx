// A box with the facts about a game.
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import styles from './details-box.module.css';

export function DetailsBox({ game }: { game: GameDetail }) {
  return (
    <section className={`card ${styles.box}`} aria-labelledby="game-details">
      <h2 id="game-details">Game Details</h2>
      <dl>
        {game.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {game.press && (
        <p className={`cluster ${styles.more}`}>
          <PageLink to={game.press.path}>Press kit</PageLink>
          <a href={game.press.sheet} download>
            Fact sheet
          </a>
        </p>
      )}
    </section>
  );
}
