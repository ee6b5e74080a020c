// What a client project costs and how it runs: ways to work together, steps, and questions of clients. Prices and durations are sample
// content to be replaced.
import { formatList } from '#app/content/format/sentences.ts';
import { team } from './team.ts';
import type { FaqItem, NamedText } from '#app/content/schema/game-schema.ts';

const clerks = team.filter(({ answers }) => answers?.includes('proposals')).map(({ name }) => name.split(' ')[0] ?? name);

/** Who answers proposals, as the subject of a sentence. */
export const ANSWERED_BY = clerks.length === 0 ? 'One of us' : formatList(clerks, 'disjunction');

/** From the first email to the handover. */
export const steps: readonly NamedText[] = [
  {
    name: 'Talk',
    note: 'One week',
    text: "A call, and then one page: what we'd build, or who would do it better.",
  },
  {
    name: 'Plan',
    note: 'Two weeks',
    text: 'A fixed price for a first stage, the risks in order of size, and a calendar. The plan is yours.',
  },
  {
    name: 'Prototype',
    note: 'Three weeks',
    text: 'A build on your phone that answers one question: is it fun?',
  },
  {
    name: 'Build',
    note: '8 to 20 weeks',
    text: 'A playable build every other Friday, and a short call every Monday.',
  },
  {
    name: 'Release and Handover',
    note: 'Three weeks',
    text: 'The stores and the first weeks, together. You get the source, the documents and three months of answers.',
  },
];

/** Prices are in US dollars. */
export const ways: readonly NamedText[] = [
  {
    name: 'Fixed-Price Project',
    note: '$12,000 to $40,000',
    text: 'One result for one price, such as a prototype, an icon set or an audit. Most clients start here.',
  },
  {
    name: 'A Complete Small Game',
    note: '$120,000 to $280,000',
    text: 'From a paper prototype to both stores, in four to seven months.',
  },
  {
    name: 'Monthly Team',
    note: '$18,000 to $55,000 a month',
    text: "One to three of us on your game. You see the hours and set the priorities. Cancel with 30 days' notice.",
  },
  {
    name: 'Live Ops Retainer',
    note: '$4,000 to $15,000 a month',
    text: 'Events, updates, support and a two-page monthly report for a released game.',
  },
];

/** Frequent questions of clients. */
export const clientQuestions: readonly FaqItem[] = [
  {
    slug: 'what-we-need',
    question: 'What do you need from us?',
    answer:
      'Someone with final say, for two hours a week: nothing saves more time or money. A goal, as a number or a sentence. And what you already have: builds, code, numbers, player feedback, old prototypes. Messy is fine. Tell us what could go wrong, too. We can plan around a risk once we know it.',
  },
  {
    slug: 'who-owns-what',
    question: 'Who owns what you make?',
    answer:
      "You do. Code, art, sound and documents are yours as soon as a stage is paid for, and anything we bring along comes with a license that never expires. We sign your NDA before the first real conversation, work in your accounts with as few permissions as the job needs, and our access ends the day we're done.",
  },
  {
    slug: 'engines-and-tools',
    question: 'Which engines and tools do you use?',
    answer:
      'Unity, Godot, Swift, Kotlin and TypeScript for games and apps. Blender, Spine and Figma for art. BigQuery, Snowflake and dbt for data. Fastlane and GitHub Actions for releases. We can also work with what you have.',
  },
  {
    slug: 'how-soon',
    question: 'How soon could you start?',
    answer:
      "A first stage usually starts three weeks after our first call, and a small audit sooner. If we can't meet your date, we'll say so on that call.",
  },
  {
    slug: 'small-projects',
    question: 'Is our project too small for you?',
    answer:
      'Probably not. We like work that a small team can finish. For anything under two weeks, we may recommend someone good who does just that.',
  },
  {
    slug: 'existing-game',
    question: 'Would you take over a game someone else built?',
    answer:
      'Yes. We start with an audit of one or two weeks: does it build, what does it cost to run, what breaks first. You keep the report either way.',
  },
  {
    slug: 'time-zones',
    question: 'How do different time zones work in practice?',
    answer:
      'Calls happen during your workday, Monday to Friday. A question you send at the end of it usually has an answer the next morning.',
  },
  {
    slug: 'who-does-the-work',
    question: 'Who actually does the work?',
    answer:
      "The people you meet. They're all on our About page. We don't hand projects off, and if we ever need an outside specialist, you'll hear about it first.",
  },
];
