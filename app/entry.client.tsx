// Starts React: hydrates the whole document.
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberFields } from './startup/restore-fields.ts';

/** Not an error of the page, and without harm: see HydrationBoundary. */
function warnOfMismatch(error: unknown): void {
  console.warn('React rendered a part of the page again, because something has changed it, such as a browser extension.', error);
}

rememberFields();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: warnOfMismatch },
  );
});
