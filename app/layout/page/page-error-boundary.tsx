// Layout route around every page. Errors of a page keep the header and the footer. A page stays until the next one has come, unless that is
// a game's, which has a placeholder while it is looked up. Another address mounts its page anew, also where both share a module, so that no
// text of a translated page is left over.
import { useEffect, useState, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate, isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/page-error-boundary.ts';
import { PendingGameError } from './game-load-error.tsx';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import { RouterError } from './router-error.tsx';
import { TranslationErrorBoundary } from '#app/components/ui/lib/translation-error-boundary.tsx';
import { isGamePath } from '#app/content/paths.ts';
import { usePendingPage } from '#app/layout/lib/use-pending-page.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';

const loadPageNotFound = () => import('#app/layout/not-found/page-not-found.tsx');

/** What stands in for the page while that of a game is on its way; null if nothing does. */
function usePendingGame(): ReactNode {
  const navigate = useNavigate();
  const pending = usePendingPage();
  const path = pending && isGamePath(pending.location.pathname) ? createPath(pending.location) : null;
  const [retriedPath, setRetriedPath] = useState<string | null>(null);

  useEffect(() => {
    if (path === null) setRetriedPath(null);
  }, [path]);

  function retry(to: string): void {
    setRetriedPath(to);
    void navigate(to);
  }

  if (!pending || path === null) return null;
  if (pending.hasFailed || path === retriedPath) return <PendingGameError isRetrying={!pending.hasFailed} onRetry={() => retry(path)} />;
  return pending.isSlow ? <LoadingPlaceholder /> : null;
}

export default function PageErrorBoundary() {
  const { pathname } = useLocation();
  const pendingGame = usePendingGame();
  if (pendingGame) return pendingGame;
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
