// The button for everything that is not wanted in play; the sheet comes when it is asked for.
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { CabinetProps } from './game-frame.tsx';
import type { FullScreen } from '#app/game-kit/stage/hooks/use-full-screen.ts';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import line from './status-line.module.css';

const loadSheet = () => import('#app/game-kit/stage/dialogs/more-dialog.tsx');

export interface MoreProps extends CabinetProps {
  readonly fullScreen: FullScreen;
  readonly look: string;
}

export function More({ look, ...props }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  const late = useLate(loadSheet, isOpen);

  return (
    <>
      <button type="button" className={look} title="More" onClick={() => setOpen(late !== 'missing' || !isOpen)}>
        <Ellipsis aria-hidden size={20} /> <span>More</span>
      </button>
      {isOpen && late === 'missing' && (
        <p role="alert" className={line.notice}>
          This did not arrive. Your connection may be taking a break.
        </p>
      )}
      {isOpen && late !== null && late !== 'missing' && <late.Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
