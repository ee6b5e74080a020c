// Creates the share URLs of the social networks. They work without scripts.
import { encodeQuery } from '#app/components/ui/lib/encode-query.ts';

export interface ShareContent {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
}

export const SHARE_TARGETS = ['x', 'facebook', 'linkedin', 'whatsapp', 'telegram'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

export const TARGET_NAMES: Record<ShareTarget, string> = {
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
};

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeQuery(value)}`)
    .join('&')}`;
}

/**
 * As documented by each network. Every address carries the page and its title, although Facebook and LinkedIn read only the page;
 * Telegram's, which accepts text of any length, also the summary.
 */
const ADDRESSES: Record<ShareTarget, (content: ShareContent) => string> = {
  x: ({ url, title }) => withQuery('https://x.com/intent/tweet', { text: title, url }),
  facebook: ({ url, title }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, t: title }),
  linkedin: ({ url, title }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url, title }),
  whatsapp: ({ url, title }) => withQuery('https://wa.me/', { text: `${title} ${url}` }),
  telegram: ({ url, title, summary }) => withQuery('https://t.me/share/url', { url, text: `${title}\n${summary}` }),
};

export function createShareUrl(target: ShareTarget, content: ShareContent): string {
  return ADDRESSES[target](content);
}
