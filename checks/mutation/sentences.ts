// Tells Stryker to leave sentences alone: no test copies what is said to a player.

interface Literal {
  readonly type: string;
  readonly value?: unknown; // of a string
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]; // of a template: the text between its values
}

const SENTENCE = /^[A-Z].* .*[.!?…]$/s;

function textOf({ type, value, quasis }: Literal): string | null {
  if (type === 'StringLiteral') return String(value);
  return type === 'TemplateLiteral' ? (quasis ?? []).map((part) => part.value.raw).join('X') : null;
}

const sentences = {
  shouldIgnore({ node }: { readonly node: Literal }): string | undefined {
    return SENTENCE.test(textOf(node) ?? '') ? 'a sentence' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'sentences', value: sentences }];
