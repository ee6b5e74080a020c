// Renders the update toast in a React root of its own, outside of the page's.
import { createRoot } from 'react-dom/client';
import { UpdateToast } from './update-toast.tsx';

export function showUpdateToast(activateUpdate: () => void): void {
  const toastRoot = createRoot(document.body.appendChild(document.createElement('div')));
  toastRoot.render(<UpdateToast onReload={activateUpdate} onLater={() => toastRoot.render(null)} />);
}
