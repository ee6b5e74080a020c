// The boards of a day in a row: a check mark on finished ones, links to open ones.
import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { CSSProperties } from 'react';
import { getHue, registry } from '#app/games/registry.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { createDayPath } from '#app/arcade/daily/model/day-address.ts';
import { getDailyResult, type DailyHistory } from '#app/arcade/daily/model/daily-history.ts';
import { formatResult } from '#app/arcade/daily/model/daily-text.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import styles from './day-set.module.css';

export interface DaySetProps {
  readonly day: number;
  readonly today: number;
  readonly dailyHistory: DailyHistory;
  readonly toys: Toys;
  readonly current?: string;
}

export function DaySet({ day, today, dailyHistory, toys, current }: DaySetProps) {
  return (
    <ul className={`row ${styles.set}`}>
      {getDailySet(day).map(({ game }) => {
        const entry = registry.find(({ id }) => id === game);
        const done = getDailyResult(dailyHistory, game, day);
        const toy = toys[game];
        return (
          entry && (
            <li key={game} style={{ '--hue': getHue(entry) } as CSSProperties}>
              <PageLink
                to={createDayPath(game, day, today)}
                className={`edge ${styles.board}`}
                data-done={done ? '' : undefined}
                aria-current={game === current ? 'page' : undefined}
                title={entry.title}
              >
                {toy && <Picture picture={toy} sizes="2.75rem" />}
                <span className="visually-hidden">{done ? `${entry.title}, done: ${formatResult(done)}` : entry.title}</span>
                {done && <Icon icon={Check} size={14} strokeWidth={4} className={styles.check} />}
              </PageLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
