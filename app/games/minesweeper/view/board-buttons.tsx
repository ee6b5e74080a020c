// The buttons below the board: flag mode and, on large boards, zoom.
import { Flag, ZoomIn, ZoomOut } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import keyCap from '#app/game-kit/input/key-cap.module.css';
import styles from './board-buttons.module.css';

interface BoardButtonsProps {
  readonly isFlagMode: boolean;
  onFlagMode(isOn: boolean): void;
  /** Of boards that can be zoomed. */
  readonly zoom: { readonly isWhole: boolean; showWhole(): void; zoomIn(): void } | null;
}

export function BoardButtons({ isFlagMode, onFlagMode, zoom }: BoardButtonsProps) {
  return (
    <div className={`cluster ${styles.buttons}`}>
      <button
        type="button"
        className={`target ${keyCap.cap} ${styles.button} ${styles.mode}`}
        aria-pressed={isFlagMode}
        onClick={() => onFlagMode(!isFlagMode)}
      >
        <Icon icon={Flag} size={20} strokeWidth={2.5} /> Flag mode
      </button>
      {zoom && (
        <>
          <button
            type="button"
            className={`target ${keyCap.cap} ${styles.button}`}
            aria-label="Whole board"
            aria-disabled={zoom.isWhole}
            onClick={zoom.showWhole}
          >
            <Icon icon={ZoomOut} size={22} strokeWidth={2.5} />
          </button>
          <button type="button" className={`target ${keyCap.cap} ${styles.button}`} aria-label="Larger squares" onClick={zoom.zoomIn}>
            <Icon icon={ZoomIn} size={22} strokeWidth={2.5} />
          </button>
        </>
      )}
    </div>
  );
}
