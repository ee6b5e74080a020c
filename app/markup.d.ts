// Attributes of the platform that React's types do not know yet.
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What this button does to the element that `commandfor` names. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
