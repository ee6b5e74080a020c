// The list of the ways to play, or what the board of a day says instead.
import { ChevronDown } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useSnapshot, useStage } from '#app/game-kit/stage-context.ts';

/** Arrows open a list, as on a Mac: otherwise each would choose, and move the focus to the board. A browser that cannot open it lets them choose. */
function openList(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!event.key.startsWith('Arrow') || !event.currentTarget.showPicker) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

interface VariantListProps {
  /** The variant that is asked for and waits for an answer. */
  readonly requested: string | null;
  onChoose(id: string): void;
  /** The look: of the list, of what the board of a day says, and of the game's name in both. */
  readonly classes: Readonly<Record<'variant' | 'day' | 'name', string | undefined>>;
}

export function VariantList({ requested, onChoose, classes }: VariantListProps) {
  const { entry, game } = useStage();
  const variant = useSnapshot((snapshot) => snapshot.variant);
  const day = useSnapshot(({ source }) => (source?.kind === 'day' ? source.label : null));
  const { variants } = game.rules;
  const gameName = <small className={classes.name}>{entry.title}</small>; // where the heading of the page is out of sight
  if (day !== null || variants.length === 1)
    return (
      <span className={classes.day} data-label>
        {gameName}
        <span>{day}</span>
      </span>
    );
  const shown = requested ?? variant.id;
  return (
    <div className={classes.variant}>
      <select
        className="fill"
        aria-label="Variant"
        value={shown}
        onKeyDown={openList}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {variants.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {/* A select cannot wrap its text, so this overlay shows the label. */}
      <span className="row" aria-hidden>
        <b data-label>
          {gameName}
          <span>{variants.find(({ id }) => id === shown)?.label}</span>
        </b>
        <Icon icon={ChevronDown} size={16} />
      </span>
    </div>
  );
}
