// Store badges of a Live game, or a Coming Soon box.
import { Bell, Play } from 'lucide-react';
import { createNewsPath } from '#app/content/paths/get-path.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import type { QrCode } from '#app/seo/qr-code.ts';
import { DemoLink } from '#app/components/ui/controls/demo-link.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { Rating } from '#app/components/ui/ratings/rating.tsx';
import { StoreBadge } from '#app/components/ui/controls/store-badge.tsx';
import { PhoneCode } from './phone-code.tsx';
import styles from './status-box.module.css';

export function StatusBox({ game, phoneCode }: { game: GameDetail; phoneCode: QrCode }) {
  if (!game.isLive) {
    return (
      <section className={styles.soon} aria-labelledby="coming-soon">
        <h2 id="coming-soon">Coming Soon</h2>
        <p>Still in development. It'll be free on iOS and Android.</p>
        {/* The link leads nowhere; the line below it leads to the newsletter. */}
        <a id="get-notified" href="#get-notified" className={getButtonClass('secondary')} onClick={(event) => event.preventDefault()}>
          <Bell aria-hidden size={20} />
          Get Notified
        </a>
        <p className={styles.status}>
          <PageLink to={createNewsPath(game.slug)}>Leave your email</PageLink> and we'll tell you the day it launches.
        </p>
      </section>
    );
  }
  return (
    <section className={styles.live} aria-labelledby="play-now">
      <h2 id="play-now">
        <Play aria-hidden fill="currentcolor" /> Play Now
      </h2>
      <p className={styles.facts}>
        <Rating value={game.rating} />
        <span>Free, with ads</span>
      </p>
      <div className={styles.actions}>
        <div className={styles.stores} data-stores>
          {game.appStoreUrl && <StoreBadge store="app-store" url={game.appStoreUrl} />}
          {game.googlePlayUrl && <StoreBadge store="google-play" url={game.googlePlayUrl} />}
        </div>
        <PhoneCode code={phoneCode} title={game.title} />
      </div>
      {game.demoPath !== null && <DemoLink to={game.demoPath} title={game.title} className={getButtonClass('primary')} />}
    </section>
  );
}
