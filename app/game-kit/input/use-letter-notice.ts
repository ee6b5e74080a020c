// Tells a player who types letters of another script, once, instead of being silent.
import { useRef } from 'react';

/** Returns a function to call with whether a letter is from another script; of several in a row, only the first one is told. */
export function useLetterNotice(tell: () => void): (isOther: boolean) => void {
  const hasTold = useRef(false);
  return (isOther) => {
    if (isOther && !hasTold.current) tell();
    hasTold.current = isOther;
  };
}
