// The page for parents: its row in the page table and its texts. Its statements about ads and data are sample content to be replaced.
import { ADS, PURCHASES } from '#app/content/data/game-facts.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import type { FaqItem, NamedText } from '#app/content/schema/game-schema.ts';

export const page: Page = {
  path: '/parents',
  module: 'parents/parents.tsx',
  order: 76,
  navigation: ['fine print'],
  llms: 'Pages',
  showsGames: true,
  name: 'For Parents',
  title: 'For Parents: Ages, Ads, Purchases and Data',
  description:
    'What our games show, sell and know, in plain words: ages, ads that may and may not appear, purchases, data, and how to reach a person.',
  keywords: ['games for families', 'age rating', 'ads in games', 'in-app purchases', "children's privacy"],
  heading: 'For Parents',
  lead: 'Before a game of ours lands on a phone in your family, here is what is in it, what pays for it, and whom to ask.',
  updated: '2026-11-22',
  picture: 'hero/blocks',
  socialPicture: 'about/studio',
};

export const ads: readonly NamedText[] = [
  {
    name: 'What ads may show',
    text: 'Other games, apps, groceries, cars, movies for everyone: what runs in a family magazine. They come between rounds, can be closed, and never cover a game that is being played.',
  },
  {
    name: 'What ads never show',
    text: 'Gambling for money, dating, alcohol, tobacco, weapons, politics, diets or anything meant to frighten. We block these kinds with every network and check what arrives.',
  },
  {
    name: 'If one slips through',
    text: 'Send us a screenshot, with the date and the game. We find the advertiser, block it in all our games, and tell you when it is done. That usually takes a day.',
  },
];

export const data: readonly NamedText[] = [
  {
    name: 'No account, no name',
    text: 'Our games ask for neither a name nor an email address, have no chat, and show no player to another. Saves and scores stay on the phone.',
  },
  {
    name: 'What partners see',
    text: 'Ad and crash partners receive technical details of the phone and an advertising identifier, unless the phone refuses it. The privacy policy lists all of it.',
  },
  {
    name: 'Children under 13',
    text: 'Our games are not directed to them, and we do not knowingly collect their personal information. If your child has sent us some, write to us and we will delete it.',
  },
];

export const questions: readonly FaqItem[] = [
  {
    slug: 'spend-money',
    question: 'Can my child spend money in your games?',
    answer:
      'No. There is nothing to buy in any of our games: no coins, no lives, no subscription. Should a game ever offer a purchase, its page will say so first, the store will ask for your password, and the game will stay playable without it.',
  },
  {
    slug: 'switch-off-tracking',
    question: 'How do I switch off personalized ads?',
    answer:
      'On an iPhone or iPad, open Settings, then Privacy & Security, then Tracking, and turn it off. On Android, open Settings, then Privacy, then Ads, and delete the advertising ID. The ads that remain are chosen without knowing anything about the person.',
  },
  {
    slug: 'play-without-ads',
    question: 'Can a game be played without ads?',
    answer:
      'Yes: all of our games work offline, and a phone in airplane mode has no ads to show. That is not a loophole. Trains and airplanes are what we build them for.',
  },
  {
    slug: 'how-long-is-a-round',
    question: 'How long is a round?',
    answer:
      'Three to ten minutes, and every game can be put down in the middle of one. Nothing is lost, nobody is waiting online, and no bell rings to bring a player back.',
  },
];

export const text = {
  gamesTitle: 'Game by Game',
  gamesLead: 'Ages are those of the stores. Price, ads and purchases are the same for all of our games.',
  tableName: 'Ages, price, ads and purchases by game',
  columns: ['Game', 'Age', 'Price', 'Ads', 'Purchases'] as const,
  price: 'Free',
  ads: ADS,
  purchases: PURCHASES,
  adsTitle: 'About the Ads',
  adsLead: 'Ads pay for our games, so that nobody else has to.',
  sellers: 'May sell ads in our games today:',
  sellersFile: 'the full list, for machines',
  dataTitle: 'About Data',
  dataLinks: 'More in the',
  deletion: 'how to delete data',
  questionsTitle: 'Parents Ask',
  callTitle: 'Anything else?',
  callLead: 'Write to us. A person answers within two business days, and a report about an ad goes first.',
  callButton: 'Write to a Person',
};
