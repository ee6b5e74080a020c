// A loop of play over its first frame. Plays while it is in sight, unless the visitor wants less motion or less data; a button stops and
// starts it.
import { Pause, Play } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isSavingData, prefersReducedMotion, REDUCED_MOTION } from '#app/components/ui/lib/browser-preferences.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { Picture } from './picture.tsx';
import { getLoopPath, LOOP_FORMATS, LOOP_TYPES, type PlayLoopSource } from '#app/content/pictures/play-loop-source.ts';
import styles from './play-loop.module.css';

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a video may start by itself. */
function useAutoplay(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => !prefersReducedMotion() && !isSavingData(),
    () => false,
  );
}

export interface PlayLoopProps {
  readonly loop: PlayLoopSource;
  readonly sizes: string;
  readonly tabIndex: -1 | undefined;
  /** Stands over the loop. */
  readonly children?: ReactNode;
}

export function PlayLoop({ loop, sizes, tabIndex, children }: PlayLoopProps) {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isInView = useInView(place) === true;
  const canAutoplay = useAutoplay();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null); // of the visitor
  const [isLoaded, setLoaded] = useState(false); // its files are only requested once it plays
  const [isVisible, setVisible] = useState(false); // has a frame to show
  const [isFailed, setFailed] = useState(false);
  const isWanted = choice === null ? canAutoplay : choice === 'play';
  const isPlaying = isWanted && isInView && !isFailed;
  if (isPlaying && !isLoaded) setLoaded(true);

  useEffect(() => {
    if (!isPlaying) return video.current?.pause();
    // A phone that saves power refuses to start a video by itself, but not at a press of the button.
    video.current?.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') setChoice('pause');
    });
    return undefined;
  }, [isPlaying]);

  return (
    <div className={styles.loop}>
      <div className="phone">
        <Picture picture={loop.poster} sizes={sizes} />
        <div ref={place} className={`fill ${styles.place}`}>
          {isLoaded && !isFailed && (
            <video
              ref={video}
              className={styles.video}
              data-visible={isVisible || undefined}
              muted
              loop
              playsInline
              disablePictureInPicture
              disableRemotePlayback
              aria-hidden
              onPlaying={() => setVisible(true)}
              onError={() => setFailed(true)}
            >
              {LOOP_FORMATS.map((format, index) => (
                <source
                  key={format}
                  src={getLoopPath(loop, format)}
                  type={LOOP_TYPES[format]}
                  onError={() => index === LOOP_FORMATS.length - 1 && setFailed(true)}
                />
              ))}
            </video>
          )}
        </div>
      </div>
      {children}
      {!isFailed && (
        <button
          type="button"
          className={`target ${styles.button}`}
          data-screen-only
          data-scripts-only
          tabIndex={tabIndex}
          aria-label={isWanted ? 'Pause the video' : 'Play the video'}
          onClick={() => setChoice(isWanted ? 'pause' : 'play')}
        >
          {isWanted ? <Icon icon={Pause} /> : <Icon icon={Play} />}
        </button>
      )}
    </div>
  );
}
