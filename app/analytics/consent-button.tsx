// Changes the answer to whether visits may be counted. Without scripts none is counted, and there is no button.
import { Button } from '#app/components/ui/controls/button.tsx';
import { consentText } from '#app/content/data/consent.ts';
import { useHydrated } from '#app/startup/hydration.ts';
import { isTrackingRefused } from './consent.ts';

async function changeAnswer(opener: HTMLElement): Promise<void> {
  const { askForConsent } = await import('./start-analytics.ts');
  await askForConsent(opener);
}

export function ConsentButton() {
  if (!useHydrated()) return null;
  if (isTrackingRefused()) return <p>{consentText.refused}</p>;
  return (
    <Button kind="paper" onClick={({ currentTarget }) => void changeAnswer(currentTarget)}>
      {consentText.change}
    </Button>
  );
}
