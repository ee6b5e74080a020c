// Live region for screen readers. In real-time games, announcements are throttled and only the latest one is spoken.
import { useEffect, useRef, useState } from 'react';
import { useEffects, useStage } from '#app/game-kit/stage-context.ts';

const MIN_INTERVAL_MS = 500;

export function Announcer() {
  const { store } = useStage();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announcedAtMs = useRef(-MIN_INTERVAL_MS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Announce a notice that is shown from the start, such as one about an invalid link.
  useEffect(() => {
    const { notice } = store.getSnapshot();
    if (notice !== null) setAnnouncement({ text: notice, count: 1 });
  }, [store]);

  useEffects((effect) => {
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
      {/* A new key makes screen readers repeat the same text. */}
      <span key={announcement.count}>{announcement.text}</span>
    </p>
  );
}
