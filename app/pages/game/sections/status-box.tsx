// The box of a Live game: its rating, store badges and demo.
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import type { QrCode } from '#app/seo/qr-code.ts';
import { DemoLink } from '#app/components/ui/controls/demo-link.tsx';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { Rating } from '#app/components/ui/ratings/rating.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { PhoneCode } from '#app/components/ui/pictures/phone-code.tsx';
import { StoreBadge } from '#app/components/ui/controls/store-badge.tsx';
import styles from './status-box.module.css';

export function StatusBox({ game, phoneCode }: { game: GameDetail; phoneCode: QrCode | null }) {
  return (
    <section className={`stack ${styles.live}`} aria-labelledby="play-now">
      <h2 id="play-now">Play Now</h2>
      <p className={`small cluster ${styles.facts}`}>
        {game.rating > 0 && <Rating value={game.rating} count={game.ratingCount} />}
        <span>{game.offer}</span>
        {game.parentsPath !== null && <PageLink to={game.parentsPath}>For parents</PageLink>}
      </p>
      <div className={`ends ${styles.actions}`}>
        <div className={`cluster ${styles.stores}`} data-stores>
          {game.stores.map((store) => (
            <StoreBadge key={store.url} {...store} />
          ))}
        </div>
        {phoneCode && (
          <PhoneCode code={phoneCode} title={game.title}>
            Scan to get it
          </PhoneCode>
        )}
      </div>
      {game.demoPath !== null && <DemoLink to={game.demoPath} title={game.title} className={getButtonClass('primary')} />}
    </section>
  );
}
