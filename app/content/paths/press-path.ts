// Paths of the press kit's files.

/** The large PNG of a picture without its background: /press/idle-mouse-key-art.png for idle-mouse/key-art. */
export function createCutOutPath(picture: string): `/press/${string}.png` {
  return `/press/${picture.replace('/', '-')}.png`;
}
