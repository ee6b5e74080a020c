// Every address of the site, its heading, and words that its page must show.

export interface Address {
  readonly path: string;
  readonly heading: string;
  /** Words fixed by the product, in the order in which the page shows them. */
  readonly texts: readonly string[];
}

const GAME_TEXTS = ['Game Details', 'Casual', 'iOS, Android'];

const PAGES: readonly Address[] = [
  {
    path: '/',
    heading: 'We Create Unforgettable Gaming Experiences',
    texts: [
      'LEVEL UP YOUR GAMING',
      'Explore Games',
      'Get Updates',
      'Discover More Games',
      'We Are Apricot Studio',
      'Learn More About Us',
      'Mini Games',
    ],
  },
  { path: '/games', heading: 'Our Games', texts: ['Live Games', 'Coming Soon'] },
  { path: '/about-us', heading: 'About Us', texts: ['Innovation', 'Quality', 'Player Focus', 'Collaboration', 'Growth', 'Integrity'] },
  {
    path: '/services',
    heading: 'Services',
    texts: ['App Development', 'Art & Design', 'Live Ops Services', 'Data Infrastructure & Integration'],
  },
  { path: '/contact', heading: 'Contact Us', texts: ['Monday to Friday', '9:00 to 18:00', 'Closed', 'Foster City, CA'] },
  { path: '/search', heading: 'Search Games', texts: ['Solitaire Go', 'Idle Mouse'] },
  { path: '/press', heading: 'Press Kit', texts: ['At a Glance', 'Logos', 'Key Art and Screenshots', 'May I Stream This?'] },
  {
    path: '/accessibility',
    heading: 'Accessibility',
    texts: ['What works on every page', 'What works in the mini games', 'What does not work well yet', 'Tell us what gets in your way'],
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    texts: ["Children's privacy", 'Terms of Use', '10. Application store (Apple) terms'],
  },
  { path: '/terms', heading: 'Terms of Service', texts: ['10.24.2023', '1. Introduction', '20. General terms'] },
];

export const GAMES: readonly Address[] = [
  { path: '/games/solitaire-go', heading: 'Solitaire Go', texts: ['Play Now', 'App Store', 'Google Play', ...GAME_TEXTS] },
  { path: '/games/spider-solitaire-go', heading: 'Spider Solitaire Go', texts: ['Play Now', 'App Store', 'Google Play', ...GAME_TEXTS] },
  { path: '/games/block-blitz-go', heading: 'Block Blitz Go', texts: ['Play Now', 'App Store', 'Google Play', ...GAME_TEXTS] },
  { path: '/games/freecell-solitaire', heading: 'FreeCell Solitaire', texts: ['Play Now', 'Google Play', ...GAME_TEXTS] },
  { path: '/games/idle-mouse', heading: 'Idle Mouse', texts: ['Coming Soon', 'Get Notified', ...GAME_TEXTS] },
  { path: '/games/castle-solitaire', heading: 'Castle Solitaire', texts: ['Coming Soon', 'Get Notified', ...GAME_TEXTS] },
];

export const ADDRESSES: readonly Address[] = [...PAGES, ...GAMES];
