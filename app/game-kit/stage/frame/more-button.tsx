// The "More" button; it loads the dialog on demand.
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { MoreButtonProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import line from './status-line.module.css';

const loadMoreDialog = () => import('#app/game-kit/stage/dialogs/more-dialog.tsx');

export function MoreButton({ className, ...props }: MoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const lazyModule = useLazyModule(loadMoreDialog, isOpen);

  return (
    <>
      <button type="button" className={className} title="More" onClick={() => setOpen(lazyModule !== 'load-failed' || !isOpen)}>
        <Ellipsis aria-hidden size={20} /> <span>More</span>
      </button>
      {isOpen && lazyModule === 'load-failed' && (
        <p role="alert" className={line.notice}>
          Couldn't load this. Check your connection.
        </p>
      )}
      {isOpen && lazyModule !== null && lazyModule !== 'load-failed' && <lazyModule.MoreDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
