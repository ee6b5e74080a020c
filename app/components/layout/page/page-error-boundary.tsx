// Around every page, inside the frame: a page that throws leaves the header and footer in place, and one that is slow to load gets a placeholder.
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
  // A member that a family of pages does not have is no failure.
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense fallback={<LoadingPlaceholder />}>
        <PageNotFound />
      </Suspense>
    );
  return <RouterError error={error} />;
}
