// Questions and answers on the contact page. The answers are sample content to be checked against the real apps.
import { jobs } from './parts.ts';
import { places } from './places.ts';
import type { FaqItem } from '#app/content/schema/game-schema.ts';

export const faq: readonly FaqItem[] = [
  {
    slug: 'are-the-games-free',
    question: 'Are your games really free?',
    answer: "Yes. Every game is free to download and to play. Ads run between rounds, and there's nothing to buy.",
    more: { path: '/parents', words: 'More about ads' },
  },
  {
    slug: 'can-i-play-offline',
    question: 'Can I play without an internet connection?',
    answer: 'Yes. Once installed, our games work without a connection. Only the daily puzzle has to be downloaded once.',
  },
  {
    slug: 'which-devices',
    question: 'Which phones and tablets do the games run on?',
    answer:
      'iPhones, iPads, and Android phones and tablets, including ones that are several years old. Each game page links to its stores, and the store will tell you if your device is supported.',
  },
  {
    slug: 'lost-progress',
    question: 'I lost my progress. Can you bring it back?',
    answer:
      "Only while the game is still installed: saves stay on your phone, and deleting the game deletes them. Send us the name of the game, your device and roughly when it happened, and we'll help you look.",
  },
  {
    slug: 'work-on-my-project',
    question: 'Can you build or run a game for my company?',
    answer:
      'Yes. We take on app development, art, live operations and data work, as whole projects or in parts. Choose "Project Proposal" in the form and tell us what you\'re making and when it should be out, or call us.',
    more: { path: '/services', words: 'Services and prices' },
  },
  {
    slug: 'offices-and-jobs',
    question: 'Where are your offices, and are you hiring?',
    answer: `We work in ${places.citiesInFull}. ${jobs ? 'Openings are posted on our jobs page first. No opening that fits? ' : ''}Choose "Job Application" in the form, link to something you made, and tell us which of our games you would change first.`,
    more: { path: '/jobs', words: 'Jobs' },
  },
];
