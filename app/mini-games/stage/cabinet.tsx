// The frame round every mini game: toolbar, status, screen, help, statistics and options.
import { useRef } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { Announcer } from './announcer.tsx';
import { Help } from './help.tsx';
import { handleStageKey } from './keys.ts';
import { NewsToasts } from './news-toasts.tsx';
import { Options } from './options.tsx';
import { Screen } from './screen.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { StatusLine } from './status-line.tsx';
import { Tally } from './tally.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSight } from './use-sight.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './cabinet.module.css';

export interface CabinetProps {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly shell: Shell;
}

export function Cabinet({ entry, game, shell }: CabinetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { fault } = useSnapshot(shell, 'fault');
  useSight(shell, frame, board);
  if (fault !== null) throw fault.error;

  return (
    <div ref={frame} data-stage className={styles.cabinet} onKeyDown={(event) => handleStageKey(event, game, shell)}>
      <Toolbar entry={entry} game={game} shell={shell} />
      <StatusLine shell={shell} />
      <Tally results={game.results} shell={shell} />
      <Screen entry={entry} game={game} shell={shell} board={board} />
      <div className={styles.drawers}>
        <Help lines={game.howToPlay} shell={shell} />
        {game.preferences && <Options preferences={game.preferences} shell={shell} />}
        <StatisticsTable results={game.results} shell={shell} />
      </div>
      <NewsToasts shell={shell} />
      <Announcer shell={shell} />
    </div>
  );
}
