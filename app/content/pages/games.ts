// What the catalogue tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Our Games',
  description:
    'All six of our casual games for iOS and Android: four to play today, free and ad-supported, and two that are still on the workbench.',
  keywords: ['casual games', 'free solitaire games', 'block puzzle game', 'idle game', 'iOS games', 'Android games'],
};

export const text = {
  title: 'Our Games',
  lead: 'Six games for small breaks and long delays. All are free, supported by ads, and made by people who play them on the bus.',
  liveLead: 'Ready when you are.',
  comingSoonLead: 'Nearly out of the workshop. The paint is still wet on one of the towers.',
};
