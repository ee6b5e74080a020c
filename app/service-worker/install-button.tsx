// The way onto the home screen, where the browser offers one.
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { heldInstallPrompt, INSTALL_CHANGE } from './install-prompt.ts';
import { Button } from '#app/components/ui/controls/button.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(INSTALL_CHANGE, onChange);
  return () => window.removeEventListener(INSTALL_CHANGE, onChange);
}

export function InstallButton() {
  const offer = useSyncExternalStore(
    subscribe,
    () => heldInstallPrompt(),
    () => null,
  );
  if (!offer) return null;
  return (
    <Button kind="paper" onClick={() => void offer.prompt()}>
      <Download aria-hidden size={20} /> Install
    </Button>
  );
}
