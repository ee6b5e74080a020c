// The team: toys on a shelf, and what is told of everybody. Who is pressed turns round and waves, and the text is marked.
import { ArrowUpRight } from 'lucide';
import { useState, type CSSProperties, type MouseEvent } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { getScrollBehavior } from '#app/components/ui/lib/browser-preferences.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import type { FilmStrip } from '#app/content/queries/film-strip.ts';
import type { TeamMember } from '#app/content/schema/studio-schema.ts';
import { placeInRows, type ShelfPlace } from './shelf-rows.ts';
import styles from './team.module.css';

interface Member extends Omit<TeamMember, 'image'> {
  /** The toy, cut out; null for who stands on the shelf as a framed portrait, or as an initial in a frame. */
  readonly figure: PictureSource | null;
  /** In which the toy turns round. */
  readonly move: FilmStrip | null;
  readonly portrait: PictureSource | null;
}

export interface TeamProps {
  readonly team: readonly Member[];
  /** One place of the shelf, without anybody. */
  readonly shelf: PictureSource;
}

export function Team({ team, shelf }: TeamProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const phone = placeInRows(team.length, 3);
  const wide = placeInRows(team.length, 9);
  const longest = wide[0]?.of ?? 1;
  const sizes = `(min-width: 40rem) min(${Math.ceil(100 / longest)}vw, ${Math.ceil(77 / longest)}rem, 11rem), 32vw`;

  function choose(event: MouseEvent, slug: string): void {
    event.preventDefault();
    setChosen(slug === chosen ? null : slug);
    if (slug !== chosen) document.getElementById(slug)?.scrollIntoView({ block: 'nearest', behavior: getScrollBehavior() });
  }

  return (
    <div className={styles.team} style={{ '--longest': longest, '--wall': `url(${getWebpPath(shelf)})` } as CSSProperties}>
      <div className={styles.figures}>
        {team.map((member, index) => (
          <Figure
            key={member.slug}
            member={member}
            sizes={sizes}
            style={{ ...createPlaceStyle('phone', phone[index]), ...createPlaceStyle('wide', wide[index]) }}
            isChosen={member.slug === chosen}
            onPress={(event) => choose(event, member.slug)}
          />
        ))}
      </div>
      <ul className={styles.texts}>
        {team.map(({ slug, name, role, bio, profileUrl }, index) => (
          <li
            key={slug}
            id={slug}
            className={`column ${styles.text}`}
            style={createPlaceStyle('phone', phone[index])}
            data-chosen={slug === chosen}
          >
            <h3 translate="no">{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{bio}</p>
            {profileUrl && (
              <p>
                <a href={profileUrl} className={`inline ${styles.profile}`} aria-label={`Profile of ${name}`}>
                  Profile <Icon icon={ArrowUpRight} size={18} />
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function createPlaceStyle(rows: 'phone' | 'wide', place: ShelfPlace | undefined): CSSProperties {
  return { [`--${rows}-row`]: place?.row, [`--${rows}-at`]: place?.at, [`--${rows}-of`]: place?.of } as CSSProperties;
}

interface FigureProps {
  readonly member: Member;
  readonly sizes: string;
  readonly style: CSSProperties;
  readonly isChosen: boolean;
  onPress(event: MouseEvent): void;
}

/** A link to the text. Its film strip loads as soon as a pointer or the focus is on it, and is in the place of the toy while it is chosen. */
function Figure({ member: { slug, name, role, figure, portrait, move }, sizes, style, isChosen, onPress }: FigureProps) {
  const [isNear, setNear] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  const picture = figure ?? portrait;
  return (
    <a
      href={`#${slug}`}
      className={styles.figure}
      style={style}
      aria-labelledby={`${slug}-plate`}
      aria-current={isChosen || undefined}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onClick={onPress}
    >
      <span className={styles.place}>
        <span className={styles.toy} data-turned={isChosen && hasArrived}>
          {/* An initial is drawn by the style sheet: as text it would belong to the name of the link, which says it in full. */}
          <span className={figure ? styles.still : styles.frame} data-initial={picture ? undefined : name.charAt(0)}>
            {picture && <Picture picture={picture} sizes={sizes} />}
          </span>
          {move && (isNear || isChosen) && (
            <span
              className={`fill ${styles.strip}`}
              style={{ '--frames': move.frames } as CSSProperties}
              onLoadCapture={({ target }) => setArrived((target as HTMLElement).dataset['failed'] === undefined)}
            >
              <Picture picture={move.strip} sizes={sizes} isUrgent />
            </span>
          )}
        </span>
      </span>
      <span id={`${slug}-plate`} className={styles.plate}>
        <b translate="no">{name}</b> <span>{role}</span>
      </span>
    </a>
  );
}
