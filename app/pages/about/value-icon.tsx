// The icon of each core value.
import { Gem, HandHeart, Handshake, Lightbulb, ShieldCheck, Sprout } from 'lucide-react';
import type { CoreValue } from '#app/content/schema.ts';
import styles from './value-icon.module.css';

const ICONS = {
  Innovation: Lightbulb,
  Quality: Gem,
  'Player Focus': HandHeart,
  Collaboration: Handshake,
  Growth: Sprout,
  Integrity: ShieldCheck,
} as const;

export function ValueIcon({ value }: { value: CoreValue['title'] }) {
  const Icon = ICONS[value];
  return (
    <span className={styles.icon}>
      <Icon aria-hidden size={30} strokeWidth={2.25} />
    </span>
  );
}
