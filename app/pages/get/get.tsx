// The download page of a game: redirects phones to their store; shows a QR code and both badges on other devices. For a game without a
// store page, it offers the newsletter.
import { Bell } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useState, type CSSProperties } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/get.ts';
import { detectPhonePlatform } from '#app/startup/inline/phone-platform.ts';
import { games } from '#app/content/data/catalogue.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { createDemoPath, createGetPath, createNewsPath } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { listStores } from '#app/content/data/game-facts.ts';
import { createGetLead, createGetPage, text } from '#app/content/page-families/get.ts';
import { Breadcrumb } from '#app/layout/page/breadcrumb.tsx';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import { createPageHead } from '#app/layout/page/page-header-data.ts';
import { createQrCode } from '#app/seo/qr-code.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { DemoLink } from '#app/components/ui/controls/demo-link.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { PhoneCode } from '#app/components/ui/pictures/phone-code.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { PHONE_STORES, StoreBadge, StoreTrademarks } from '#app/components/ui/controls/store-badge.tsx';
import styles from './get.module.css';
export { clientLoader } from '#app/layout/page/fetch-page-data.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader({ params }: Route.LoaderArgs) {
  const game = games.find(({ slug }) => slug === params.slug);
  if (!game) throw data(null, 404);
  const { title, path, accent, icon } = summarize(game);
  const isLive = game.status === 'Live';
  return {
    ...createPageHead(createGetPage(game)),
    copy: text,
    game: {
      title,
      path,
      accent,
      icon,
      demoPath: findPagePath(createDemoPath(game.slug)),
      stores: isLive ? listStores(game) : [],
    },
    lead: createGetLead(game),
    news: isLive ? null : createNewsPath(game.slug),
    code: isLive && (game.appStoreUrl ?? game.googlePlayUrl) ? createQrCode(toAbsoluteUrl(createGetPath(game.slug))) : null,
  };
}

export default function GetPage({ loaderData }: Route.ComponentProps) {
  const { game, copy, code, news, breadcrumbs } = loaderData;
  const { stores } = game;
  const [isRedirecting, setRedirecting] = useState(false);

  useEffect(() => {
    const platform = detectPhonePlatform(navigator.userAgent, navigator.maxTouchPoints);
    const own = stores.find(({ store }) => store === PHONE_STORES[platform ?? '']);
    if (!own) return;
    setRedirecting(true);
    // Replaces the history entry, so that the back button skips this page.
    window.location.replace(own.url);
  }, [stores]);

  return (
    <section className={styles.page} style={{ '--accent': game.accent } as CSSProperties}>
      <div className={`centered container ${styles.panel}`}>
        <Breadcrumb items={breadcrumbs} />
        <div className={styles.icon}>
          <Picture picture={game.icon} sizes="8rem" isUrgent />
        </div>
        <h1>Get {game.title}</h1>
        <p className="lead">{loaderData.lead}</p>
        {news !== null && (
          <PageLink to={news} className={getButtonClass('primary')}>
            <Icon icon={Bell} size={20} /> {copy.soonButton}
          </PageLink>
        )}
        <p role="status">{isRedirecting && copy.opening}</p>
        <div className={`cluster ${styles.stores}`}>
          {stores.map((store) => (
            <StoreBadge key={store.url} {...store} />
          ))}
        </div>
        {code && (
          <PhoneCode code={code} title={game.title}>
            {copy.codeLine}
          </PhoneCode>
        )}
        {game.demoPath !== null && (
          <DemoLink to={game.demoPath} title={game.title} className={`${getButtonClass('paper')} ${styles.demo}`} />
        )}
        <StoreTrademarks stores={stores} />
      </div>
    </section>
  );
}
