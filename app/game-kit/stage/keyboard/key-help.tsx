// Holds a game while its player looks at the keys, whose sheet comes when it is asked for.
import { useEffect } from 'react';
import type { CabinetProps } from '#app/game-kit/stage/frame/game-frame.tsx';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';

const loadSheet = () => import('./key-help-dialog.tsx');

/** Where the sheet does not come, the game goes on; the next call for help asks for it again. */
export function KeyHelp(props: CabinetProps & { onClose: () => void }) {
  const { shell, onClose } = props;
  const late = useLate(loadSheet, true);

  useEffect(() => {
    shell.send({ type: 'cover', by: 'dialog' });
    return () => shell.send({ type: 'uncover', by: 'dialog' });
  }, [shell]);

  useEffect(() => {
    if (late === 'missing') onClose();
  }, [late, onClose]);

  return late !== null && late !== 'missing' && <late.KeySheet {...props} />;
}
