// Three people; one of them has a profile elsewhere, and one has no picture.
import type { TeamMember } from '#app/content/schema/studio-schema.ts';

export const team: readonly TeamMember[] = [
  {
    slug: 'mira-oltmann',
    name: 'Mira Oltmann',
    role: 'Founder',
    bio: 'Mira drew tide tables for a harbor before she drew games. She decides what a wave sounds like, and keeps the accounts.',
    image: { picture: 'team/mira-oltmann', alt: 'A blue circle that stands for Mira' },
    profileUrl: 'https://profiles.example/mira-oltmann',
  },
  {
    slug: 'jonas-feldkamp',
    name: 'Jonas Feldkamp',
    role: 'Programmer',
    bio: 'Jonas writes the code that makes water look wet. He repairs bicycles on the days when nothing compiles.',
    image: { picture: 'team/jonas-feldkamp', alt: 'A green circle that stands for Jonas' },
  },
  {
    slug: 'aylin-demirhan',
    name: 'Aylin Demirhan',
    role: 'Artist',
    bio: 'Aylin paints every creature of the tide pool by hand, and gives each of them a name before it may swim.',
  },
];
