// Layout route around every page. Errors of a page keep the header and the footer; slow navigations show a placeholder. Another address mounts
// its page anew, also where both share a module, so that no text of a translated page is left over.
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/page-error-boundary.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import { RouterError } from './router-error.tsx';
import { TranslationErrorBoundary } from '#app/components/ui/lib/translation-error-boundary.tsx';
import { useSlowNavigation } from '#app/components/layout/lib/use-slow-navigation.ts';

const PageNotFound = lazy(async () => ({ default: (await import('./page-not-found.tsx')).PageNotFound }));

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
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense fallback={<LoadingPlaceholder />}>
        <PageNotFound />
      </Suspense>
    );
  return <RouterError error={error} />;
}
