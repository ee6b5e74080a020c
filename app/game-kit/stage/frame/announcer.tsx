// What listeners hear of a game: one sentence for each thing that happens, unhurried where the clock sets the pace.
import { useEffect, useRef, useState } from 'react';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';

const UNHURRIED_MS = 500;

export function Announcer({ shell }: { shell: Shell }) {
  const [said, setSaid] = useState({ words: '', count: 0 });
  const saidAtMs = useRef(-UNHURRIED_MS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What stands there from the start, such as a line about the link by which the player has come.
  useEffect(() => {
    const { notice } = shell.getSnapshot();
    if (notice !== null) setSaid({ words: notice, count: 1 });
  }, [shell]);

  useEffects(shell, (effect) => {
    if (effect.type !== 'tell') return;
    const { words } = effect;
    clearTimeout(timer.current);
    const waitMs = shell.getSnapshot().isByClock ? saidAtMs.current + UNHURRIED_MS - performance.now() : 0;
    const say = () => {
      saidAtMs.current = performance.now();
      setSaid(({ count }) => ({ words, count: count + 1 }));
    };
    if (waitMs > 0) timer.current = setTimeout(say, waitMs);
    else say();
  });

  return (
    <p aria-live="polite" className="visually-hidden" data-announcer>
      {/* A new element is told again, even when it says the same. */}
      <span key={said.count}>{said.words}</span>
    </p>
  );
}
