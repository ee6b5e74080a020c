// Idle Mouse, a cheese factory game in development. Its reviews and plans are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'idle-mouse',
  title: 'Idle Mouse',
  promise: 'An Idle Game About Cheese',
  description: 'An idle game in which a mouse runs a cheese factory, day and night.',
  overview: [
    'Idle Mouse stars Crumb, a small mouse in huge goggles with a cheese factory to run. You build it up, one gear at a time. It starts with one vat and one wobbly belt, and you press the first wheel by hand. Each wheel pays for the next machine, until the whole hall is humming.',
    "Every upgrade is something you can see. A bigger gear speeds up the belt. A second belt feeds a second vat, and a second vat starts a new kind, from a mild Gouda to a strong blue. Then come helpers: a mole on maintenance, and two hedgehogs in packing who aren't allowed near the balloons.",
    "Close the app and the factory keeps running. When you come back, Crumb hands over what the night shift made. We're tuning the numbers now, such as how soon the second gear pays off.",
  ],
  features: [
    'A factory you build gear by gear, belt by belt and vat by vat',
    'Machines you can watch: follow one wheel from milk to moving van',
    'A factory that works while you are away, and keeps what it earns',
    'A cellar of flavors to discover, each with its own recipe',
    'Helpers to hire, such as a mole who repairs the machines',
    'Goggles, aprons and hard hats for Crumb',
    "Made for short visits: two minutes is plenty, and nothing spoils while you're away",
  ],
  images: [
    {
      picture: 'idle-mouse/screenshot-1',
      alt: 'The first morning: Crumb the mouse in goggles beside one copper vat, one short conveyor belt and a single wheel of cheese',
    },
    {
      picture: 'idle-mouse/screenshot-2',
      alt: 'On a ladder, Crumb fits a bigger gear to the machine while three cheeses ride the belt and the upgrade button glows',
    },
    {
      picture: 'idle-mouse/screenshot-3',
      alt: 'A golden rush: three belts run at double speed and wheels of cheese fly past a cheering mouse',
    },
    {
      picture: 'idle-mouse/screenshot-4',
      alt: 'The grand opening: a three-story cheese factory with vats, gears and shelves of cheese, a ribbon on the door and the crew out front',
    },
    {
      picture: 'idle-mouse/screenshot-5',
      alt: "Crumb's wardrobe: the mouse on a round stand among goggles, aprons and hard hats, with a yellow hard hat selected",
    },
  ],
  keyArtAlt: 'A toy mouse with gold goggles and a red wrench in front of a stack of cheese, with big gears overhead and cheese on the belt',
  keyArtFocus: { left: 37.5, top: 27, right: 67.5, bottom: 82 },
  status: 'Coming Soon',
  rating: 0,
  ads: 'Between visits',
  accent: '#e8a420',
  order: 5,
  releaseWindow: 'Spring 2027',
  workshop: {
    steps: ['Idea', 'First playable', 'Playtests', 'Art and sound', 'Release'],
    now: 'Art and sound',
    toy: {
      picture: 'idle-mouse/workshop',
      alt: 'The toy mouse with goggles on a workbench: its left half is still bare wood, its right half has its violet paint',
    },
  },
  updated: '2026-11-03',
  keywords: ['idle game', 'mouse game', 'cheese factory game', 'idle tycoon', 'free idle game', 'casual game coming soon'],
  isSample: true,
  reviews: [
    {
      author: 'Nune A.',
      rating: 5,
      reviewBody: 'I liked coming back to a full storeroom in the morning. More of that.',
      datePublished: '2026-08-30',
    },
    {
      author: 'Derek L.',
      rating: 4,
      reviewBody:
        'The belts are great, I followed one cheese all the way to the truck. The third upgrade takes too long. About 20 minutes for me, and I almost stopped there.',
      datePublished: '2026-09-16',
    },
    {
      author: 'Jamie F.',
      rating: 5,
      reviewBody:
        "Tested it with my daughter, who is 8. She understood everything right away and wants more hats for the mouse. I'd turn the machine sounds down a little.",
      datePublished: '2026-10-08',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian'],
  keeps: ['The state of your factory, and when you left it'],
};
