// The cards of Color Match: a color word on the face, two rings on the back.
import { Check, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { CSSProperties } from 'react';
import type { AnsweredEvent } from '#app/games/color-match/rules/rules.ts';
import { CARD_COLOR, INK_COLORS, INK_NAMES } from '#app/games/color-match/rules/inks.ts';
import type { Prompt } from '#app/games/color-match/rules/prompts.ts';
import styles from './card.module.css';

export interface PromptCardProps {
  readonly prompt: Prompt;
  readonly number: number;
  /** Whether the ink is also marked by a pattern and its initial. */
  readonly hasPattern: boolean;
  /** The given answer, which makes the card fly off; null while it is unanswered. */
  readonly answer: AnsweredEvent | null;
}

export function PromptCard({ prompt, number, hasPattern, answer }: PromptCardProps) {
  const colors = { '--print': INK_COLORS[prompt.ink], '--face': CARD_COLOR } as CSSProperties;
  const flyDirection = answer && (answer.saysMatch ? 'right' : 'left');
  return (
    <div
      aria-hidden
      className={`middle ${styles.card}`}
      style={colors}
      data-way={flyDirection}
      data-wrong={answer?.isRight === false || undefined}
      data-odd={number % 2 === 1 || undefined}
    >
      <span className={styles.number} translate="no">
        {number}
      </span>
      <span className={styles.word}>{INK_NAMES[prompt.word]}</span>
      {hasPattern && (
        <span className={`middle ${styles.pattern}`} data-ink={prompt.ink} translate="no">
          <b>{INK_NAMES[prompt.ink][0]}</b>
        </span>
      )}
      {answer && (
        <span className={`fill middle ${styles.stamp}`}>
          {answer.isRight ? <Icon icon={Check} size={72} strokeWidth={4} /> : <Icon icon={X} size={72} strokeWidth={4} />}
        </span>
      )}
    </div>
  );
}

export function CardBack() {
  return (
    <div aria-hidden data-deck className={`middle ${styles.back}`}>
      <svg viewBox="0 0 120 80" stroke="var(--on-ink)" strokeWidth="6">
        <circle cx="47" cy="40" r="26" fill="var(--danger)" />
        <circle cx="73" cy="40" r="26" fill="color-mix(in oklch, var(--highlight) 85%, transparent)" />
      </svg>
    </div>
  );
}
