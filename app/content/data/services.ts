// The four services that the studio offers to other companies.
import type { Service } from '#app/content/schema/game-schema.ts';

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
