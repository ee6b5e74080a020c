// The services that the studio offers to other companies.
import type { Service } from '#app/content/schema/game-schema.ts';

export const services: readonly Service[] = [
  {
    slug: 'app-development',
    title: 'App Development',
    description:
      'We build casual games and apps for iOS and Android, from a paper prototype to both stores. You get a playable build every two weeks and a game that opens fast, even on a six-year-old phone.',
    image: {
      picture: 'services/app-development',
      alt: 'A big toy phone with colorful blocks falling on its screen, surrounded by gears, blocks, a star and a smiling apricot',
    },
    features: [
      'A clickable prototype within six weeks',
      'iOS and Android from one codebase',
      'A playable build every other Friday',
      'Testing on older phones as well as new ones',
      'Store listings, review and release, handled with you',
      'Source code and documentation that are yours to keep',
    ],
  },
  {
    slug: 'art-and-design',
    title: 'Art & Design',
    description:
      'Characters you want to pick up, icons you can read at the size of a fingernail, and screens that explain themselves. Our artists work in 2D and 3D, and draw for small screens first.',
    image: {
      picture: 'services/art-and-design',
      alt: 'A toy mouse on a turntable, half of it painted violet, between a palette, brushes, pencils and pots of paint',
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
      'A released game is a garden, and someone has to water it. We plan events and daily puzzles, watch how each one lands, answer players and ship the fixes. You get one calendar and one monthly report.',
    image: {
      picture: 'services/live-ops',
      alt: 'A wall calendar with colored tiles and a gold star, with gifts, balloons, a coin, an alarm clock and a smiling apricot',
    },
    features: [
      'Event and daily puzzle calendars planned a season ahead',
      'A/B tests that end with a decision',
      'Ad placement that never interrupts a round',
      'Human player support',
      'Monthly health report in plain English',
      'Weekday coverage across time zones',
    ],
  },
  {
    slug: 'data',
    title: 'Data Infrastructure & Integration',
    description:
      'We connect your game, your stores and your ad partners, and turn what they report into numbers that agree. Fewer events with clear names, consent built in, and a dashboard your team uses.',
    image: {
      picture: 'services/data',
      alt: 'Toy pipes on either side of a rising bar chart and a line graph, one dropping a coin, with a magnifying glass, coins and a smiling apricot',
    },
    features: [
      'An event plan that fits on one page',
      'Pipelines into the warehouse you already use',
      'Store, ad network and attribution integrations',
      'Consent and data deletion built in from the start',
      'Dashboards for daily questions, alerts for unusual ones',
    ],
  },
];
