// Renders components for tests.
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';

/** Returns the markup of a component on a page of the router. */
export function render<Props extends object>(component: ComponentType<Props>, props: Props): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(component, props) }]);
  return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }));
}
