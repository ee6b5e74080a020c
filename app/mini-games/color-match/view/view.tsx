// Color Match on its table: the time, the deck, the verdict and two big buttons.
import { Check, Play, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { isPlainKey } from '#app/mini-games/input/keys.ts';
import { pressHandlers } from '#app/mini-games/input/press.ts';
import { Button } from '#app/ui/button.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { CardBack, PromptCard } from './card.tsx';
import { engine, shownSeconds, type ColorMatchMove, type ColorMatchState } from '#app/mini-games/color-match/rules/rules.ts';
import { INK_NAMES } from '#app/mini-games/color-match/rules/inks.ts';
import type { Prompt } from '#app/mini-games/color-match/rules/prompts.ts';
import { TimeBar } from './time-bar.tsx';
import { Verdict } from './verdict.tsx';
import styles from './view.module.css';

const ANSWERS = [
  { saysMatch: false, label: 'No Match', key: 'ArrowLeft', arrow: '←', Icon: X },
  { saysMatch: true, label: 'Match', key: 'ArrowRight', arrow: '→', Icon: Check },
];

function spoken({ word, ink }: Prompt): string {
  return `Word: ${INK_NAMES[word]}. Ink: ${INK_NAMES[ink].toLowerCase()}.`;
}

export function View({ state, isPaused, best, preferences, play }: ViewProps<ColorMatchState, ColorMatchMove>) {
  const table = useRef<HTMLDivElement>(null);
  const { deck, number, last, isStarted } = state;
  const isOver = engine.status(state) !== 'playing';
  const isAsking = isStarted && !isOver;
  const hasPatterns = preferences['color-patterns'] === true;
  const say = (saysMatch: boolean) => play({ type: 'answer', number, saysMatch });

  function start(): void {
    table.current?.focus({ preventScroll: true }); // the button goes, the keys stay
    play({ type: 'start' });
  }

  function handleKey(event: KeyboardEvent): void {
    if (!isPlainKey(event)) return;
    const answer = ANSWERS.find(({ key }) => key === event.key);
    if (!answer && !(event.repeat && event.key === 'Enter')) return; // a held Enter would press its button again and again
    event.preventDefault();
    if (answer && !event.repeat) say(answer.saysMatch);
  }

  return (
    <div ref={table} role="group" aria-label="Game" tabIndex={-1} className={styles.game} onKeyDown={handleKey}>
      <Figures
        items={[
          ['Score', state.right],
          ['Best', best ?? 0],
          ['Time', shownSeconds(state)],
        ]}
      />
      <TimeBar state={state} isRunning={isAsking && !isPaused} />
      <div className={styles.table}>
        <CardBack />
        {isAsking && <PromptCard key={number} prompt={deck.prompt} number={number} hasPattern={hasPatterns} answer={null} />}
        {last && <PromptCard key={number - 1} prompt={last.prompt} number={number - 1} hasPattern={hasPatterns} answer={last} />}
        {!isStarted && (
          <Button className={styles.start} onClick={start}>
            <Play aria-hidden size={24} fill="currentcolor" /> Start
          </Button>
        )}
        {isOver && <p className={styles.over}>Time’s up!</p>}
      </div>
      <p aria-live="polite" aria-atomic className="visually-hidden">
        {last && <span>{last.isRight ? 'Right.' : 'Wrong, 2 seconds lost.'} </span>}
        {isAsking && <span>{spoken(deck.prompt)}</span>}
      </p>
      <Verdict key={number} last={last} streak={state.streak} />
      <div className={styles.answers}>
        {ANSWERS.map(({ saysMatch, label, arrow, Icon }) => (
          <button
            key={label}
            type="button"
            className={styles.answer}
            data-says={saysMatch ? 'match' : 'no-match'}
            aria-disabled={!isAsking || isPaused}
            {...pressHandlers(() => say(saysMatch))}
          >
            <Icon aria-hidden size={34} strokeWidth={4} />
            {label}
            <kbd aria-hidden>{arrow}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}
