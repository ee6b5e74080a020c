// Puts the news of a new version on the page, beside what React has there.
import { createRoot } from 'react-dom/client';
import { UpdateToast } from './update-toast.tsx';

export function showUpdateToast(activateUpdate: () => void): void {
  const toastRoot = createRoot(document.body.appendChild(document.createElement('div')));
  toastRoot.render(<UpdateToast onReload={activateUpdate} onLater={() => toastRoot.render(null)} />);
}
