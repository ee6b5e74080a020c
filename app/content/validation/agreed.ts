// Advice where the content departs from what was agreed on for this site. The studio may decide otherwise; another studio has its own
// content.
import { formatCount } from '#app/content/format/format-count.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { Hours, TeamMember } from '#app/content/schema/studio-schema.ts';
import type { Content } from './content-files.ts';

const COUNTS = [
  ['team.ts', 'team', 'person', 9],
  ['about.ts', 'coreValues', 'value', 6],
  ['services.ts', 'services', 'service', 4],
  ['faq.ts', 'faq', 'question', 6],
] as const;

export const AGREED_STATUSES: Readonly<Record<string, string>> = {
  'solitaire-go': 'Live',
  'spider-solitaire-go': 'Live',
  'block-blitz-go': 'Live',
  'freecell-solitaire': 'Live',
  'idle-mouse': 'Coming Soon',
  'castle-solitaire': 'Coming Soon',
};
const REVIEWS = 3;
/** Of live games. */
const RATINGS = [4.7, 4.9] as const;
const CASE_STUDIES = 5;
const OPEN = [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' }];

/** What somebody of the team does for other texts. */
const ROLES: readonly (readonly [field: string, holds: (member: Partial<TeamMember>) => boolean, consequence: string])[] = [
  ["answers: ['press']", ({ answers }) => answers?.includes('press') === true, 'the press kit names no contact'],
  ["answers: ['proposals']", ({ answers }) => answers?.includes('proposals') === true, 'clients do not read who answers them'],
  ['a quote', ({ quote }) => quote !== undefined, 'the press kit has none'],
];

function findGameAdvice(file: string, { status, rating, reviews = [] }: Partial<Game>): string[] {
  const slug = file.replace(/^catalogue\/|\.ts$/g, '');
  const agreed = AGREED_STATUSES[slug];
  const isRatingAgreed = status !== 'Live' || (Number(rating) >= RATINGS[0] && Number(rating) <= RATINGS[1]);
  return [
    ...(agreed === undefined ? [`game is none of the ${Object.keys(AGREED_STATUSES).length} that were agreed on`] : []),
    ...(agreed !== undefined && agreed !== status ? [`game.status is ${String(status)}; agreed was ${agreed}`] : []),
    ...(isRatingAgreed ? [] : [`game.rating is ${String(rating)}; agreed were ${RATINGS.join(' to ')} for live games`]),
    ...(reviews.length === REVIEWS ? [] : [`game.reviews has ${formatCount(reviews.length, 'review')}; agreed were ${REVIEWS}`]),
  ].map((advice) => `${file}: ${advice}`);
}

/** Returns advice as "file: field advice"; none for another studio, whose catalogue has none of the games. */
export function findAgreementAdvice({ modules }: Content): string[] {
  if (!Object.keys(AGREED_STATUSES).some((slug) => `catalogue/${slug}.ts` in modules)) return [];
  const catalogue = Object.entries(modules).filter(([file]) => file.startsWith('catalogue/'));
  const slugs = new Set(catalogue.map(([file]) => file.replace(/^catalogue\/|\.ts$/g, '')));
  const team = (modules['team.ts']?.['team'] ?? []) as readonly Partial<TeamMember>[];
  const studies = Object.keys(modules).filter((file) => file.startsWith('case-studies/')).length;
  const [first] = (modules['business-hours.ts']?.['hours'] ?? []) as readonly (Hours | null)[];
  return [
    ...COUNTS.flatMap(([file, name, unit, count]) => {
      const { length } = (modules[file]?.[name] ?? []) as readonly unknown[];
      return length === count
        ? []
        : [`${file}: ${name} has ${formatCount(length, unit, unit === 'person' ? 'people' : undefined)}; agreed were ${count}`];
    }),
    ...ROLES.flatMap(([field, holds, consequence]) => (team.some(holds) ? [] : [`team.ts: team has nobody with ${field}; ${consequence}`])),
    ...catalogue.flatMap(([file, { game }]) => findGameAdvice(file, (game ?? {}) as Partial<Game>)),
    ...Object.keys(AGREED_STATUSES).flatMap((slug) => (slugs.has(slug) ? [] : [`catalogue.ts: ${slug} is gone, which was agreed on`])),
    ...(studies === CASE_STUDIES ? [] : [`case-studies.ts: there are ${studies}; agreed were ${CASE_STUDIES}`]),
    ...(JSON.stringify(first?.open) === JSON.stringify(OPEN)
      ? []
      : ['business-hours.ts: hours[0].open is not Monday to Friday from 09:00 to 18:00, as agreed']),
  ];
}
