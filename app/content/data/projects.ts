// How a client project runs: steps, ways to work together, requirements and ownership. Prices and durations are sample content to be
// replaced.
import type { FaqItem, NamedText } from '#app/content/schema/game-schema.ts';

/** From the first email to the handover. */
export const steps: readonly NamedText[] = [
  {
    name: 'Talk',
    note: 'One week',
    text: "A call, a few honest questions, and a page that says what we understood. If we're not the right studio, that page names who might be.",
  },
  {
    name: 'Plan',
    note: 'Two weeks',
    text: 'A fixed price for a first stage, the risks in order of size, and a calendar with names on it. The plan is yours, even if you take it elsewhere.',
  },
  {
    name: 'Prototype',
    note: 'Three weeks',
    text: 'Something you can hold in your hand and pass around the table. It answers the biggest question first.',
  },
  {
    name: 'Build',
    note: '8 to 20 weeks',
    text: "A playable build every other Friday, a short call every Monday, and one list of what's done, what's next and what changed.",
  },
  {
    name: 'Release and Handover',
    note: 'Three weeks',
    text: 'Stores, reviews and the first weeks of player feedback, together with you. Then the keys, the documents, and a phone number that still works.',
  },
];

/** Prices are in US dollars. */
export const ways: readonly NamedText[] = [
  {
    name: 'Fixed-Price Project',
    note: '$12,000 to $40,000',
    text: 'One clear result for one price: a prototype, an icon set, an audit of a slow start or a data pipeline. Most clients start here.',
  },
  {
    name: 'Monthly Team',
    note: '$18,000 to $55,000 a month',
    text: "One to three of us on your game. You see the hours, set priorities every other Monday, and can cancel with 30 days' notice.",
  },
  {
    name: 'Live Ops Retainer',
    note: '$4,000 to $15,000 a month',
    text: 'Live operations for a released game: events, updates, support and a two-page monthly report.',
  },
];

export const needs: readonly NamedText[] = [
  { name: 'One Decision Maker', text: 'Someone with final say, for two hours a week. Nothing saves more time or money.' },
  { name: 'A Goal', text: 'What should be different a year after release? A number is great. A sentence is fine.' },
  { name: 'What You Already Have', text: 'Builds, code, numbers, player feedback, old prototypes. Messy is fine.' },
  { name: 'What Worries You', text: 'The date, the budget, the last studio. We can plan around a worry once we know it.' },
];

export const terms: readonly NamedText[] = [
  {
    name: 'You Own What We Make',
    text: 'Code, art, sound and documents are yours as soon as a stage is paid for. Anything we bring along, such as our build tools, comes with a license that never expires.',
  },
  {
    name: 'We Keep It Confidential',
    text: "We'll sign your NDA before the first real conversation, or send you our two-page one. We'll only name you with your permission.",
  },
  {
    name: 'Your Players Stay Yours',
    text: "We work in your accounts, with as few permissions as the job needs, and sign your data processing agreement. When we're done, our access ends the same day.",
  },
];

export const tools: readonly string[] = [
  'Unity',
  'Godot',
  'Swift',
  'Kotlin',
  'TypeScript',
  'Blender',
  'Spine',
  'Figma',
  'BigQuery',
  'Snowflake',
  'dbt',
  'Fastlane',
  'GitHub Actions',
];

/** Frequent questions of clients. */
export const clientQuestions: readonly FaqItem[] = [
  {
    slug: 'how-soon',
    question: 'How soon could you start?',
    answer:
      "A first stage usually starts three to six weeks after our first call, and a small audit sooner. If we can't meet your date, we'll say so on that call.",
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
    question: 'How do two time zones work in practice?',
    answer:
      'Foster City and Yerevan are eleven or twelve hours apart, so a question you ask in the evening is often answered by morning. Calls happen during your workday, Monday to Friday.',
  },
  {
    slug: 'who-does-the-work',
    question: 'Who actually does the work?',
    answer:
      "The people you meet. They're all on our About page. We don't hand projects off, and if we ever need an outside specialist, you'll hear about it first.",
  },
];
