// Layout route around every page. Errors of a page keep the header and the footer; slow navigations show a placeholder. Another address mounts
// its page anew, also where both share a module, so that no text of a translated page is left over.
import { useEffect, useState } from 'react';
import { useLocation, useNavigation, isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/page-error-boundary.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import { RouterError } from './router-error.tsx';
import { TranslationErrorBoundary } from '#app/components/ui/lib/translation-error-boundary.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';

/** Faster navigations replace the old page directly. */
const SLOW_NAVIGATION_MS = 400;

/** Whether a navigation takes so long that it needs a placeholder. */
function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const pendingPath = location && location.pathname !== pathname ? location.pathname : null;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    setSlow(false);
    if (pendingPath === null) return;
    const timer = setTimeout(() => setSlow(true), SLOW_NAVIGATION_MS);
    return () => clearTimeout(timer);
  }, [pendingPath]);

  return isSlow && pendingPath !== null;
}

const loadPageNotFound = () => import('#app/components/not-found/page-not-found.tsx');

export default function PageErrorBoundary() {
  const { pathname } = useLocation();
  if (useSlowNavigation()) return <LoadingPlaceholder />;
  return (
    <TranslationErrorBoundary key={pathname}>
      <Outlet />
    </TranslationErrorBoundary>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A 404 means an unknown slug, such as a game that does not exist.
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const [part, hasFailed] = useLazyPart(loadPageNotFound, isUnknown);
  if (!isUnknown || hasFailed) return <RouterError error={error} />;
  return part ? <part.PageNotFound /> : <LoadingPlaceholder />;
}
