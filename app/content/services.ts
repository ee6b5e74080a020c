// What the studio does for other companies; clients, stories and figures are invented: sample content to be replaced.
import type { CaseStudy, Service } from './schema.ts';

export const services: readonly Service[] = [
  {
    slug: 'app-development',
    title: 'App Development',
    description:
      'We build casual games and apps for iOS and Android, from a paper prototype to both stores. You get a playable build every two weeks, an engineer who answers questions in person, and a game that opens fast, even on the phone your aunt refuses to replace.',
    image: {
      picture: 'services/app-development',
      alt: 'Two toy phones on a small workbench, one open to show gears and blocks inside, with a screwdriver and a cup of bolts',
    },
    features: [
      'A clickable prototype in the first three weeks',
      'iOS and Android from one codebase',
      'A playable build every second Friday',
      'Testing on old and modest phones as well as new ones',
      'Store listings, review and release, handled with you',
      'Source code and documentation that are yours to keep',
    ],
  },
  {
    slug: 'art-and-design',
    title: 'Art & Design',
    description:
      'Characters you want to pick up, icons you can read at the size of a fingernail, and screens that explain themselves. Our artists work in 2D and 3D, sit next to the people who put the art into the game, and draw for small screens first.',
    image: {
      picture: 'services/art-and-design',
      alt: 'A clay toy spider half painted violet on a turntable, surrounded by brushes, paint pots and color swatches',
    },
    features: [
      'Characters, props and worlds in 2D and 3D',
      'Interface design tested with real thumbs',
      'Animation that tells players what just happened',
      'App icons, store screenshots and key art',
      'Color choices checked for color-blind players',
    ],
  },
  {
    slug: 'live-ops',
    title: 'Live Ops Services',
    description:
      'A released game is a garden, and somebody has to water it. We plan events and daily puzzles, watch how each one lands, answer players and ship the fixes. You get one calendar, one monthly report and no surprises on a holiday weekend.',
    image: {
      picture: 'services/live-ops',
      alt: 'A toy greenhouse with little game boards growing in pots, a watering can and a wooden calendar with colored tiles',
    },
    features: [
      'Event and daily puzzle calendars planned a season ahead',
      'A/B tests that end with a decision',
      'Ad placement that respects the middle of a round',
      'Player support with replies from people',
      'Monthly health report in plain English',
      'On-call cover across two time zones',
    ],
  },
  {
    slug: 'data',
    title: 'Data Infrastructure & Integration',
    description:
      'We connect your game, your stores and your ad partners, and turn what they say into numbers that agree with one another. Fewer events, clear names, consent respected from the first line, and a dashboard the whole team opens without being asked.',
    image: {
      picture: 'services/data',
      alt: 'Glass toy pipes carrying colored marbles from three funnels into one neat row of labeled jars',
    },
    features: [
      'An event plan that fits on one page',
      'Pipelines into the warehouse you already use',
      'Store, ad network and attribution integrations',
      'Consent and data deletion built in from the start',
      'Dashboards for daily questions, alerts for the odd ones',
    ],
  },
];

export const caseStudies: readonly CaseStudy[] = [
  {
    slug: 'letterboat',
    title: 'A word game that opens before the kettle boils',
    description:
      'Letterboat, a daily word game, took nine seconds to start on an older phone, and a third of its players had one. We moved the dictionary out of the way, loaded the puzzle of the day first and the archive later, and replaced eleven plugins with four. It now starts in 2.4 seconds, and crash-free sessions went from 97.9% to 99.6%.',
    image: {
      picture: 'case-studies/letterboat',
      alt: 'Little wooden boats carrying letter tiles race out of a toy harbor past a big round stopwatch',
    },
    services: ['App Development'],
  },
  {
    slug: 'crumpet-crescent',
    title: 'Forty-one pastries that nobody mixes up',
    description:
      'In the matching game Crumpet Crescent, the cinnamon bun and the snail roll were the same brown circle, and players said so. We redrew all 41 pastries with their own outlines and tested them in gray, at thumbnail size, with 60 players. Wrong swaps fell by 23%, and the snail roll now has fan mail.',
    image: {
      picture: 'case-studies/crumpet-crescent',
      alt: 'A baking tray of glossy toy pastries, each with a different shape and color, and one spare outline cut from paper',
    },
    services: ['Art & Design'],
  },
  {
    slug: 'seven-sleepy-acres',
    title: 'A farm game learns to keep a calendar',
    description:
      'Seven Sleepy Acres ran its events whenever someone had time, so players never knew when to come back. We planned a 12-week season with one event a week and one week off, built the tools to schedule it, and handed over the keys. Thirty-day retention rose from 6.1% to 7.4%, and the team stopped working Sundays.',
    image: {
      picture: 'case-studies/seven-sleepy-acres',
      alt: 'A toy farm at dusk with paper lanterns over the barn and a wooden wall calendar showing a lantern on each week',
    },
    services: ['Live Ops Services', 'Data Infrastructure & Integration'],
  },
  {
    slug: 'three-dashboards',
    title: 'Three dashboards, one answer',
    description:
      "A puzzle studio asked how many people had played yesterday and got three numbers from three dashboards. We cut 240 events to 38, wrote down what each one means, and built a single pipeline that checks itself overnight. Yesterday's figures are ready at seven each morning, and the Tuesday meeting about them is gone.",
    image: {
      picture: 'case-studies/three-dashboards',
      alt: 'Three toy clocks that show the same time, joined by glass pipes to one jar of marbles',
    },
    services: ['Data Infrastructure & Integration'],
  },
  {
    slug: 'museum-of-very-small-trains',
    title: 'A very small museum gets a very small game',
    description:
      'The Museum of Very Small Trains wanted a game that its visitors could play in line and take home. In 14 weeks we designed, drew and built a track-laying puzzle with 60 levels, each based on a model in the collection. It was installed 18,000 times in its first season, and the line is now the second most popular exhibit.',
    image: {
      picture: 'case-studies/museum-of-very-small-trains',
      alt: 'A red toy train hauls jigsaw-shaped track pieces past a tiny museum with columns and a waiting line of peg people',
    },
    services: ['App Development', 'Art & Design', 'Live Ops Services'],
  },
];
