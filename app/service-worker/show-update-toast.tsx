// Puts the news of a new version on the page, beside what React has there.
import { createRoot } from 'react-dom/client';
import { NewVersion } from './update-toast.tsx';

export function tellOfVersion(takeOver: () => void): void {
  const place = createRoot(document.body.appendChild(document.createElement('div')));
  place.render(<NewVersion onReload={takeOver} onLater={() => place.render(null)} />);
}
