// Invariants of Memory, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { rules, type MemoryEvent, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';

/** The open cards according to the events. */
function replayOpenCards(before: MemoryState, events: readonly MemoryEvent[]): readonly number[] {
  let open = [...before.open];
  for (const event of events) {
    if (event.type === 'turned') open.push(event.card);
    else if (event.type !== 'missed') open = [];
  }
  return open;
}

/** With perfect knowledge of the cards, the target can be reached. */
function checkDailyBoard(board: MemoryState, target: number | null): void {
  let state = board;
  const pairs = [...new Set(board.deck)].map((face) => board.deck.flatMap((other, card) => (other === face ? card : [])));
  for (const card of pairs.flat()) {
    const played = rules.play(state, { type: 'turn', card });
    assertHolds('state' in played, 'a card cannot be turned');
    if ('state' in played) ({ state } = played);
  }
  assertHolds(state.moves === target && rules.outcome(state)?.result === 'won', 'it is not won in the fewest moves');
}

export const invariants: Invariants<MemoryState, MemoryMove, MemoryEvent> = {
  checkDailyBoard,
  checkState({ deck, open, matched, moves, players, next, finders }) {
    assertHolds(finders.length === matched.length / 2, 'a pair has no finder, or a finder has no pair');
    assertHolds(next <= players && finders.every((finder) => finder <= players), 'the player is invalid');
    for (const face of deck) assertHolds(deck.filter((other) => other === face).length === 2, `the deck has not two of ${face}`);
    assertHolds(new Set([...open, ...matched]).size === open.length + matched.length, 'a card is open twice');
    assertHolds(open.length <= 2 && matched.length % 2 === 0, 'too many cards are open');
    for (let index = 0; index < matched.length; index += 2)
      assertHolds(deck[matched[index] ?? -1] === deck[matched[index + 1] ?? -1], 'cards that differ are a pair');
    assertHolds(moves >= matched.length / 2, 'there are fewer moves than pairs');
  },
  checkStep(before, after, by, events) {
    assertHolds(before.deck.join() === after.deck.join(), 'the cards changed their places');
    assertHolds(
      before.matched.every((card) => after.matched.includes(card)),
      'a pair was lost',
    );
    assertHolds(after.moves - before.moves === (before.open.length === 1 ? 1 : 0), 'a turn of two cards is not one move');
    assertHolds((typeof by === 'number') === (before.open.length === 2), 'a time step did more than turning back two cards');
    assertHolds(replayOpenCards(before, events).join() === after.open.join(), 'the events have the wrong cards');
    const isMissed = events.some(({ type }) => type === 'missed');
    assertHolds((after.next !== before.next) === (isMissed && before.players === 2), 'the turn did not change exactly after a miss');
    const announced = events.flatMap((event) => (event.type === 'matched' ? event.cards : []));
    assertHolds([...before.matched, ...announced].join() === after.matched.join(), 'the events have the wrong pair');
  },
};
