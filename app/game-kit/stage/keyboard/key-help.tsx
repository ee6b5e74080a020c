// Holds a game while its player looks at the keys, whose sheet comes when it is asked for.
import { useEffect } from 'react';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';

const loadKeyHelpDialog = () => import('./key-help-dialog.tsx');

/** Where the sheet does not come, the game goes on; the next call for help asks for it again. */
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
