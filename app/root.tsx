// The root route: the HTML document, the page frame, and fallbacks for loading and errors.
import '#app/styles/base.css';
import displayFace from '#app/styles/fonts/dynapuff.woff2';
import textFace from '#app/styles/fonts/figtree.woff2';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinkDescriptor } from 'react-router';
import type { Route } from './+types/root.ts';
import { PageFrame, type PageFrameContent } from './layout/page/page-frame.tsx';
import { LoadingPlaceholder } from './layout/page/loading-placeholder.tsx';
import { RouterError } from './layout/page/router-error.tsx';
import { StarShape } from './components/ui/ratings/rating.tsx';
import { TranslationErrorBoundary } from './components/ui/lib/translation-error-boundary.tsx';
import { findPicture } from './content/queries/pictures.ts';
import { createNavigation } from './content/queries/navigation.ts';
import { isOver } from './content/format/dates.ts';
import { addressOffice } from './content/format/address.ts';
import { pageNotFound } from './content/data/not-found.ts';
import { ORIGIN } from './content/data/site.ts';
import { studio } from './content/data/studio.ts';
import { createCanonicalMeta } from './seo/canonical.ts';
import { createPageMeta } from './seo/page-meta.ts';
import { isHydrated, markHydrated, useHydrated } from './startup/hydration.ts';
import { reloadPage } from '#app/startup/router/block-router-reload.ts';
import { loadPictures } from './components/ui/lib/load-pictures.ts';
import { loadDocumentInstead } from '#app/startup/router/load-document.ts';
import { redirectToPage } from '#app/startup/router/redirect-to-page.ts';
import { runAfterLoad } from '#app/startup/inline/when-idle.ts';

/**
 * Preloads both fonts. The text font is used only if it arrives before the first paint (font-display: optional); the heading font may swap
 * in later.
 */
export function links(): LinkDescriptor[] {
  return [displayFace, textFace].map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));
}

export function loader() {
  const { tagline, supportEmail, offices, notice } = studio;
  const [office] = offices.map(addressOffice);
  const frame: PageFrameContent = {
    studio: { tagline, supportEmail, office },
    navigation: createNavigation(),
    notice: notice && !isOver(notice.until, new Date()) ? notice.text : undefined,
  };
  return { head: createPageMeta({ ...pageNotFound.meta, isIndexed: false }), frame, notFoundPicture: findPicture('not-found/mouse') };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [redirectToPage, loadDocumentInstead];

/** The frame's data is the same on every page. */
export function shouldRevalidate() {
  return false;
}

/** The metadata of 404.html. It is served for every unknown URL, so its canonical URL is known only in the browser. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return;
  return isHydrated() ? [...loaderData.head, ...createCanonicalMeta(location.pathname)] : loaderData.head;
}

export function Layout({ children }: { children: ReactNode }) {
  // Renders again after hydration, because metadata that depends on the URL's query must not differ from the prerendered head.
  useHydrated();
  return (
    <html lang="en" style={{ '--origin': `'${ORIGIN}'` } as CSSProperties}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iPhones make links of figures and dates. What is a phone number or an address has a link of its own. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content={import.meta.env.COLOR_GROUND} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" />
        {/* Created by the build; `npm run dev` has none. */}
        {import.meta.env.PROD && <link rel="manifest" href="/site.webmanifest" />}
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        {children}
        <StarShape />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** If the chunk fails to load, the page works without it. */
function loadDeferredStartup(): void {
  import('./deferred-startup.ts').then((module) => module.runDeferredStartup(reloadPage)).catch(() => {});
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(markHydrated, []);
  useEffect(loadPictures, []);
  useEffect(() => runAfterLoad(loadDeferredStartup), []);
  return (
    <TranslationErrorBoundary>
      <PageFrame content={loaderData.frame}>
        <Outlet />
      </PageFrame>
    </TranslationErrorBoundary>
  );
}

export function HydrateFallback({ loaderData }: Route.HydrateFallbackProps) {
  return (
    <PageFrame content={loaderData?.frame}>
      <LoadingPlaceholder picture={loaderData?.notFoundPicture} />
    </PageFrame>
  );
}

/** Catches errors of the frame itself. Errors of a page are caught inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <RouterError error={error} />
    </main>
  );
}
