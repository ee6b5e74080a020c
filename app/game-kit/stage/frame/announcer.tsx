// What listeners hear of a game: one sentence for each thing that happens, unhurried where the clock sets the pace.
import { useEffect, useRef, useState } from 'react';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';

const MIN_INTERVAL_MS = 500;

export function Announcer({ store }: { store: GameStore }) {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announcedAtMs = useRef(-MIN_INTERVAL_MS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What stands there from the start, such as a line about the link by which the player has come.
  useEffect(() => {
    const { notice } = store.getSnapshot();
    if (notice !== null) setAnnouncement({ text: notice, count: 1 });
  }, [store]);

  useEffects(store, (effect) => {
    if (effect.type !== 'announce') return;
    const { text } = effect;
    clearTimeout(timer.current);
    const waitMs = store.getSnapshot().isByClock ? announcedAtMs.current + MIN_INTERVAL_MS - performance.now() : 0;
    const announce = () => {
      announcedAtMs.current = performance.now();
      setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    };
    if (waitMs > 0) timer.current = setTimeout(announce, waitMs);
    else announce();
  });

  return (
    <p aria-live="polite" className="visually-hidden" data-announcer>
      {/* A new element is told again, even when it says the same. */}
      <span key={announcement.count}>{announcement.text}</span>
    </p>
  );
}
