// The seeds of games, for property tests.
import * as fc from 'fast-check';

export const anySeed = fc.nat(2 ** 32 - 1);
