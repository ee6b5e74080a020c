// Shares a result as a challenge, with the player's initials if they give them.
import { ShareButton } from './share-button.tsx';
import styles from './share-button.module.css';
import { isBeatable, toInitials, type Measured } from './challenge.ts';

interface ShareResultProps {
  readonly measured: Measured | null;
  readonly initials: string;
  readonly onChange: (initials: string) => void;
  readonly text: string;
}

export function ShareResult({ measured, initials, onChange, text }: ShareResultProps) {
  return (
    <span className={styles.challenge}>
      {measured && isBeatable(measured) && (
        <input
          className={styles.initials}
          aria-label="Your initials, if you like"
          placeholder="Initials"
          maxLength={3}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          value={initials}
          onChange={({ currentTarget }) => onChange(toInitials(currentTarget.value))}
        />
      )}
      <ShareButton what="Result" text={text} />
    </span>
  );
}
