// Round every page, inside the frame: a page that throws leaves header and footer standing.
import { Outlet } from 'react-router';
import type { Route } from './+types/page-boundary.ts';
import { RouterError } from './router-error.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouterError error={error} />;
}
