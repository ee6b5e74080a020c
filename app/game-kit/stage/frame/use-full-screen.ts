// Full screen for the stage.
import { useState, useSyncExternalStore, type RefObject } from 'react';

export interface FullScreen {
  /** 'window' is the fallback for browsers without element full screen (iPhone): the stage fills the window. Null means normal size. */
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

/** Toggles full screen, and follows the browser when it exits full screen by itself, for example by a gesture. */
export function useFullScreen(stage: RefObject<HTMLElement | null>): FullScreen {
  const hasScreen = useSyncExternalStore(subscribe, isStageFull);
  const [isFillingWindow, setFillingWindow] = useState(false);

  async function enter(element: HTMLElement): Promise<void> {
    try {
      await element.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      setFillingWindow(true); // the API is missing or denied
    }
  }

  function toggle(): void {
    if (isFillingWindow) setFillingWindow(false);
    else if (hasScreen) void document.exitFullscreen();
    else if (stage.current) void enter(stage.current);
  }

  return { size: hasScreen ? 'screen' : isFillingWindow ? 'window' : null, toggle };
}
