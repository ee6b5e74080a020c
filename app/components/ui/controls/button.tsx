// The site's button style, as a button and as a link.
import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { PageLink } from './page-link.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'paper';

/** The class names, for elements other than the two components below. */
export function getButtonClass(kind: ButtonKind): string {
  return `edge ${styles.button} ${styles[kind]}`;
}

export function Button({ kind = 'primary', className = '', ...rest }: { kind?: ButtonKind } & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${getButtonClass(kind)} ${className}`} />;
}

export function ButtonLink({ kind = 'primary', className = '', ...rest }: { kind?: ButtonKind } & LinkProps) {
  return <PageLink {...rest} className={`${getButtonClass(kind)} ${className}`} />;
}
