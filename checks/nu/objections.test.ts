import { expect, it } from 'vitest';
import { readObjections, withoutStyles } from './objections.ts';

const said = (...messages: readonly object[]) => JSON.stringify({ messages });

it('names the file, the place and the words of an error', () => {
  const error = {
    type: 'error',
    url: 'file:/copies/games/idle-mouse.html',
    lastLine: 1,
    firstColumn: 7,
    message: 'Bad value “inert”',
    extract: ' <script ',
  };
  expect(readObjections(said(error), '/copies')).toEqual(['games/idle-mouse.html:1:7 Bad value “inert” (<script)']);
});

it('tells when the checker itself could not go on', () => {
  expect(readObjections(said({ type: 'non-document-error', message: 'Out of memory' }), '/copies')).toHaveLength(1);
});

it.each(['CSS: Unrecognized at-rule “@container”', 'CSS: “view-transition-name”: Property “view-transition-name” doesn’t exist.'])(
  'leaves styles to the lint: %s',
  (message) => {
    expect(readObjections(said({ type: 'error', message }), '/copies')).toEqual([]);
  },
);

it('blanks styles, not the page around them', () => {
  const html = '<head><style data-a>a {\n  b: c }</style></head><p>a {</p><style>d</style>';
  const bare = withoutStyles(html);
  expect(bare).toHaveLength(html.length);
  expect(bare.replaceAll(/[ \n]+/g, ' ')).toBe('<head><style data-a> </style></head><p>a {</p><style> </style>');
});
