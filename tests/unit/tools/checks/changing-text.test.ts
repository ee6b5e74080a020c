// Tests that text which changes stands in an element of its own: a browser's translator replaces texts by elements, and React then looks for
// texts that are gone. It reads the source, so it sees conditions, templates and format functions, but not what a plain variable holds.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;
const getNode = (node: SyntaxNode, key: string) => node[key] as SyntaxNode;

function isBlank({ type, value, expression }: SyntaxNode): boolean {
  return type === 'JSXText' ? String(value).trim() === '' : isNode(expression) && expression.type === 'JSXEmptyExpression';
}

function isCondition({ type }: SyntaxNode): boolean {
  return type === 'ConditionalExpression' || type === 'LogicalExpression';
}

/** Whether an expression is composed or chosen text. */
function isChangingText(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node['value'] === 'string' && node['value'].trim() !== '';
    case 'ConditionalExpression':
      return isChangingText(getNode(node, 'consequent')) || isChangingText(getNode(node, 'alternate'));
    case 'LogicalExpression':
      return isChangingText(getNode(node, 'left')) || isChangingText(getNode(node, 'right'));
    case 'CallExpression':
      return /^(format|describe)/.test(String(getNode(node, 'callee')['name']));
    default:
      return false;
  }
}

/** The positions of faults among the children of one element. */
function findFaultsAmong(children: readonly SyntaxNode[]): number[] {
  if (children.length < 2) return [];
  return children.flatMap((child, index) => {
    const expression = child['expression'];
    if (child.type === 'JSXText' || (isNode(expression) && ['Identifier', 'MemberExpression'].includes(expression.type))) {
      const comesAndGoes = children.slice(0, index).some((before) => isNode(before['expression']) && isCondition(before['expression']));
      return comesAndGoes && !(isNode(expression) && expression['name'] === 'children') ? child.start : [];
    }
    return isNode(expression) && isChangingText(expression) ? child.start : [];
  });
}

/** The lines with text that changes beside other nodes, or stands after an element that comes and goes. */
function findFaults(source: string): number[] {
  const positions: number[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      positions.push(...findFaultsAmong((value['children'] as SyntaxNode[]).filter((child) => !isBlank(child))));
    Object.values(value).forEach(visit);
  }
  visit(parseSync('source.tsx', source).program);
  return positions.map((position) => source.slice(0, position).trimEnd().split('\n').length);
}

it('is found beside other nodes, and after an element that comes and goes', () => {
  const faults = [
    '<p>No. <b>{day}</b>{isToday && `, ${left}`}</p>',
    "<p>{isWrong && 'Wrong'}{isSent && 'Sent'}</p>",
    "<p><Icon />{isOn ? 'On' : 'Off'}</p>",
    '<p><Timer />{formatDuration(ms)}</p>',
    '<p>{isBusy ? <Spinner /> : <Mail />} Subscribe</p>',
    '<p>{hasWon && <Trophy />}{cheer}</p>',
  ];
  const sound = [
    "<p>{isWrong ? 'Wrong' : `Sent to ${name}`}</p>",
    "<p><Icon /> <span>{isOn ? 'On' : 'Off'}</span></p>",
    '<p>{title}{isNew && <b>new</b>}</p>',
    '<p><Icon /> Undo</p>',
    '<p>{isBusy && <Spinner />}{children}</p>',
  ];
  expect(faults.filter((source) => findFaults(source).length === 0)).toEqual([]);
  expect(sound.filter((source) => findFaults(source).length > 0)).toEqual([]);
});

it('stands in an element of its own everywhere', () => {
  const files = globSync('{app,templates}/**/*.tsx');
  expect(files.flatMap((file) => findFaults(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual([]);
});
