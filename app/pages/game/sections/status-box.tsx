// Store badges of a Live game, or a Coming Soon box.
import { Play } from 'lucide-react';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import type { QrCode } from '#app/seo/qr-code.ts';
import { Rating } from '#app/components/ui/ratings/rating.tsx';
import { StoreBadge } from '#app/components/ui/controls/store-badge.tsx';
import { PhoneCode } from './phone-code.tsx';
import { SoonBox } from './soon-box.tsx';
import styles from './status-box.module.css';

interface StatusBoxProps {
  readonly game: GameDetail;
  readonly phoneCode: QrCode;
  readonly failures: FailureMessages;
}

export function StatusBox({ game, phoneCode, failures }: StatusBoxProps) {
  if (!game.isLive) return <SoonBox game={game} failures={failures} />;
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
    </section>
  );
}
