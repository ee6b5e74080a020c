// Pauses the game while the key help is open, and loads the dialog on demand.
import { useEffect } from 'react';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';

const loadKeyHelpDialog = () => import('./key-help-dialog.tsx');

/** If the dialog fails to load, the game resumes; the next press of "?" tries again. */
export function KeyHelp(props: GameFrameProps & { onClose: () => void }) {
  const { store, onClose } = props;
  const lazyModule = useLazyModule(loadKeyHelpDialog, true);

  useEffect(() => {
    store.send({ type: 'obscure', by: 'dialog' });
    return () => store.send({ type: 'reveal', by: 'dialog' });
  }, [store]);

  useEffect(() => {
    if (lazyModule === 'load-failed') onClose();
  }, [lazyModule, onClose]);

  return lazyModule !== null && lazyModule !== 'load-failed' && <lazyModule.KeyHelpDialog {...props} />;
}
