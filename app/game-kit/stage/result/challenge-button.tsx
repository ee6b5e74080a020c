// Sends a result to friends, who are to beat it: a text with a link and, where the device takes it, a picture. The first press asks for initials.
import { Send } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { shareOrCopy, type ShareOutcome } from '#app/components/ui/lib/share-or-copy.ts';
import { getLead, isBeatable, toInitials, type Measured, type Rival } from '#app/game-kit/session/challenge.ts';
import styles from './challenge-button.module.css';

interface ChallengeButtonProps {
  readonly measured: Measured | null;
  /** The results that came with the link, best first. */
  readonly rivals: readonly Rival[];
  /** As they are stored; anything else than text before they were asked for. */
  readonly initials: unknown;
  onInitials(initials: string): void;
  createText(initials: string): string;
  /** Must be a stable function. Without a picture the text goes alone. */
  readonly loadPicture?: () => Promise<File | null>;
}

/** A picture that the device can share; it has to be there before the press, which browsers do not wait for. */
function usePicture(loadPicture?: () => Promise<File | null>): File | null {
  const [picture, setPicture] = useState<File | null>(null);
  useEffect(() => {
    if (typeof navigator.canShare !== 'function' || !loadPicture) return;
    let isCurrent = true;
    const keep = (file: File | null) => isCurrent && file && navigator.canShare({ files: [file] }) && setPicture(file);
    loadPicture().then(keep, () => {});
    return () => {
      isCurrent = false;
    };
  }, [loadPicture]);
  return picture;
}

/** There is none where nothing can be beaten. */
export function ChallengeButton({ measured, rivals, initials, onInitials, createText, loadPicture }: ChallengeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [entered, setEntered] = useState(toInitials(initials));
  const [shared, setShared] = useState<ShareOutcome | null>(null);
  const picture = usePicture(loadPicture);
  if (!isBeatable(measured)) return null;
  const [best] = rivals;
  const isBeaten = best !== undefined && getLead(measured.measure, best, measured.figure) > 0;
  const text = createText(entered);

  function send(): void {
    setAsking(false);
    void shareOrCopy({ text, ...(picture && { files: [picture] }) }, text).then(setShared);
  }

  if (isAsking)
    return (
      <form
        className={styles.initials}
        onSubmit={(event) => {
          event.preventDefault();
          onInitials(entered);
          send();
        }}
      >
        <input
          ref={(input) => input?.focus()}
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
      <Button kind="paper" onClick={() => (entered === '' ? setAsking(true) : send())}>
        <Icon icon={Send} size={20} />
        <span>{shared === 'copied' ? 'Copied' : isBeaten && best.by !== null ? `Send It Back to ${best.by}` : 'Challenge'}</span>
      </Button>
      {entered !== '' && (
        <button type="button" className={styles.change} aria-label="Change your initials" onClick={() => setAsking(true)}>
          as <b translate="no">{entered}</b>
        </button>
      )}
      {shared === 'refused' && (
        <label className={styles.text}>
          Your browser blocked copying. Here's the text:
          <textarea readOnly rows={3} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
