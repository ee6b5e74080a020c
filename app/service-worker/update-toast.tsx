// Toast shown once when a new version is ready. The version activates when the visitor agrees or all tabs are closed.
import { X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import { createRoot } from 'react-dom/client';

interface UpdateToastProps {
  onReload(): void;
  onLater(): void;
}

export function UpdateToast({ onReload, onLater }: UpdateToastProps) {
  return (
    <div role="status" className="toast row" data-screen-only>
      <p>An update is ready. Your games are saved.</p>
      <Button onClick={onReload}>Reload</Button>
      <button type="button" className="target" aria-label="Later" onClick={onLater}>
        <Icon icon={X} size={20} />
      </button>
    </div>
  );
}

/** Renders the update toast in a React root of its own, outside of the page's. */
export function showUpdateToast(activateUpdate: () => void): void {
  const toastRoot = createRoot(document.body.appendChild(document.createElement('div')));
  toastRoot.render(<UpdateToast onReload={activateUpdate} onLater={() => toastRoot.render(null)} />);
}
