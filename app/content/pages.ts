// What each page tells search engines, and the short copy around the fixed texts of the pages.
import type { PageMetaText } from './schema.ts';

export const pageMeta = {
  home: {
    title: 'Free Casual Mobile Games',
    description:
      'Warm, quick, free games for iOS and Android: solitaire, block puzzles and a mouse with a cheese works. Plus twelve mini games to play right here.',
    keywords: ['casual mobile games', 'free mobile games', 'solitaire games', 'block puzzle', 'browser mini games', 'mobile game studio'],
  },
  games: {
    title: 'Our Games',
    description:
      'All six of our casual games for iOS and Android: four to play today, free and ad-supported, and two that are still on the workbench.',
    keywords: ['casual games', 'free solitaire games', 'block puzzle game', 'idle game', 'iOS games', 'Android games'],
  },
  about: {
    title: 'About Us',
    description:
      'Meet the nine people in Foster City and Yerevan behind our games, and read what we think a good casual game owes the person playing it.',
    keywords: ['mobile game studio', 'game studio team', 'Foster City game studio', 'Yerevan game studio', 'casual game developers'],
  },
  services: {
    title: 'Game and App Development Services',
    description:
      'App development, art, live operations and data engineering for casual games, from a studio that ships and looks after its own.',
    keywords: [
      'mobile game development',
      'app development',
      'game art studio',
      'live ops services',
      'game data pipeline',
      'game analytics',
    ],
  },
  contact: {
    title: 'Contact',
    description:
      'Write to us about a game, a project or a job. Find our offices in Foster City and Yerevan, our hours, and answers to six common questions.',
    keywords: ['contact game studio', 'game support', 'game project proposal', 'game studio jobs', 'Foster City', 'Yerevan'],
  },
  search: {
    title: 'Search Games',
    description: 'Search our six casual mobile games by title or by what you are in the mood for: cards, blocks, castles or cheese.',
    keywords: ['search games', 'find casual games', 'solitaire search', 'mobile games'],
  },
  press: {
    title: 'Press Kit',
    description:
      'Facts, descriptions, logos, key art and screenshots of our six casual games, permission to stream them, and a person to write to.',
    keywords: ['press kit', 'game studio logo', 'game screenshots', 'media kit', 'permission to stream'],
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    description:
      'What information our site and games collect, why, how long we keep it and which rights you have, followed by our Terms of Use.',
    keywords: ['privacy policy', 'personal data rights', 'cookies', 'terms of use'],
  },
  terms: {
    title: 'Terms of Service',
    description: 'The terms that apply when you use our website, games and services, effective 10.24.2023, in twenty numbered sections.',
    keywords: ['terms of service', 'terms and conditions', 'user agreement'],
  },
  notFound: {
    title: 'Page Not Found',
    description: 'This page is missing from the deck. Head back to the home page for our games, twelve mini games and a fresh deal.',
    keywords: ['page not found', '404', 'casual games'],
  },
  gameNotFound: {
    title: 'Game Not Found',
    description: "Sorry, we couldn't find the game you're looking for. All six of our games are waiting on the games page.",
    keywords: ['game not found', 'casual games', 'mobile games'],
  },
} satisfies Record<string, PageMetaText>;

export const pageText = {
  home: {
    heroLead:
      'Solitaires with manners, blocks that burst, and soon a mouse with a cheese works. Free on your phone, and good for the next five minutes or the next fifty.',
    heroPlay: 'Or play one of twelve mini games right now',
    featuredTitle: 'Featured Games',
    featuredLead: 'Four games you can play today. Each one is free, works offline and forgives a slip of the thumb.',
    comingSoonTitle: 'Discover More Games',
    comingSoonLead: 'Still on the workbench: one has a mouse in it, the other has a moat.',
    aboutLead:
      'We are a small studio in Foster City, California, and Yerevan, Armenia, with over 20 years of combined team experience. We drop wooden blocks on desks until one sounds right, then test the result on the oldest phone we own. What survives, you get to play.',
    aboutFacts: [
      { value: '6', label: 'mobile games, two still in the oven' },
      { value: '2', label: 'countries, one shared to-do list' },
      { value: '20+', label: 'years of combined experience' },
      { value: '12', label: 'mini games on this very page' },
    ],
    newsletterTitle: 'Letters from the Workshop',
    newsletterLead:
      'New games, new themes and the occasional cheese pun. One letter a month at most, and none when there is nothing to say.',
    miniGamesTitle: 'Mini Games',
    miniGamesLead: 'Twelve little classics, ready to play right here. Nothing to install, and your best scores stay on your own device.',
  },
  games: {
    title: 'Our Games',
    lead: 'Six games for small breaks and long delays. All are free, supported by ads, and made by people who play them on the bus.',
    liveLead: 'Ready when you are.',
    comingSoonLead: 'Nearly out of the workshop. The paint is still wet on one of the towers.',
  },
  about: {
    title: 'About Us',
    lead: 'A small studio with two addresses, nine people and a long-running debate about the best apricot jam.',
    teamLead: 'Nine people, shown here at roughly one-twelfth scale.',
    valuesLead: 'Six words on the wall, and what they mean on an ordinary Tuesday.',
    visionTitle: 'Our Vision',
    missionTitle: 'Our Mission',
  },
  services: {
    title: 'Services',
    lead: 'We make our own games, so we know where the splinters are. Bring us a whole project, or just the part that keeps you up at night.',
    storiesTitle: 'Success Stories',
    storiesLead: 'Five jobs we are proud of, with the numbers that changed and one snail roll.',
    callTitle: 'Have something on the drawing board?',
    callLead:
      'Tell us what you are making and what worries you about it. A person who builds games will write back within two business days.',
    callButton: 'Tell Us About It',
  },
  contact: {
    title: 'Contact Us',
    lead: 'Questions, bug reports, business ideas and unusually good solitaire stories are all welcome.',
    formLead: 'Fill this in and it reaches a person. We answer within two business days, and bug reports with a good title jump the line.',
    faqTitle: 'Frequently Asked Questions',
    faqLead: 'Six answers that may save you the typing.',
    mapLead: 'Two offices, one kettle each: Foster City, California, and Yerevan, Armenia.',
  },
  search: {
    lead: 'Try "solitaire", "castle" or "cheese". All three are correct answers.',
  },
  press: {
    title: 'Press Kit',
    lead: 'Everything that a story, a video or a slide about us may need. Help yourself; it is what it is here for.',
    archiveButton: 'Download Everything',
    factsTitle: 'At a Glance',
    wordsTitle: 'In Our Words',
    logosTitle: 'Logos',
    logosLead: 'As a drawing for print and as pixels for everything else.',
    picturesTitle: 'Key Art and Screenshots',
    picturesLead: 'Choose a picture to save it. All are ours, and free to use wherever the game is the subject.',
    streamingTitle: 'May I Stream This?',
    contactTitle: 'Ask a Person',
    contactLead: 'Interviews, review builds, larger files, a quote by noon: write to us, and we answer within one business day.',
  },
  gameNotFound: {
    lead: "Sorry, we couldn't find the game you're looking for.",
  },
  notFound: {
    lead: 'We looked under the rug, behind the stock pile and inside the cheese. This card must belong to another deck.',
  },
};
