import { expect, it } from 'vitest';
import { createPressGuard } from '#app/game-kit/stage/press-guard.ts';

// Events with their times in ms: `end` of the game, `+` press, `-` release, `blur` of the window, `?` expected state of the guard.
it.each([
  ['every press counts before an end', '+thumb 10, open? 10'],
  ['the guard opens after 700 ms', 'end 1000, shut? 1000, shut? 1699, open? 1700'],
  ['a result that is shown later restarts the wait', 'end 1000, end 3000, shut? 3699, open? 3700'],
  [
    'a pointer that is down at the end has to be released, and its click is ignored',
    '+thumb 900, end 1000, shut? 5000, -thumb 5000, shut? 5001, open? 5300',
  ],
  ['every pointer and every key has to be released', '+thumb 900, +Space 950, end 1000, -thumb 1100, shut? 4000, -Space 4000, open? 4300'],
  ['an early release adds no delay', '+thumb 900, end 1000, -thumb 1100, open? 1700'],
  ['an early press is ignored, however late its click', 'end 1000, +thumb 1690, shut? 1700, -thumb 1750, shut? 1751, open? 2050'],
  ['an early press is ignored, even if it is reported late', 'end 1000, open? 1710, +thumb 1690, shut? 1720'],
  [
    'repeated taps are ignored until they pause',
    'end 1000, +thumb 1250, -thumb 1300, +thumb 1500, -thumb 1550, +thumb 1750, shut? 1750, ' +
      '-thumb 1800, +thumb 2000, shut? 2000, -thumb 2050, +thumb 2400, open? 2400',
  ],
  ['key repeat does not start a new press', 'end 1000, +Enter 1600, +Enter 2100, +Enter 2600, shut? 2600, -Enter 2700, open? 3000'],
  ['a second finger does not cancel a valid press', 'end 1000, +thumb 1800, +finger 1810, open? 1810, -thumb 1850, open? 1851'],
  ['a blur of the window releases all keys', '+Space 900, end 1000, blur 2000, open? 2300'],
  ['the next end closes the guard again', 'end 1000, open? 1700, end 2000, shut? 2000'],
])('%s', (_, timeline) => {
  const guard = createPressGuard();
  for (const entry of timeline.split(', ')) {
    const [what = '', ms] = entry.split(' ');
    const at = Number(ms);
    if (what === 'end') guard.close(at);
    else if (what === 'blur') guard.releaseAll(at);
    else if (what.startsWith('+')) guard.press(what.slice(1), at);
    else if (what.startsWith('-')) guard.release(what.slice(1), at);
    else expect(guard.isOpen(at) ? 'open?' : 'shut?', entry).toBe(what);
  }
});
