// The verdict on the last answer, and the streak of correct answers: the longer, the more flames.
import { Check, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { AnsweredEvent } from '#app/games/color-match/rules/rules.ts';
import styles from './verdict.module.css';

const ANSWERS_PER_FLAME = 3;
const MAX_FLAMES = 5;

export function Verdict({ last, streak }: { last: AnsweredEvent | null; streak: number }) {
  const flames = Math.min(MAX_FLAMES, Math.floor(streak / ANSWERS_PER_FLAME));
  return (
    <div aria-hidden className={`row ${styles.row}`}>
      {last && (
        <span className={`row ${styles.verdict}`} data-right={last.isRight || undefined}>
          {last.isRight ? <Icon icon={Check} size={20} strokeWidth={4} /> : <Icon icon={X} size={20} strokeWidth={4} />}
          <span>{last.isRight ? '+1' : '−2 s'}</span>
        </span>
      )}
      {flames > 0 && (
        <span className={`row ${styles.streak}`}>
          {Array.from({ length: flames }, (_, index) => (
            <svg key={index} viewBox="0 0 24 30" data-last={index === flames - 1 || undefined}>
              <path d="M12 1c2 5 9 9 9 17a9 9 0 0 1-18 0c0-4 2-6 4-9 1 3 2 4 4 5 1-4-1-8 1-13z" fill="var(--danger)" />
              <path d="M12 15c2 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7z" fill="var(--highlight)" />
            </svg>
          ))}
          <span>{`${streak} in a row`}</span>
        </span>
      )}
    </div>
  );
}
