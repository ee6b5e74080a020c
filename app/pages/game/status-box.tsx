// Where to get a game: store buttons while it is Live, a Coming Soon box before.
import { Bell, Play } from 'lucide-react';
import type { GameDetail } from '#app/content/game-detail.ts';
import { AppStoreIcon, GooglePlayIcon } from '#app/ui/store-icons.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Rating } from '#app/ui/rating.tsx';
import styles from './status-box.module.css';

export function StatusBox({ game }: { game: GameDetail }) {
  if (!game.isLive) {
    return (
      <section className={styles.soon} aria-labelledby="coming-soon">
        <h2 id="coming-soon">Coming Soon</h2>
        <p>{game.title} is still on the workbench. We will not rush it, and it will be worth it.</p>
        <a id="get-notified" href="#get-notified" className={buttonClass('secondary')}>
          <Bell aria-hidden size={20} />
          Get Notified
        </a>
      </section>
    );
  }
  return (
    <section className={styles.live} aria-labelledby="play-now">
      <h2 id="play-now">
        <Play aria-hidden fill="currentcolor" /> Play Now
      </h2>
      <Rating value={game.rating} />
      {game.appStoreUrl && (
        <a className={styles.store} href={game.appStoreUrl}>
          <AppStoreIcon />
          <span>
            <small>Download on the</small> App Store
          </span>
        </a>
      )}
      {game.googlePlayUrl && (
        <a className={styles.store} href={game.googlePlayUrl}>
          <GooglePlayIcon />
          <span>
            <small>Get it on</small> Google Play
          </span>
        </a>
      )}
    </section>
  );
}
