// Sections of the pages with a game: a heading with what stands below it, and the lists that they share.
import { useId, type ReactNode } from 'react';
import { KeyCaps } from '#app/components/ui/text/key-caps.tsx';
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import styles from './page-section.module.css';

export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

export function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function KeyList({ lines }: { lines: readonly KeyTableRow[] }) {
  return (
    <dl className={styles.keys}>
      {lines.map(({ keys, action }) => (
        <div key={action}>
          <dt>
            <KeyCaps keys={keys} />
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
