// Keeps a hydration mismatch local: if an extension has put nodes beside the fields, React renders only what is in this boundary again.
import { Activity, useLayoutEffect, type ReactNode } from 'react';
import { useHydrated } from './hydration.ts';
import { restoreFields } from './restore-fields.ts';

function FieldRestorer() {
  useLayoutEffect(restoreFields, []);
  return null;
}

/** Every form and field that is prerendered stands in one. React hydrates its content right after the root, in the same task. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useHydrated(); // The update makes React hydrate the content at once, not when idle.
  return (
    <Activity>
      {/* First, so that the effects of the content find what was typed. */}
      <FieldRestorer />
      {children}
    </Activity>
  );
}
