// How an icon of lucide is drawn: what the library draws it with weighs as much as thirty icons, for props that nobody here sets.
import { createElement, type SVGProps } from 'react';

/** A shape of an icon: the name of its element with its attributes. */
type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels, or as CSS writes them. */
  readonly size?: number | string;
}

/** An icon out of its shapes on a grid of 24 by 24. It is hidden from who listens unless a prop says otherwise: the words beside it tell. */
export function createIcon({ node }: { readonly node: readonly Shape[] }) {
  return function Icon({ size = 24, ...props }: IconProps) {
    const shapes = node.map(([element, attributes]) => createElement(element, attributes));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes,
    );
  };
}
