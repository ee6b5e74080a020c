// A button of a toolbar, which has its look.
import type { IconNode } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';

interface ToolProps {
  readonly icon: IconNode;
  readonly label: string;
  /** A shorter label in sight; it is part of the long one. */
  readonly shortLabel?: string;
  readonly isReady?: boolean;
  readonly className?: string | undefined;
  readonly isOn?: boolean; // for toggle buttons
  readonly isHinted?: boolean;
  onPress(event: MouseEvent<HTMLElement>): void;
}

/** A disabled tool stays focusable: it uses aria-disabled instead of disabled. */
export function Tool({ icon, label, shortLabel = label, isReady = true, className, isOn, isHinted, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={label}
      aria-disabled={!isReady}
      aria-pressed={isOn}
      data-hint={isHinted || undefined}
      onClick={onPress}
    >
      <Icon icon={icon} size={20} /> <span>{shortLabel}</span>
    </button>
  );
}
