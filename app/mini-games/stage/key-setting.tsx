// A key that the player can set: a press on its button, then the key.
import { useRef, useState, type KeyboardEvent } from 'react';
import { keyName, settableKey } from './key-names.ts';
import styles from './sheet.module.css';

interface KeySettingProps {
  readonly label: string;
  readonly value: string; // as in KeyboardEvent.key
  onSet(key: string): void;
}

export function KeySetting({ label, value, onSet }: KeySettingProps) {
  const [isWaiting, setWaiting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isAnswered = useRef(false); // the key that is still down has been taken

  function take(event: KeyboardEvent): void {
    if (!isWaiting || event.key === 'Tab' || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    isAnswered.current = true;
    const key = settableKey(event.key);
    setRefused(key === null && event.key !== 'Escape');
    if (key !== null) onSet(key);
    if (key !== null || event.key === 'Escape') setWaiting(false);
  }

  return (
    <div className={styles.setting}>
      {label}
      <button
        type="button"
        aria-label={`${label}: ${keyName(value)}`}
        aria-pressed={isWaiting}
        onClick={() => setWaiting(!isWaiting)}
        onBlur={() => setWaiting(false)}
        onKeyDown={take}
        // Some browsers press a button only when Space comes up.
        onKeyUp={(event) => {
          if (isAnswered.current) event.preventDefault();
          isAnswered.current = false;
        }}
      >
        {isWaiting ? 'Press a key' : keyName(value)}
      </button>
      <span role="status">{isRefused && isWaiting && 'This key is taken. Try another one.'}</span>
    </div>
  );
}
