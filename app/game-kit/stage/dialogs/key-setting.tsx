// A setting for one key: the player presses its button, then the new key.
import { useRef, useState, type KeyboardEvent } from 'react';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { getKeyName } from '#app/game-kit/stage/keyboard/key-table.ts';
import styles from './options.module.css';

interface KeySettingProps {
  readonly label: string;
  readonly value: string | null; // as read by `readKey`; null if another setting took its key
  /** The key to store; null if it is reserved. */
  toSettable(key: string): string | null;
  /** Sets the key and returns a message about other settings that changed. */
  onSet(key: string): string;
}

export function KeySetting({ label, value, toSettable, onSet }: KeySettingProps) {
  const [isWaiting, setWaiting] = useState(false);
  const [message, setMessage] = useState('');
  const name = value === null ? 'No key' : getKeyName(value);
  const isKeyCaptured = useRef(false); // the key that is still held was captured

  function captureKey(event: KeyboardEvent): void {
    if (!isWaiting || event.key === 'Tab' || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    isKeyCaptured.current = true;
    const key = toSettable(readKey(event));
    if (key !== null) setMessage(onSet(key));
    else setMessage(event.key === 'Escape' ? '' : 'That key is taken. Try another one.');
    if (key !== null || event.key === 'Escape') setWaiting(false);
  }

  return (
    <div className={`cluster ${styles.setting}`}>
      {label}
      <button
        type="button"
        aria-label={`${label}: ${name}`}
        aria-pressed={isWaiting}
        onClick={() => {
          setWaiting(!isWaiting);
          setMessage('');
        }}
        onBlur={() => {
          setWaiting(false);
          setMessage('');
        }}
        onKeyDown={captureKey}
        // Some browsers click a button on keyup of Space.
        onKeyUp={(event) => {
          if (isKeyCaptured.current) event.preventDefault();
          isKeyCaptured.current = false;
        }}
      >
        {isWaiting ? 'Press a key' : name}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
