// The social networks on which a page can be shared. Their addresses work without scripts.
import { encodeQuery } from '#app/components/ui/lib/encode-query.ts';

export interface ShareContent {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
}

interface Network {
  readonly name: string;
  readonly icon: string; // path in a box of 24 by 24
  createUrl(content: ShareContent): string;
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeQuery(value)}`)
    .join('&')}`;
}

/**
 * As documented by each network. Every address carries the page and its title, although Facebook and LinkedIn read only the page;
 * LinkedIn's, which has a parameter for it, also the summary.
 */
export const NETWORKS: readonly Network[] = [
  {
    name: 'X',
    icon: 'M3 3h5.2l4.4 6.1L17.9 3h2.6l-6.7 7.7L21.4 21h-5.2l-4.8-6.6L5.700 21H3.100l7.100-8.200zm3.700 1.900 10.400 14.200h1.400L8.100 4.900z',
    createUrl: ({ url, title }) => withQuery('https://x.com/intent/tweet', { text: title, url }),
  },
  {
    name: 'Facebook',
    icon: 'M13.6 21v-7.900h2.700l.4-3.100h-3.100V8c0-.9.3-1.500 1.600-1.500h1.600V3.700a22 22 0 0 0-2.400-.1c-2.400 0-4 1.400-4 4.100V10H7.700v3.100h2.700V21z',
    createUrl: ({ url, title }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, t: title }),
  },
  {
    name: 'LinkedIn',
    icon: 'M6.900 8.900v10.600H3.500V8.900zM5.200 3.700a2 2 0 1 1 0 3.900 2 2 0 0 1 0-3.900zM9 8.900h3.200v1.500c.5-.9 1.600-1.800 3.300-1.800 3.400 0 4.100 2.200 4.100 5.100v5.800h-3.400v-5.100c0-1.300 0-2.900-1.800-2.900s-2 1.400-2 2.800v5.200H9z',
    createUrl: ({ url, title, summary }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url, title, summary }),
  },
  {
    name: 'WhatsApp',
    icon: 'M12 3a8.900 8.900 0 0 0-7.600 13.500L3.200 21l4.600-1.200A8.900 8.900 0 1 0 12 3zm0 1.700a7.200 7.200 0 1 1-3.700 13.400l-.3-.2-2.500.7.700-2.500-.2-.3A7.200 7.200 0 0 1 12 4.700zM8.900 7.600c-.2 0-.5.1-.8.400-.3.300-1 1-1 2.400s1 2.800 1.200 3c.1.200 2 3.200 5 4.400 2.400 1 2.900.8 3.500.7.500 0 1.700-.7 1.900-1.400.2-.7.2-1.300.2-1.400l-.600-.300-2-1c-.3-.1-.5-.1-.7.200l-.9 1.100c-.2.200-.3.200-.6.100-.3-.2-1.200-.5-2.300-1.400-.9-.8-1.400-1.700-1.600-2-.2-.3 0-.5.1-.600l.5-.5.300-.5v-.5l-.900-2.100c-.2-.6-.5-.5-.7-.5z',
    createUrl: ({ url, title }) => withQuery('https://wa.me/', { text: `${title} ${url}` }),
  },
  {
    name: 'Telegram',
    icon: 'M21.500 4.300 18.400 19.500c-.2 1-.9 1.300-1.700.8l-4.700-3.500-2.300 2.200c-.300.300-.500.500-1 .5l.400-4.800 8.700-7.900c.4-.3-.1-.5-.6-.2L6.400 13.400l-4.600-1.500c-1-.3-1-1 .2-1.500l18.100-7c.9-.3 1.600.2 1.400.9z',
    createUrl: ({ url, title }) => withQuery('https://t.me/share/url', { url, text: title }),
  },
];
