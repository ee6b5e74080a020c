// Shortens what the router tells engineers: two kilobytes of every page that no visitor reads.
import { parseSync, Visitor, type Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const SAYS = /^(?:UNSAFE_)?(?:invariant|warning|warningOnce|warnOnce)(?:\$\d+)?$/;

/** What a visitor would read if it happened nevertheless. */
const MESSAGE = ' = "The router stopped."';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A module of the router in which `invariant(condition, 'message')`, `warning(condition, 'message')` and the like leave the message to the function, which
 * has one for all, and in which no component has a name for React's tools.
 */
export function shortMessages(code: string): string {
  const edits: Edit[] = [];
  const sayings = new Visitor({
    CallExpression({ callee, arguments: given }) {
      const [before, message] = given.slice(-2);
      const isText = message?.type === 'TemplateLiteral' || (message?.type === 'Literal' && typeof message.value === 'string');
      if (before && isText && callee.type === 'Identifier' && SAYS.test(callee.name))
        edits.push({ start: before.end, end: message.end, text: '' });
    },
    FunctionDeclaration({ id, params }) {
      const message = params.at(-1);
      if (id && SAYS.test(id.name) && message?.type === 'Identifier') edits.push({ start: message.end, end: message.end, text: MESSAGE });
    },
    ExpressionStatement({ start, end }) {
      if (/^\w+\.displayName = /.test(code.slice(start, end))) edits.push({ start, end, text: '' });
    },
  });
  sayings.visit(parseSync('router.js', code).program);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

/** For the scripts of a built site alone: `npm run dev` and the build itself say everything. */
export const shortRouterMessages: Plugin = {
  name: 'short-router-messages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: ROUTER }, handler: (code) => ({ code: shortMessages(code), map: null }) },
};
