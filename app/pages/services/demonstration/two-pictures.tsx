// Two pictures of one thing, before and after, and a slider between them.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { MoveHorizontal } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import styles from './two-pictures.module.css';

const SIZES = '(min-width: 48rem) 44rem, 94vw';
const MIDDLE = 50;

interface TwoPicturesProps {
  readonly before: PictureSource;
  /** Of the same shape. */
  readonly after: PictureSource;
  readonly text: CaseStudyPageText['demonstration'];
}

export function TwoPictures({ before, after, text }: TwoPicturesProps) {
  const [percent, setPercent] = useState(MIDDLE);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => setPercent(Number(slider.current?.value ?? MIDDLE)), []); // it may have been moved before React started
  return (
    <div className={`panel ${styles.pictures}`} style={{ '--before': `${percent}%` } as CSSProperties}>
      <div>
        <Picture picture={after} sizes={SIZES} />
        <span className={`tag ${styles.after}`}>{text.after}</span>
      </div>
      <div className={styles.cut}>
        <Picture picture={before} sizes={SIZES} />
        <span className="tag">{text.before}</span>
      </div>
      <input
        ref={slider}
        type="range"
        data-scripts-only
        defaultValue={MIDDLE}
        aria-labelledby="demonstration"
        aria-valuetext={`${text.before} ${percent}%, ${text.after} ${100 - percent}%`}
        onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
      />
      <span className={`middle ${styles.handle}`} data-scripts-only aria-hidden>
        <Icon icon={MoveHorizontal} size={28} />
      </span>
    </div>
  );
}
