// Gives the stage the whole screen.
// There is none on phones, whose stage fills the window anyway, nor where the browser gives no element the screen.
import { Maximize, Minimize } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Tool } from './tool.tsx';

function subscribe(onChange: () => void): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element) target.toggleAttribute('data-full', target === document.fullscreenElement);
    onChange();
  };
  document.addEventListener('fullscreenchange', note);
  return () => document.removeEventListener('fullscreenchange', note);
}

/** Follows the browser, which also leaves full screen by itself. */
export function FullScreenTool({ className }: { className: string }) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <Tool
      icon={isFull ? Minimize : Maximize}
      label={isFull ? 'Exit full screen' : 'Full screen'}
      className={className}
      onPress={({ currentTarget }) =>
        void (isFull
          ? document.exitFullscreen()
          : currentTarget
              .closest('[data-stage]')
              ?.requestFullscreen()
              .catch(() => {}))
      }
    />
  );
}
