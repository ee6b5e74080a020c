// How a client project runs: steps, ways to work together, requirements and ownership. Prices and durations are sample content to be
// replaced.
import type { FaqItem, NamedText } from '#app/content/schema/game-schema.ts';

/** From the first email to the handover. */
export const steps: readonly NamedText[] = [
  {
    name: 'Talk',
    note: 'One week',
    text: 'A call, a few honest questions, and a page that says what we understood. If we are not the right studio for it, that page says so and names who might be.',
  },
  {
    name: 'Plan',
    note: 'Two weeks',
    text: 'A fixed price for a first stage, the risks in order of size, and a calendar with names on it. You can take the plan elsewhere; it is yours.',
  },
  {
    name: 'Prototype',
    note: 'Three weeks',
    text: 'Something you can hold in your hand and pass around the table. It is rough where that does not matter and right where it does.',
  },
  {
    name: 'Build',
    note: '8 to 20 weeks',
    text: 'A playable build every second Friday, a short call every Monday, and one list of what is done, what is next and what has changed.',
  },
  {
    name: 'Release and hand over',
    note: 'Three weeks',
    text: 'Stores, reviews and the first weeks of mail from players, together with you. Then the keys, the documents, and a phone number that still works.',
  },
];

/** If true, the page says that the prices are samples. */
export const areSamples = true;

/** Prices are in US dollars. */
export const ways: readonly NamedText[] = [
  {
    name: 'A fixed stage',
    note: '$12,000 to $40,000',
    text: 'One clear result for one price: a prototype, an icon set, an audit of a slow start or of a data pipeline. Most work with us begins this way.',
  },
  {
    name: 'A team by the month',
    note: '$18,000 to $55,000 a month',
    text: 'Two to five of us, full time, on your game. You see the hours, choose what comes next every second Monday, and can stop with a month of notice.',
  },
  {
    name: 'A game, looked after',
    note: '$4,000 to $15,000 a month',
    text: 'Live operations for a released game: events, updates, support, and a monthly report that fits on two pages.',
  },
];

export const needs: readonly NamedText[] = [
  { name: 'One person who decides', text: 'A name, and two hours of that person every week. Nothing saves more time or money.' },
  { name: 'What it is for', text: 'What should be different a year after the release. A number is good; a sentence is fine.' },
  {
    name: 'What there is',
    text: 'Builds, code, figures, mail from players, the prototype from the drawer. The messy version is the useful one.',
  },
  {
    name: 'What worries you',
    text: 'The date, the budget, the last studio. We plan around worries much better than we plan around silence.',
  },
];

export const terms: readonly NamedText[] = [
  {
    name: 'What we make is yours',
    text: 'Code, art, sound and documents belong to you as soon as a stage is paid for. What we bring along, such as our build tools, comes with a license that never ends.',
  },
  {
    name: 'What you tell us stays here',
    text: 'We are glad to sign your NDA before the first real conversation, and have a two-page one of our own if you do not. Your name appears on this site only if you say so.',
  },
  {
    name: 'What players trust you with',
    text: 'We work in your accounts, with as few rights as the task needs, and sign your data processing agreement. When we are done, our access ends the same day.',
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
      'A first stage usually begins three to six weeks after our first call, and a small audit sooner. If your date cannot be met we will say so on that call, not in the eighth week.',
  },
  {
    slug: 'small-projects',
    question: 'Is our project too small for you?',
    answer:
      'Probably not. We like work that a small team can finish. Below about two weeks of work we may suggest somebody good who does just that.',
  },
  {
    slug: 'existing-game',
    question: 'Would you take over a game that somebody else built?',
    answer:
      'Yes. We begin with an audit of one or two weeks: does it build, what does it cost to run, what breaks first. You get the findings in plain English, whether or not we carry on.',
  },
  {
    slug: 'time-zones',
    question: 'How do two time zones work in practice?',
    answer:
      'Foster City and Yerevan are eleven or twelve hours apart, so a question asked in your evening is often answered by your morning. Calls are held in your working day; somebody here is always awake.',
  },
  {
    slug: 'who-does-the-work',
    question: 'Who actually does the work?',
    answer:
      'The people you meet. All of them are on our About page, with their faces carved in wood. We do not hand projects on, and if we ever need a specialist from outside, you hear about it first.',
  },
];
