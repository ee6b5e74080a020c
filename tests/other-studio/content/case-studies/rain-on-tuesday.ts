// One case study.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'rain-on-tuesday',
  order: 1,
  title: 'Rain on a window, at sixty frames',
  description:
    'A studio of four had a train game with a rainy window, and phones that grew hot behind it. We drew the same rain with a tenth of the work, and the game came out on a Tuesday in spring.',
  image: { picture: 'case-studies/rain-on-tuesday', alt: 'Drops on a window at night' },
  services: ['Water for Your Game'],
  client: 'A studio of four that makes games about trains',
  weeks: 3,
  problem: ['The rain was right, and the phone was too hot to hold after ten minutes of it. The release was four weeks away.'],
  work: [
    'We measured what each drop cost, and found that most of them were behind the curtain.',
    'We drew the drops that nobody looks at from a picture, and the others as before.',
    'We left a slider for the weather, and a page that says what it costs.',
  ],
  figures: [
    { value: '60', label: 'frames a second on a phone of 2019' },
    { value: '3', label: 'weeks from the first call' },
  ],
  quote: {
    words: 'It rains as it did before, and I can hold my phone again. They also told us which cloud was upside down.',
    author: 'Tomke Harms',
    role: 'Producer of the train game',
  },
};
