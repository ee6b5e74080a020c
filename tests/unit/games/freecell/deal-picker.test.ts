import { expect, it } from 'vitest';
import { parseLink } from '#app/game-kit/session/game-link.ts';
import { DEAL_COUNT } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { getDealLink, parseDealNumber } from '#app/games/freecell/view/deal-picker.tsx';

it('FRE12 a typed number opens its deal', () => {
  for (const number of [1, 617, DEAL_COUNT]) {
    const link = parseLink(getDealLink(number), rules);
    expect(link.kind === 'game' && rules.start(null, link.seed).deal).toBe(number);
  }
});

it('FRE12 only a whole number from 1 to 32,000 is a deal, in the digits of any script', () => {
  for (const typed of ['617', ' 617 ', '#617', '0617', '٦١٧', '６１７']) expect(parseDealNumber(typed), typed).toBe(617);
  expect(parseDealNumber('32,000')).toBe(DEAL_COUNT);
  for (const typed of ['', ' ', '0', '-5', '32001', '1e3', '6h', '0x10', '999999999999999999999'])
    expect(parseDealNumber(typed), typed).toBeNull();
});
