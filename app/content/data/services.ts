// The services that the studio offers to other companies.
import type { Service } from '#app/content/schema/game-schema.ts';

export const services: readonly Service[] = [
  {
    slug: 'app-development',
    title: 'App Development',
    description: 'Casual games and apps for iOS and Android, from a paper prototype to both stores, with a playable build every two weeks.',
    image: {
      picture: 'services/app-development',
      alt: 'A big toy phone with colorful blocks falling on its screen, surrounded by gears, blocks, a star and a smiling apricot',
    },
    features: [
      'A playable prototype in three weeks',
      'iOS and Android from one codebase',
      'Testing on phones, old ones included',
      'Store listings, review and release',
    ],
  },
  {
    slug: 'art-and-design',
    title: 'Art & Design',
    description: 'Characters, icons and screens, tested on phones before you see them. The source files are yours.',
    image: {
      picture: 'services/art-and-design',
      alt: 'A toy mouse on a turntable, half of it painted violet, between a palette, brushes, pencils and pots of paint',
    },
    features: [
      'Characters, props and worlds in 2D and 3D',
      'Interfaces tested by players, on phones',
      'App icons, store screenshots and key art',
      'Colors checked for color blindness',
    ],
  },
  {
    slug: 'live-ops',
    title: 'Live Ops Services',
    description: 'After the release, we plan events and daily puzzles, watch how each one does, answer players and ship the fixes.',
    image: {
      picture: 'services/live-ops',
      alt: 'A wall calendar with colored tiles and a gold star, with gifts, balloons, a coin, an alarm clock and a smiling apricot',
    },
    features: [
      'Event calendars planned a season ahead',
      'Ad placement that never interrupts a round',
      'Player support by people',
      'A monthly report in plain English',
    ],
  },
  {
    slug: 'data',
    title: 'Data Infrastructure & Integration',
    description: 'One set of numbers from your game, stores and ad partners, with fewer events, clear names and consent built in.',
    image: {
      picture: 'services/data',
      alt: 'Toy pipes on either side of a rising bar chart and a line graph, one dropping a coin, with a magnifying glass, coins and a smiling apricot',
    },
    features: [
      'An event plan that fits on one page',
      'Pipelines into your own warehouse',
      'Store and ad network integrations',
      'Dashboards and alerts',
    ],
  },
];
