// Button that installs the site, shown only if the browser offers it.
import { Download } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useSyncExternalStore } from 'react';
import { getInstallPrompt, INSTALL_CHANGE_EVENT } from '#app/startup/inline/install-prompt.ts';
import { Button } from '#app/components/ui/controls/button.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(INSTALL_CHANGE_EVENT, onChange);
  return () => window.removeEventListener(INSTALL_CHANGE_EVENT, onChange);
}

export function InstallButton() {
  const installPrompt = useSyncExternalStore(
    subscribe,
    () => getInstallPrompt(),
    () => null,
  );
  if (!installPrompt) return null;
  return (
    <Button kind="paper" onClick={() => void installPrompt.prompt()}>
      <Icon icon={Download} size={20} /> Install
    </Button>
  );
}
