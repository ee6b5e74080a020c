// Holds what the specification fixes of this site's words, names and legal texts. What it counts is advice of `npm run content`. No other
// test knows any of them: a studio with other content deletes this file.
import { expect, it, vi } from 'vitest';
import { about, coreValues } from '#app/content/data/about.ts';
import { games } from '#app/content/data/catalogue.ts';
import { NEXT_GAMES } from '#app/content/data/next-games.ts';
import { gameNotFound } from '#app/content/data/not-found.ts';
import { text as aboutText } from '#app/content/data/pages/about.ts';
import { page as contact } from '#app/content/data/pages/contact.ts';
import { text as gamesText } from '#app/content/data/pages/games.ts';
import { page as home, text as homeText } from '#app/content/data/pages/home.ts';
import { page as search } from '#app/content/data/pages/search.ts';
import { text as servicesText } from '#app/content/data/pages/services.ts';
import { services } from '#app/content/data/services.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';
import { compilePrivacyPolicy, compileTerms } from '#app/content/queries/compile-legal.ts';
import { createGameDetail } from '#app/content/queries/game-detail.ts';
import { createNavigation, type NavigationItem } from '#app/content/queries/navigation.ts';
import { CONTACT_SUBJECTS } from '#app/forms/prefill.ts';
import { findHoliday } from '#app/content/format/holidays.ts';
import { findStudioTimes } from '#app/content/queries/studio-picture.ts';
import { getLocalTime } from '#app/content/format/dates.ts';
import { pickLine } from '#app/pages/about/studio-line.ts';
import { registry } from '#app/games/registry.ts';

const countUp = (length: number) => Array.from({ length }, (_, index) => index + 1);
const names = (links: readonly NavigationItem[]) => links.map(({ name }) => name);

it('is the site of ApricotGames', () => {
  expect([SITE_NAME, studio.product]).toEqual(['ApricotGames', 'Apricot']);
});

it('greets visitors on the home page', () => {
  expect([home.heading, homeText.tagline]).toEqual(['We Create Unforgettable Gaming Experiences', 'LEVEL UP YOUR GAMING']);
  expect([homeText.exploreGames, homeText.getUpdates]).toEqual(['Explore Games', 'Get Updates']);
  expect([homeText.comingSoonTitle, homeText.miniGamesTitle]).toEqual(['Discover More Games', 'Mini Games']);
  expect([homeText.aboutTitle, homeText.aboutLink]).toEqual(['We Are Apricot Studio', 'Learn More About Us']);
  for (const text of [homeText.aboutLead, ...about.overview.filter((paragraph) => paragraph.includes('combined'))])
    expect(text).toContain('over 20 years of combined team experience');
});

it('links to the pages and games that header, menu and footer promise', () => {
  const { header, menu, footer, footerGames } = createNavigation();
  expect(header).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Our Games', path: '/games' },
    { name: 'About Us', path: '/about-us' },
    { name: 'Services', path: '/services' },
    { name: 'Contact', path: '/contact' },
  ]);
  expect(menu.map(({ name, path }) => ({ name, path }))).toEqual([
    ...header,
    { name: 'Privacy Policy', path: '/privacy-policy' },
    { name: 'Terms of Service', path: '/terms' },
  ]);
  expect(names(footer)).toEqual(['Home', 'About Us', 'Services', 'Contact']);
  expect(studio.tagline).toBe('Redefining casual gaming with innovative and entertaining experiences.');
  expect(names(footerGames)).toEqual(['Solitaire Go', 'Idle Mouse', 'Block Blitz Go', 'FreeCell Solitaire', 'Spider Solitaire Go']);
});

it('has games that are free and casual, live or coming soon', () => {
  expect([gamesText.liveTitle, gamesText.comingSoonTitle]).toEqual(['Live Games', 'Coming Soon']);
  for (const game of games) {
    const { platforms, genre, price, ratingCount } = createGameDetail(game, games);
    expect([platforms, genre, price, ratingCount]).toEqual(['iOS, Android', 'Casual', 0, game.status === 'Live' ? 1250 : 0]);
  }
});

it('has twelve mini games in order, before any other', () => {
  expect(registry.slice(0, 12).map(({ title }) => title)).toEqual([
    'Tic Tac Toe',
    'Memory',
    'Color Match',
    'Snake',
    'Puzzle',
    'Hangman',
    'Minesweeper',
    'Wordle',
    '2048',
    'Sudoku',
    'Solitaire',
    'Tetris',
  ]);
});

it('suggests after a mini game one that goes with it', () => {
  expect([NEXT_GAMES['tetris']?.[0], NEXT_GAMES['sudoku']?.[0]]).toEqual(['2048', 'minesweeper']);
});

it('presents people, values, services and case studies by these names', () => {
  expect([aboutText.visionTitle, aboutText.missionTitle, aboutText.teamTitle, aboutText.valuesTitle]).toEqual([
    'Our Vision',
    'Our Mission',
    'Our Team',
    'Our Core Values',
  ]);
  expect(servicesText.storiesTitle).toBe('Success Stories');
  expect(coreValues.map(({ title }) => title)).toEqual(['Innovation', 'Quality', 'Player Focus', 'Collaboration', 'Growth', 'Integrity']);
  expect(services.map(({ title }) => title)).toEqual([
    'App Development',
    'Art & Design',
    'Live Ops Services',
    'Data Infrastructure & Integration',
  ]);
});

it('answers in Foster City, by these subjects', () => {
  expect(studio.offices).toMatchObject([{ city: 'Foster City', region: 'CA', country: 'United States' }, { countryCode: 'AM' }]);
  expect(contact.heading).toBe('Contact Us');
  expect(CONTACT_SUBJECTS).toEqual(['General Inquiry', 'Project Proposal', 'Job Application', 'Partnership', 'Other']);
});

interface OfficeTime {
  readonly hour: number;
  readonly weekday: number;
  readonly works: boolean;
}

/** What is told of the two offices, and when it is true. */
const OFFICE_FACTS: readonly (readonly [RegExp, (here: OfficeTime, there: OfficeTime) => boolean])[] = [
  [/^Good morning/, (here, there) => here.hour >= 6 && here.hour < 9 && there.hour >= 17],
  [/^Early birds in Y.* Dinner in F/, (here, there) => there.hour >= 6 && there.hour < 8 && here.hour >= 18 && here.hour < 21],
  [/^F.* looking for its coffee/, (here) => here.works && here.hour >= 7 && here.hour < 9],
  [/^F.* reading Y.* notes/, (here, there) => here.works && here.hour >= 9 && here.hour < 18 && there.works && there.hour >= 18],
  [/^Friday afternoon in F/, (here) => here.works && here.weekday === 5 && here.hour >= 12 && here.hour < 18],
  [/^F.* playing the new build/, (here) => here.works && here.hour >= 9 && here.hour < 18],
  [/^F.* note for Y.* morning/, (here, there) => here.works && here.hour >= 9 && here.hour < 18 && there.works && there.hour < 9],
  [/^Everyone's gone home/, (here, there) => here.hour >= 18 && there.hour < 8],
  [/^The first coffee is on in Y/, (_, there) => there.works && there.hour >= 7 && there.hour < 9],
  [/^Y.* picking up where F/, (here, there) => there.works && there.hour >= 9 && there.hour < 18 && (here.hour >= 18 || here.hour < 2)],
  [/^F.* asleep. Y.* high score/, (here, there) => here.hour < 6 && there.works && there.hour >= 9 && there.hour < 18],
  [/^Y.* notes for F.* morning/, (here, there) => here.works && here.hour < 9 && there.works && there.hour >= 9 && there.hour < 18],
  [/^Friday night in F.*, Saturday in Y/, (here, there) => here.weekday === 5 && here.hour >= 18 && there.weekday === 6],
  [/^Somebody left the lights on in Y/, (here, there) => here.weekday % 6 === 0 && there.hour >= 20.5],
  [/^It's the weekend in F/, (here, there) => here.weekday % 6 === 0 && (there.weekday % 6 === 0 || there.hour < 9)],
  [/^F.* is off for (Thanksgiving|Independence Day)\.$/, (here) => !here.works && here.weekday % 6 > 0],
];

it('tells of the two offices only what is true, at any time of weeks in winter and summer, with and without holidays', () => {
  const times = findStudioTimes() ?? expect.fail('The picture of the studio shows no times');
  const found = new Set<RegExp>();
  for (const monday of ['2026-11-23', '2027-01-11', '2027-07-05', '2027-07-12'])
    for (let half = 0; half < 2 * 7 * 24; half += 1) {
      const time = new Date(Date.parse(monday) + half * 1_800_000);
      const [here, there] = times.offices.map(({ timeZone, holidays }): OfficeTime => {
        const { day, clock } = getLocalTime(timeZone, time);
        const weekday = new Date(day).getUTCDay();
        const works = weekday % 6 > 0 && findHoliday(holidays, day) === null;
        return { hour: Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60, weekday, works };
      });
      const line = pickLine(times, time) ?? '';
      const [words, isTrue] = OFFICE_FACTS.find(([pattern]) => pattern.test(line)) ?? expect.fail(`${time.toISOString()}: "${line}"`);
      found.add(words);
      expect(isTrue(here!, there!), `${time.toISOString()}: ${line}`).toBe(true);
    }
  expect(found.size).toBe(OFFICE_FACTS.length);
});

it('names the search, and says what is missing', () => {
  expect([search.title, search.heading]).toEqual(['Search Games', 'Search Games']);
  expect([gameNotFound.meta.title, gameNotFound.lead]).toEqual(['Game Not Found', "Sorry, we couldn't find the game you're looking for."]);
});

it('has Terms of Service of twenty sections, with two placeholders', () => {
  const { body, headings } = compileTerms();
  const terms = JSON.stringify(body);
  expect(headings.map(({ text }) => Number.parseInt(text, 10))).toEqual(countUp(20));
  expect([headings[0]?.text, headings.at(-1)?.text]).toEqual(['1. Introduction', '20. General terms']);
  expect(terms).toContain('"Effective date: 10.24.2023"');
  expect(terms).toContain('[Jurisdiction]');
  expect(terms).toContain('[Arbitration location]');
  expect(terms).toContain('take effect 30 calendar days after notice');
  expect(terms).toContain('cancel at least 24 hours before the end of the current period');
});

it('has a privacy policy on eleven subjects that ends with ten sections of the Terms of Use and a contact block', () => {
  const { body, headings } = compilePrivacyPolicy();
  const [policy, titles] = [JSON.stringify(body), headings.map(({ text }) => text)];
  expect(titles).toEqual([
    'Introduction',
    'Information collection and use',
    'Log data',
    'Personalized data and your rights',
    'Retention and the exceptions to erasure',
    'Cookies',
    'Service providers',
    'Security',
    'Links to other sites',
    "Children's privacy",
    'Changes to this policy',
    'Contact about privacy',
    'Terms of Use',
    'Contact us',
  ]);
  const sections = Array.from(policy.matchAll(/\["(\d+)\. /g), ([, number]) => Number(number));
  expect(sections).toEqual(countUp(10));
  expect(policy).toContain('10. Application store (Apple) terms');
  expect(policy).toContain('do not knowingly collect personal information from children under 13');
  expect(policy).toMatch(/limited to [^"]*12 months/);
});

it('tells in the privacy policy whether a build has analytics', () => {
  const texts = ['', '/a.js'].map((source) => {
    vi.stubEnv('VITE_ANALYTICS_SRC', source);
    return JSON.stringify(compilePrivacyPolicy());
  });
  expect(texts[0]).not.toBe(texts[1]);
});
