// Shares a page: links to five networks, which open in a small window, and a button for the share sheet or the clipboard.
import { NETWORKS, type ShareContent } from './share-targets.ts';
import { Share2 } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type MouseEvent } from 'react';
import { shareOrCopy } from '#app/components/ui/lib/share-or-copy.ts';
import styles from './share-bar.module.css';

const WINDOW_FEATURES = 'width=600,height=400';

function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const popup = window.open(event.currentTarget.href, '_blank', WINDOW_FEATURES);
  // If the pop-up is blocked, the browser follows the link.
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}

/** Resolves to true if the link could be neither shared nor copied. */
async function shareLink({ url, title, summary }: ShareContent): Promise<boolean> {
  const outcome = await shareOrCopy({ url, title, text: summary }, url);
  if (outcome === 'copied') window.alert('Link copied to clipboard!');
  return outcome === 'refused';
}

export function ShareBar(content: ShareContent) {
  const [isLinkShown, setLinkShown] = useState(false);
  return (
    <div className={`cluster ${styles.bar}`} data-screen-only role="group" aria-label="Share">
      <span className={styles.title}>Share</span>
      <ul className="cluster">
        {NETWORKS.map(({ name, icon, createUrl }) => (
          <li key={name}>
            <a
              className={`target ${styles.target}`}
              href={createUrl(content)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${name}`}
              onClick={openWindow}
            >
              <svg aria-hidden viewBox="0 0 24 24" width={22} height={22} fill="currentcolor">
                <path d={icon} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`inline ${styles.native}`}
        data-scripts-only
        onClick={() => void shareLink(content).then(setLinkShown)}
      >
        <Icon icon={Share2} size={18} /> Share or copy link
      </button>
      {isLinkShown && (
        <label className={`cluster ${styles.link}`}>
          Copy this link
          <input
            ref={(input) => input?.focus()}
            type="text"
            readOnly
            value={content.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
