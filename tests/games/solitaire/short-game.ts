// A short winning game of Solitaire, for tests.

/** The seed of the game. In SHORT_GAME, a number draws that many times, and a card moves to its best pile or to the given column. */
export const SHORT_GAME_SEED = 876;
export const SHORT_GAME = (
  '5 AS 9 AD 3 2D 3D 8S AH JD 4S TC>6 9D TS QD JC TH 9S 2H 8H 5H 3H 5 KS 15 7C 1 6D 5C 4H 7H AC 6S 2C 12 3C 2 4C 5C 6C 2 8D 5S KH QC 7S ' +
  '9H 5 6H QH JS 3S 1 TD 8C 9C 1 KD QS 7D 2S 3S 4S 5H 4D 5S 6H 5D'
).split(' ');
