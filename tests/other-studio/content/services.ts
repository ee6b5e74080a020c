// One service.
import type { Service } from '#app/content/schema/game-schema.ts';

export const services: readonly Service[] = [
  {
    slug: 'water',
    title: 'Water for Your Game',
    description:
      'We write shaders for water that runs on phones: pools, rain, rivers and the glass they are kept in. You get the source and an evening on which we explain it.',
    image: { picture: 'services/water', alt: 'Blue waves on a light ground' },
    features: ['Runs on phones that are six years old', 'Source code that is yours', 'One evening of questions', 'Every color of the sea'],
  },
];
