// The endless deck of prompts. A prompt is a color word in an ink.
import { draw, pick } from '#app/game-kit/lib/random.ts';
import { INKS, type Ink } from './inks.ts';

export interface Prompt {
  readonly word: Ink;
  readonly ink: Ink;
}

export interface Deck {
  readonly prompt: Prompt; // on top
  readonly run: number; // how many prompts in a row have had the same answer
  readonly rng: number;
}

const MAX_RUN = 4;

export function isMatch({ word, ink }: Prompt): boolean {
  return word === ink;
}

function isSame(a: Prompt, b: Prompt): boolean {
  return a.word === b.word && a.ink === b.ink;
}

const PROMPTS: readonly Prompt[] = INKS.flatMap((word) => INKS.map((ink) => ({ word, ink })));
const MATCHES = PROMPTS.filter(isMatch);
const MISMATCHES = PROMPTS.filter((prompt) => !isMatch(prompt));

/**
 * The next prompt matches with a probability of 50%, except that no answer comes five times in a row. All prompts of the chosen kind are
 * equally likely, except that the previous one does not repeat.
 */
export function drawPrompt(rng: number, before: Deck | null): Deck {
  const [side, afterCoin] = draw(rng, 2);
  const wasMatch = before !== null && isMatch(before.prompt);
  const matches = before?.run === MAX_RUN ? !wasMatch : side === 1;
  const kind = matches ? MATCHES : MISMATCHES;
  const fresh = before ? kind.filter((prompt) => !isSame(prompt, before.prompt)) : kind;
  const [prompt, following] = pick(afterCoin, fresh);
  return { prompt, run: before && matches === wasMatch ? before.run + 1 : 1, rng: following };
}
