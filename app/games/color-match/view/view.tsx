// View of Color Match: time bar, way to the best score, deck, verdict and two answer buttons.
import { Check, Play, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useRef, useState } from 'react';
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { createPressHandlers } from '#app/game-kit/input/press-handlers.ts';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { MATCH, NO_MATCH, describePrompt } from '#app/games/color-match/text.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { BestBar, TimeBar } from './bars.tsx';
import { CardBack, PromptCard } from './card.tsx';
import { isLate, getSecondsLeft, rules } from '#app/games/color-match/rules/rules.ts';
import type { AnsweredEvent, ColorMatchEvent, ColorMatchMove, ColorMatchState } from '#app/games/color-match/rules/rules.ts';
import { Verdict } from './verdict.tsx';
import keyCap from '#app/game-kit/input/key-cap.module.css';
import styles from './view.module.css';

const ANSWERS = [
  { saysMatch: false, label: NO_MATCH.action, key: NO_MATCH.keys[0], arrow: '←', icon: X, side: 'left' },
  { saysMatch: true, label: MATCH.action, key: MATCH.keys[0], arrow: '→', icon: Check, side: 'right' },
] as const;

/** The answer to the previous prompt, kept across time steps; null if it was not given in this view. */
function useLastAnswer(events: readonly ColorMatchEvent[], number: number): AnsweredEvent | null {
  const [held, setHeld] = useState<AnsweredEvent | null>(null);
  const latest = events.findLast((event) => event.type === 'answered') ?? held;
  if (latest !== held) setHeld(latest);
  return latest?.number === number - 1 ? latest : null;
}

export function View({ state, events, isPaused, best, preferences, play }: ViewProps<ColorMatchState, ColorMatchMove, ColorMatchEvent>) {
  const table = useRef<HTMLDivElement>(null);
  const { deck, number, isStarted } = state;
  const last = useLastAnswer(events, number);
  const isOver = rules.outcome(state) !== null;
  const isRunning = isStarted && !isOver && !isPaused;
  const hasPatterns = preferences['color-patterns'] === true;
  const submitAnswer = (saysMatch: boolean) => play({ type: 'answer', number, saysMatch });

  function start(): void {
    table.current?.focus({ preventScroll: true }); // the button disappears, but its keys must keep working
    play({ type: 'start' });
  }

  useKeys((event) => {
    const answer = ANSWERS.find(({ key }) => key === event.key);
    if (!answer) return;
    event.preventDefault();
    if (!event.repeat) submitAnswer(answer.saysMatch);
  });

  return (
    <div ref={table} role="group" aria-label="Game" tabIndex={-1} data-play={isStarted || undefined}>
      <Field>
        <div className={styles.play}>
          <div className={`stack ${styles.bars}`}>
            <TimeBar state={state} isRunning={isRunning} />
            <p className="visually-hidden">{`Time: ${getSecondsLeft(state)}`}</p>
            <BestBar score={state.right} best={best} />
          </div>
          <div className={`middle ${styles.table}`}>
            {isRunning && isLate(state) && <span key={getSecondsLeft(state)} aria-hidden className={styles.late} />}
            <CardBack />
            {isRunning && <PromptCard key={number} prompt={deck.prompt} number={number} hasPattern={hasPatterns} answer={null} />}
            {last && <PromptCard key={number - 1} prompt={last.prompt} number={number - 1} hasPattern={hasPatterns} answer={last} />}
            {!isStarted && (
              <Button data-play className={styles.start} onClick={start}>
                <Icon icon={Play} size={24} fill="currentcolor" /> Start
              </Button>
            )}
            {isOver && <p className={`edge ${styles.over}`}>Time’s up!</p>}
          </div>
          {isRunning && <p className="visually-hidden">{describePrompt(deck.prompt)}</p>}
          <Verdict key={number} last={last} streak={state.streak} />
        </div>
      </Field>
      {ANSWERS.map(({ saysMatch, label, arrow, icon, side }) => (
        <Controls key={label} side={side}>
          <button
            type="button"
            className={`middle ${keyCap.cap} ${styles.answer}`}
            data-says={saysMatch ? 'match' : 'no-match'}
            data-idle={!isStarted || isOver || undefined}
            aria-disabled={isOver}
            {...createPressHandlers(() => submitAnswer(saysMatch))}
          >
            <Icon icon={icon} size={34} strokeWidth={4} />
            {label}
            <kbd aria-hidden translate="no">
              {arrow}
            </kbd>
          </button>
        </Controls>
      ))}
    </div>
  );
}
