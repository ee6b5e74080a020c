// The content of a demo page: stage, how to play, what the demo leaves out, and the way to the app.
import { useId, useState, type CSSProperties } from 'react';
import type { DemoPageText } from '#app/content/page-families/demo.ts';
import type { DemoDetail } from './demo-detail.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { DemoSkin, loadAppLayout } from '#app/arcade/demo/demo-skin.tsx';
import { BoardPlaceholder, PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import { StoreBadge, StoreTrademarks } from '#app/components/ui/controls/store-badge.tsx';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import type { QrCode } from '#app/seo/qr-code.ts';
import { HOW_TO_PLAY } from '#app/content/paths.ts';
import { PageColumns, PageSection } from './page-section.tsx';
import { StageLayout } from './stage-layout.tsx';
import { StoreOffer } from './store-offer.tsx';
import styles from './demo-page.module.css';

interface DemoPageProps {
  readonly entry: MiniGameEntry;
  readonly path: string;
  readonly heading: string;
  readonly detail: DemoDetail;
  readonly copy: DemoPageText;
  readonly breadcrumbs: readonly NavigationItem[];
  /** Null for a game that is in no phone's store. */
  readonly phoneCode: QrCode | null;
}

const ICON_WIDTH_REM = 15;

export function DemoPage({ entry, path, heading, detail, copy, breadcrumbs, phoneCode }: DemoPageProps) {
  const headingId = useId();
  const [entryHere] = useState(() => ({ ...entry, path, title: detail.title, firstSeed: detail.firstSeed })); // the app's name and its first game, and links to its boards that lead to this page
  const [wasOffered, setOffered] = useState(false);
  return (
    <article className={styles.page} style={{ '--accent': detail.accent } as CSSProperties}>
      <DemoSkin game={entry.id} mascot={detail.mascot}>
        <StageLayout breadcrumbs={breadcrumbs} title={heading} id={headingId}>
          <PageStage
            entry={entryHere}
            labelledBy={headingId}
            loadLayout={loadAppLayout}
            offer={
              wasOffered ? undefined : <StoreOffer detail={detail} code={phoneCode} text={copy.offer} onLeave={() => setOffered(true)} />
            }
          >
            <BoardPlaceholder picture={detail.icon} noscriptText={copy.noscriptText} maxWidthRem={ICON_WIDTH_REM} />
          </PageStage>
        </StageLayout>
      </DemoSkin>
      <PageColumns
        left={
          <PageSection id={HOW_TO_PLAY} title={copy.howToPlay}>
            <BulletList lines={detail.howToPlay} />
            <p className={styles.leavesOut}>{detail.leavesOut}</p>
          </PageSection>
        }
        right={
          <PageSection title={copy.app}>
            <p>{copy.appLead}</p>
            <div className={styles.stores}>
              {detail.stores.map((store) => (
                <StoreBadge key={store.url} {...store} />
              ))}
            </div>
            <StoreTrademarks stores={detail.stores} />
          </PageSection>
        }
      />
    </article>
  );
}
