// What SITE_ORIGIN may be, before a build writes it into every page.

/** What is wrong with a configured origin, in words; null when it is right or not configured. */
export function originProblem(origin: string | undefined): string | null {
  if (origin === undefined || /^https?:\/\/[^\s/?#]+\/*$/.test(origin)) return null;
  return `SITE_ORIGIN is "${origin}"; an origin such as https://apricotgames.example would be right`;
}
