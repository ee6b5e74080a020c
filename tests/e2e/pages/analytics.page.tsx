// Renders what analytics add to the site on a separate page for tests.
import '#app/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ConsentButton } from '#app/analytics/consent-button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { StoreBadge } from '#app/components/ui/controls/store-badge.tsx';
import { reloadPage } from '#app/startup/router/block-router-reload.ts';
import { runDeferredStartup } from '#app/deferred-startup.ts';
import { markHydrated } from '#app/startup/hydration.ts';
import { createTrustedTypesPolicy } from '#app/startup/inline/trusted-types.ts';
import { runAfterLoad } from '#app/startup/inline/when-idle.ts';

createTrustedTypesPolicy(window);
const main = document.getElementById('main');
if (main)
  createRoot(main).render(
    <BrowserRouter>
      <PageLink to="/analytics/elsewhere">Elsewhere</PageLink>
      <StoreBadge store="app-store" name="the App Store" url="https://apps.apple.com/us/app/a-game/id1" />
      <div style={{ height: '200vh' }} />
      {import.meta.env.VITE_ANALYTICS_CONSENT === 'ask' && <ConsentButton />}
    </BrowserRouter>,
  );
markHydrated();
runAfterLoad(() => runDeferredStartup(reloadPage));
