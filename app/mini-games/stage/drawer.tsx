// A part of the cabinet that unfolds; while one is open, a game by the clock is held.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shell } from '#app/mini-games/session/shell.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly shell: Shell;
  readonly children: ReactNode;
}

export function Drawer({ icon: Icon, title, shell, children }: DrawerProps) {
  function follow(drawer: HTMLDetailsElement): void {
    const isAnyOpen = drawer.parentElement?.querySelector('details[open]') != null;
    shell.send({ type: isAnyOpen ? 'cover' : 'uncover', by: 'sheet' });
  }

  return (
    <details className={styles.drawer} onToggle={(event) => follow(event.currentTarget)}>
      <summary>
        <Icon aria-hidden size={20} /> {title}
      </summary>
      {children}
    </details>
  );
}
