// Where a game's news appears.
import { lazy, Suspense, type ReactNode } from 'react';
import type { News } from '#app/mini-games/rules.ts';
import type { Session } from './session.ts';
import { useSnapshot } from './use-snapshot.ts';

/** A toast is no reason to stop a game: one that does not arrive is left out. */
const NewsToaster = lazy(async (): Promise<{ default: (props: { news: News }) => ReactNode }> => {
  try {
    return { default: (await import('./toaster.tsx')).NewsToaster };
  } catch {
    return { default: () => null };
  }
});

export function NewsToasts({ session }: { session: Session }) {
  const { news } = useSnapshot(session, (snapshot) => ({ news: snapshot.news }));
  return <Suspense>{news && <NewsToaster news={news} />}</Suspense>;
}
