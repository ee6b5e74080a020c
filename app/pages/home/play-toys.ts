// Plays the hero's toys: they tilt away from the pointer, and one that is pointed at or touched plays the film strip of its move.
// Loaded once the page is idle, and only for visitors who have nothing against motion.
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';
import { isSavingData, prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { createFilmKeyframes } from '#app/components/ui/pictures/film-strip.ts';
import { createSrcset } from '#app/components/ui/pictures/picture-sizes.ts';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import type { FilmStrip } from '#app/content/queries/film-strip.ts';
import { KEY_PREFIX, PREFERENCES_KEY } from '#app/storage/preferences.ts';
import type { ToyPicture } from './toys.ts';

const MOVE_MS = 600;

/** A toy moves by itself if its strip arrives within this time; later it would only startle. */
const GREETING_MS = 2000;

/** Times the toy's width, as `.toy > span` has it. */
const STRIP_SCALE = 1.5;

/** A twentieth less than the width: each frame is seen for 60 ms, and the next file is twice as wide. */
const STRIP_SHARPNESS = 0.95;

/** Lays a strip, which does not show yet, over a toy. Rejects if it cannot be loaded or decoded. */
async function layStrip(link: HTMLElement, still: HTMLElement, picture: PictureSource): Promise<HTMLImageElement> {
  const strip = document.createElement('span');
  const frame = strip.appendChild(document.createElement('picture'));
  const sizes = `${Math.ceil(link.offsetWidth * STRIP_SCALE * STRIP_SHARPNESS)}px`;
  const source = frame.appendChild(document.createElement('source'));
  Object.assign(source, { type: 'image/avif', sizes, srcset: createSrcset(picture, sizes) });
  const image = frame.appendChild(new Image());
  image.alt = '';
  image.src = getWebpPath(picture);
  await image.decode();
  // The move of the style sheet comes to its end.
  await Promise.allSettled(still.getAnimations().map(({ finished }) => finished));
  link.append(strip);
  link.dataset['plays'] = '';
  return image;
}

/** Plays a strip once instead of its toy. While its first frame shows, which is the toy at rest, so does the toy: nothing flashes. */
async function playStrip(image: HTMLImageElement, still: HTMLElement, frames: number): Promise<void> {
  const rest = 0.5 / (frames + 1);
  const hidden = [{ opacity: 1 }, { opacity: 0, offset: rest }, { opacity: 1, offset: 1 - rest }, { opacity: 1 }];
  image.closest('span')?.animate({ opacity: [1, 1] }, MOVE_MS);
  still.animate(
    hidden.map((keyframe) => ({ ...keyframe, easing: 'steps(1)' })),
    MOVE_MS,
  );
  await image.animate(createFilmKeyframes(frames), MOVE_MS).finished;
}

/** Whether the visitor has switched the sound of the mini games on; false if storage is denied. */
function isSoundOn(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY_PREFIX + PREFERENCES_KEY) ?? 'null') as { sound?: unknown } | null;
    return stored?.sound === true;
  } catch {
    return false;
  }
}

/** Without the chunk of the sounds the toy moves in silence. */
function playSound(sound: Cue): void {
  if (!isSoundOn()) return;
  const askedAt = performance.now();
  import('#app/game-kit/stage/feedback/feedback.ts').then(({ playCue }) => playCue(sound, askedAt)).catch(() => {});
}

/** Whether a link waits for the move of its toy: under a finger, which starts both with one touch, unless the press opens a new tab. */
export function canWait(
  { ctrlKey, metaKey, shiftKey, altKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  pointerType: string,
): boolean {
  return pointerType === 'touch' && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Follows the link once the move that a touch has started is over. */
function waitForMove(link: HTMLElement, still: HTMLElement): void {
  let pointerType = '';
  // Safari before 18 does not tell with the click.
  link.addEventListener('pointerdown', (event) => (pointerType = event.pointerType));
  link.addEventListener('click', (event) => {
    const moves = still.getAnimations();
    if (moves.length === 0 || !canWait(event, pointerType)) return;
    event.preventDefault();
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => link.isConnected && link.click());
  });
}

type Player = ReturnType<typeof createPlayer>;

function createPlayer(link: HTMLElement, still: HTMLElement, { strip, frames }: FilmStrip) {
  let loading: Promise<HTMLImageElement> | undefined;
  let isPlaying = false;
  /** Loads the strip; only once, even if it fails. */
  const load = () => (loading ??= layStrip(link, still, strip));
  return {
    link,
    load,
    /** Plays the move, unless it is playing, or the strip arrives when nobody wants it any more. Never rejects. */
    async play(isWanted: () => boolean, sound?: Cue): Promise<void> {
      if (isPlaying || prefersReducedMotion()) return;
      isPlaying = true;
      const isLaid = 'plays' in link.dataset;
      if (sound) playSound(sound);
      try {
        const image = await load();
        if (isLaid || isWanted()) await playStrip(image, still, frames);
      } catch {
        // The strip did not arrive, or the visitor has left the page.
      }
      isPlaying = false;
    },
  };
}

/** Follows the pointer over the parent of `scene`. */
function tiltWithPointer(scene: HTMLElement): void {
  let frame = 0;
  function handlePointerMove(event: PointerEvent): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      scene.style.setProperty('--lean-x', String(event.clientX / window.innerWidth - 0.5));
      scene.style.setProperty('--lean-y', String(event.clientY / window.innerHeight - 0.5));
    });
  }
  scene.parentElement?.addEventListener('pointermove', handlePointerMove, { passive: true });
}

/** Whether the middle of a toy is in the window. */
function isInView({ link }: Player): boolean {
  const { top, height } = link.getBoundingClientRect();
  return top + height / 2 > 0 && top + height / 2 < window.innerHeight;
}

/**
 * Lets the toys of `scene`, which stand there in the order of `toys`, play where they are pointed at or touched, and the foremost in view once
 * by itself. All listeners go with the page.
 */
export async function playToys(scene: HTMLElement | null, toys: readonly ToyPicture[]): Promise<void> {
  if (!scene) return; // the visitor has left the page
  if (window.matchMedia('(hover: hover)').matches) tiltWithPointer(scene);

  const players: Player[] = [];
  for (const [index, { move, sound }] of toys.entries()) {
    const link = scene.children[index];
    const still = link?.querySelector('img');
    if (!(link instanceof HTMLElement) || !still) continue;
    waitForMove(link, still);
    if (!move || isSavingData()) continue;
    const player = createPlayer(link, still, move);
    const isWanted = () => link.matches(':hover, :active');
    // A finger enters, too, when it touches.
    link.addEventListener('pointerenter', () => void player.play(isWanted, sound));
    players.push(player);
  }

  const start = Date.now();
  await players.findLast(isInView)?.play(() => Date.now() - start < GREETING_MS);
  for (const player of players) if (scene.isConnected) await player.load().catch(() => {});
}
