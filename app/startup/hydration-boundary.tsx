// Keeps a hydration mismatch local: if an extension has put nodes beside the fields, React renders only what is in this boundary again.
import { Activity, Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { isHydrated, useHydrated } from './hydration.ts';
import { BOUNDARY_ATTRIBUTE, hasMarkers } from '#app/startup/inline/hydration-markers.ts';
import { restoreFields } from './restore-fields.ts';

function FieldRestorer() {
  useLayoutEffect(restoreFields, []);
  return null;
}

/** Every form and field that is prerendered stands in one. React hydrates its content right after the root, in the same task. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useHydrated(); // The update makes React hydrate the content at once, not when idle.
  // An extension may have put a node before a marker since the inline script looked. Without an Activity, React renders the page again.
  const [Boundary] = useState(() => (typeof document === 'undefined' || isHydrated() || hasMarkers() ? Activity : Fragment));
  return (
    // An element of its own, so that a node beside the boundary does not hide its marker. It has no box (base.css).
    <div {...{ [BOUNDARY_ATTRIBUTE]: '' }}>
      <Boundary>
        {/* First, so that the effects of the content find what was typed. */}
        <FieldRestorer />
        {children}
      </Boundary>
    </div>
  );
}
