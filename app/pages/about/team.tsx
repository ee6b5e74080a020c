// The team: a list with portraits. With scripts, a team with a shelf stands on it as toys; who is pressed turns round, and the page tells of them.
import { ArrowUpRight } from 'lucide';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { TeamMember } from '#app/content/schema/game-schema.ts';
import styles from './team.module.css';

interface Member extends Omit<TeamMember, 'image' | 'turn'> {
  readonly portrait: PictureSource;
  /** The film strip in which the figure turns round; null without a shelf. */
  readonly turn: { readonly strip: PictureSource; readonly frames: number } | null;
}

export interface TeamProps {
  readonly team: readonly Member[];
  readonly shelf: PictureSource | null;
  /** What to do with the figures. */
  readonly hint: string;
}

/** On phones, the portraits of a row stand side by side, and what is told of these people below. */
const PORTRAITS_PER_ROW = 3;

export function Team({ team, shelf, hint }: TeamProps) {
  const [chosen, setChosen] = useState<string | null>(null);

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    if (key !== 'Escape') return;
    currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setChosen(null);
  }

  const list = (
    <ul className={styles.team}>
      {team.map((member, index) => {
        const { slug, name, role, bio, profileUrl, portrait } = member;
        const isChosen = slug === chosen;
        return (
          <li
            key={slug}
            className={styles.member}
            style={{ '--row': Math.floor(index / PORTRAITS_PER_ROW), '--at': index } as CSSProperties}
          >
            {shelf && <Figure shelf={shelf} member={member} isChosen={isChosen} onPress={() => setChosen(isChosen ? null : slug)} />}
            <div id={slug} className={styles.card} data-open={isChosen}>
              <div className={styles.who}>
                <Picture picture={portrait} sizes="(min-width: 42rem) min(25rem, 32vw), 32vw" className={styles.portrait} />
                <h3 id={`${slug}-name`} translate="no">
                  {name}
                </h3>
                <p id={`${slug}-role`} className={styles.role}>
                  {role}
                </p>
                {profileUrl && (
                  <a href={profileUrl} className={styles.profile} aria-label={`Profile of ${name}`}>
                    Profile <Icon icon={ArrowUpRight} size={18} />
                  </a>
                )}
              </div>
              <p className={styles.bio}>{bio}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
  if (!shelf) return list;
  const size = { '--places': team.length, '--place': `${shelf.width / team.length} / ${shelf.height}`, '--wall': shelf.color };
  return (
    <div className={styles.shelf} style={size as CSSProperties} onKeyDown={closeOnEscape}>
      {list}
      <p className={styles.hint} data-scripts-only>
        {hint}
      </p>
    </div>
  );
}

interface FigureProps {
  readonly shelf: PictureSource;
  readonly member: Member;
  readonly isChosen: boolean;
  onPress(): void;
}

/** A place of the shelf. Its film strip loads as soon as a pointer or the focus is on it, and covers the place while it is chosen. */
function Figure({ shelf, member: { slug, name, turn }, isChosen, onPress }: FigureProps) {
  const [isNear, setNear] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  return (
    <button
      type="button"
      className={styles.figure}
      data-scripts-only
      aria-expanded={isChosen}
      aria-controls={slug}
      aria-labelledby={`${slug}-name ${slug}-role`}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onClick={({ currentTarget }) => {
        onPress();
        currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <span className={styles.toy}>
        <Picture picture={shelf} sizes="(min-width: 42rem) min(100vw, 77rem), 300vw" />
        {turn && (isNear || isChosen) && (
          <span
            className={styles.strip}
            style={{ '--frames': turn.frames } as CSSProperties}
            data-turned={isChosen && hasArrived}
            onLoadCapture={({ target }) => setArrived((target as HTMLElement).dataset['failed'] === undefined)}
          >
            <Picture picture={turn.strip} sizes="(min-width: 42rem) min(12vw, 9rem), 32vw" isUrgent />
          </span>
        )}
      </span>
      <span className={styles.plate} translate="no">
        {name}
      </span>
    </button>
  );
}
