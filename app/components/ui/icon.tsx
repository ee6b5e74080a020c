// An icon in the color of the text around it. Decorative: what it means is said beside it, or by the control that it is in.
import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly icon: IconNode;
  /** Width and height, in px. */
  readonly size?: number;
}

export function Icon({ icon, size = 24, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
