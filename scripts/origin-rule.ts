// What SITE_ORIGIN and VITE_FORMS_ENDPOINT may be, before a build writes them into every page and into the policy.

/** What is wrong with a configured origin, in words; null when it is right or not configured. */
export function originProblem(origin: string | undefined): string | null {
  if (origin === undefined || /^https?:\/\/[^\s/?#]+\/*$/.test(origin)) return null;
  return `SITE_ORIGIN is "${origin}"; an origin such as https://apricotgames.example would be right`;
}

/** What is wrong with a configured endpoint of the forms, in words; null when it is right, empty or not configured. */
export function endpointProblem(endpoint: string | undefined): string | null {
  if (!endpoint || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return null;
  return `VITE_FORMS_ENDPOINT is "${endpoint}"; an address such as https://forms.example/f/123 would be right`;
}
