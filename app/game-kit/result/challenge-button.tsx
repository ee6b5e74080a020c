// Sends a result to friends, who are to beat it: a text with a link. The first press asks for initials.
import { Send } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { shareOrCopy, type ShareOutcome } from '#app/components/ui/lib/share-or-copy.ts';
import { getMargin, isBeatable, toInitials, type Measured, type Rival } from '#app/game-kit/session/challenge.ts';
import styles from './challenge-button.module.css';

interface ChallengeButtonProps {
  readonly measured: Measured | null;
  /** The results that came with the link, best first. */
  readonly rivals: readonly Rival[];
  /** As they are stored; anything else than text before they were asked for. */
  readonly initials: unknown;
  onInitials(initials: string): void;
  createText(initials: string): string;
  /** Whether the text shows the game in squares, which are worth sending also where nothing can be beaten. */
  readonly hasSquares?: boolean;
}

export function ChallengeButton({ measured, rivals, initials, onInitials, createText, hasSquares = false }: ChallengeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [entered, setEntered] = useState(toInitials(initials));
  const [shared, setShared] = useState<ShareOutcome | null>(null);
  const isChallenge = isBeatable(measured);
  if (!isChallenge && !hasSquares) return null;
  const [best] = rivals;
  const isBeaten = isChallenge && best !== undefined && getMargin(measured.measure, best, measured.figure) > 0;
  const label = isBeaten && best.by !== null ? `Send It Back to ${best.by}` : isChallenge ? 'Challenge' : 'Share';
  const text = createText(entered);

  function send(): void {
    setAsking(false);
    void shareOrCopy({ text }, text).then(setShared);
  }

  if (isAsking)
    return (
      <form
        className={`row ${styles.initials}`}
        onSubmit={(event) => {
          event.preventDefault();
          onInitials(entered);
          send();
        }}
      >
        <input
          ref={(input) => input?.focus()}
          className="input-box"
          aria-label="Your initials, if you like"
          placeholder="Initials"
          maxLength={3}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          value={entered}
          onChange={({ currentTarget }) => setEntered(toInitials(currentTarget.value))}
        />
        <Button kind="paper" type="submit">
          <Icon icon={Send} size={20} /> Send
        </Button>
      </form>
    );
  return (
    <>
      <Button kind="paper" onClick={() => (isChallenge && entered === '' ? setAsking(true) : send())}>
        <Icon icon={Send} size={20} />
        <span>{shared === 'copied' ? 'Copied' : label}</span>
      </Button>
      {isChallenge && entered !== '' && (
        <button type="button" className={styles.change} aria-label="Change your initials" onClick={() => setAsking(true)}>
          as <b translate="no">{entered}</b>
        </button>
      )}
      {shared === 'refused' && (
        <label className={`stack ${styles.text}`}>
          Your browser blocked copying. Here's the text:
          <textarea className="input-box" readOnly rows={3} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
