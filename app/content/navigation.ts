// The names and addresses of the site's links: header, menu and footer.

export interface NavigationItem {
  readonly name: string;
  readonly path: string;
}

export const HOME: NavigationItem = { name: 'Home', path: '/' };

export const HEADER_LINKS: readonly NavigationItem[] = [
  HOME,
  { name: 'Our Games', path: '/games' },
  { name: 'About Us', path: '/about-us' },
  { name: 'Services', path: '/services' },
  { name: 'Contact', path: '/contact' },
];

const LEGAL_LINKS: readonly NavigationItem[] = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms' },
];

export const MENU_LINKS: readonly NavigationItem[] = [...HEADER_LINKS, ...LEGAL_LINKS];

export const FOOTER_LINKS: readonly NavigationItem[] = HEADER_LINKS.filter((link) => link.path !== '/games');

/** The footer's last row. */
export const FINE_LINKS: readonly NavigationItem[] = [
  { name: 'Press Kit', path: '/press' },
  { name: 'Accessibility', path: '/accessibility' },
  ...LEGAL_LINKS,
];

export const FOOTER_GAMES: readonly NavigationItem[] = [
  { name: 'Solitaire Go', path: '/games/solitaire-go' },
  { name: 'Idle Mouse', path: '/games/idle-mouse' },
  { name: 'Block Blitz Go', path: '/games/block-blitz-go' },
  { name: 'FreeCell Solitaire', path: '/games/freecell-solitaire' },
  { name: 'Spider Solitaire Go', path: '/games/spider-solitaire-go' },
];
