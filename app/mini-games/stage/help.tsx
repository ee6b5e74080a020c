// How a game is played; opens without leaving it.
import { CircleHelp } from 'lucide-react';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { Drawer } from './drawer.tsx';

export function Help({ lines, shell }: { lines: readonly string[]; shell: Shell }) {
  return (
    <Drawer icon={CircleHelp} title="How to play" shell={shell}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Drawer>
  );
}
