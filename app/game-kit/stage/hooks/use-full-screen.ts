// A stage that takes the whole screen.
import { useState, useSyncExternalStore, type RefObject } from 'react';

export interface FullScreen {
  /** What the stage takes: only the window in a browser that gives the screen to no element, as on iPhones; null while it stands in its page. */
  readonly size: 'screen' | 'window' | null;
  toggle(): void;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function isStageFull(): boolean {
  return document.fullscreenElement?.matches('[data-stage]') ?? false;
}

/** Gives the screen to the stage, and takes it back. The browser takes it back, too: its own way out, such as a gesture, is heard. */
export function useFullScreen(stage: RefObject<HTMLElement | null>): FullScreen {
  const hasScreen = useSyncExternalStore(subscribe, isStageFull);
  const [isFillingWindow, setFillingWindow] = useState(false);

  async function enter(element: HTMLElement): Promise<void> {
    try {
      await element.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      setFillingWindow(true); // the function is missing, or refuses
    }
  }

  function toggle(): void {
    if (isFillingWindow) setFillingWindow(false);
    else if (hasScreen) void document.exitFullscreen();
    else if (stage.current) void enter(stage.current);
  }

  return { size: hasScreen ? 'screen' : isFillingWindow ? 'window' : null, toggle };
}
