// URL paths of social images.

/** /social/games-idle-mouse.jpg for /games/idle-mouse. Without a path, the image of the home page. */
export function getSocialImagePath(path = '/'): string {
  const name = path.split(/[?#]/)[0]?.slice(1).replaceAll('/', '-');
  return `/social/${name || 'home'}.jpg`;
}
