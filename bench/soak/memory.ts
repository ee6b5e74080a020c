// What always holds in Memory.
import { engine, type MemoryMove } from '#app/mini-games/memory/rules/rules.ts';
import { must, soakOf } from './soak-game.ts';

export const memory = soakOf({
  title: 'Memory',
  engine,
  randomMove: ({ deck }, roll): MemoryMove => (roll(4) === 0 ? { type: 'turn-back' } : { type: 'turn', card: roll(deck.length + 1) }),
  checkState({ deck, open, matched, moves }) {
    for (const face of deck) must(deck.filter((other) => other === face).length === 2, `the deck has not two of ${face}`);
    must(new Set([...open, ...matched]).size === open.length + matched.length, 'a card is open twice');
    must(open.length <= 2 && matched.length % 2 === 0, 'too many cards are open');
    for (let index = 0; index < matched.length; index += 2)
      must(deck[matched[index] ?? -1] === deck[matched[index + 1] ?? -1], 'cards that differ are a pair');
    must(moves >= matched.length / 2, 'there are fewer moves than pairs');
  },
  checkStep(before, after) {
    must(before.deck.join() === after.deck.join(), 'the cards changed their places');
    must(
      before.matched.every((card) => after.matched.includes(card)),
      'a pair was lost',
    );
    must(after.moves - before.moves === (before.open.length === 1 ? 1 : 0), 'a turn of two cards is not one move');
  },
});
