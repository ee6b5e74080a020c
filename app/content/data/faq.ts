// Questions and answers on the contact page. The answers are sample content to be checked against the real apps.
import type { FaqItem } from '#app/content/schema/game-schema.ts';

export const faq: readonly FaqItem[] = [
  {
    slug: 'are-the-games-free',
    question: 'Are your games really free?',
    answer:
      'Yes. Every game is free to download and free to play from the first level to the last. Ads pay the bills, and there is nothing to buy. We place them between rounds, so nobody loses a combo to a commercial.',
    more: { path: '/parents', words: 'What ads may show: for parents' },
  },
  {
    slug: 'can-i-play-offline',
    question: 'Can I play without an internet connection?',
    answer:
      'Yes. Once a game is installed, you can deal, stack and burst anywhere, including tunnels and seat 34B. The daily puzzle needs a connection once, to download; after that it plays offline too. The mini games on our home page run in your browser.',
  },
  {
    slug: 'which-devices',
    question: 'Which phones and tablets do the games run on?',
    answer:
      'Our games are made for iPhones, iPads and Android phones and tablets, and we test on devices that are several years old. Each game page links to the stores that carry it, and the store will tell you right away whether your device is supported.',
  },
  {
    slug: 'lost-progress',
    question: 'My progress has disappeared. Can you bring it back?',
    answer:
      'Often, yes. Please leave the game installed, because deleting it can delete the save as well. Send us the name of the game, your device and roughly when things went missing, using the form on this page. A person will read it and tell you honestly what can be recovered.',
  },
  {
    slug: 'work-on-my-project',
    question: 'Can you build or look after a game for my company?',
    answer:
      'Gladly. We take on app development, art, live operations and data work, as whole projects or in parts. Choose "Project Proposal" in the form and tell us three things: what you are making, when it should be out, and what worries you. We reply within two business days.',
  },
  {
    slug: 'offices-and-jobs',
    question: 'Where are your offices, and are you hiring?',
    answer:
      'We work in Foster City, California, and in Yerevan, Armenia. We always read a good letter, even when no position is open. Choose "Job Application" in the form, link to something you made and are proud of, and tell us which of our games you would change first.',
  },
];
