// The "More" button; it loads the dialog on demand.
import { Ellipsis } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState } from 'react';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import line from './status-line.module.css';

const loadMoreDialog = () => import('./more-dialog.tsx');

export function MoreButton({ className }: { className: string }) {
  const [isOpen, setOpen] = useState(false);
  const [part, hasFailed] = useLazyPart(loadMoreDialog, isOpen);

  return (
    <>
      <button type="button" className={className} title="More" aria-label="More" onClick={() => setOpen(!hasFailed)}>
        <Icon icon={Ellipsis} size={20} />
      </button>
      {hasFailed && (
        <p role="alert" className={`middle ${line.notice}`}>
          Couldn't load this. Check your connection.
        </p>
      )}
      {isOpen && part && <part.MoreDialog onClose={() => setOpen(false)} />}
    </>
  );
}
