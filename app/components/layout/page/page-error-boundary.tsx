// Layout route around every page. Errors of a page keep the header and the footer; slow navigations show a placeholder.
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/page-error-boundary.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import { RouterError } from './router-error.tsx';
import { useSlowNavigation } from '#app/components/layout/lib/use-slow-navigation.ts';

const PageNotFound = lazy(async () => ({ default: (await import('./page-not-found.tsx')).PageNotFound }));

export default function PageErrorBoundary() {
  return useSlowNavigation() ? <LoadingPlaceholder /> : <Outlet />;
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
