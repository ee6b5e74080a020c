// Where the social image of a page is.

/** The address of the social image of a path, such as /social/games-idle-mouse.jpg. A page without a path has the home page's. */
export function getSocialImagePath(path = '/'): string {
  const name = path.split(/[?#]/)[0]?.slice(1).replaceAll('/', '-');
  return `/social/${name || 'home'}.jpg`;
}
