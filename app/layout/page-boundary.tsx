// Around every page, inside the frame: a page that throws leaves the header and footer in place, and one that is slow to load gets a placeholder.
import { Outlet } from 'react-router';
import type { Route } from './+types/page-boundary.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import { RouterError } from './router-error.tsx';
import { useLongWait } from './use-long-wait.ts';

export default function PageBoundary() {
  return useLongWait() ? <LoadingPlaceholder /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouterError error={error} />;
}
