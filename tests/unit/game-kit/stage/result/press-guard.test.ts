import { expect, it } from 'vitest';
import { createPressGuard } from '#app/game-kit/stage/result/press-guard.ts';

// What happens, and at which ms: `end` is the end of the game, `+` a press, `-` a release, `blur` another window, `?` what is expected.
it.each([
  ['before an end every press counts', '+thumb 10, open? 10'],
  ['700 ms have to pass', 'end 1000, shut? 1000, shut? 1699, open? 1700'],
  ['a result that comes later than the end begins anew', 'end 1000, end 3000, shut? 3699, open? 3700'],
  [
    'what is down at the end has to come up, and its click counts for nothing',
    '+thumb 900, end 1000, shut? 5000, -thumb 5000, shut? 5001, open? 5300',
  ],
  ['every pointer and every key has to come up', '+thumb 900, +Space 950, end 1000, -thumb 1100, shut? 4000, -Space 4000, open? 4300'],
  ['what comes up early delays nothing', '+thumb 900, end 1000, -thumb 1100, open? 1700'],
  [
    'a press that began too early does not count, however late its click',
    'end 1000, +thumb 1690, shut? 1700, -thumb 1750, shut? 1751, open? 2050',
  ],
  ['a press that began too early and is heard of late does not count', 'end 1000, open? 1710, +thumb 1690, shut? 1720'],
  [
    'a thumb that taps on never gets through, until it pauses',
    'end 1000, +thumb 1250, -thumb 1300, +thumb 1500, -thumb 1550, +thumb 1750, shut? 1750, ' +
      '-thumb 1800, +thumb 2000, shut? 2000, -thumb 2050, +thumb 2400, open? 2400',
  ],
  [
    'a held key repeats itself and stays the press that it was',
    'end 1000, +Enter 1600, +Enter 2100, +Enter 2600, shut? 2600, -Enter 2700, open? 3000',
  ],
  ['a second finger does not take a press back that counts', 'end 1000, +thumb 1800, +finger 1810, open? 1810, -thumb 1850, open? 1851'],
  ['a key whose release goes to another window is up', '+Space 900, end 1000, blur 2000, open? 2300'],
  ['the next end shuts it again', 'end 1000, open? 1700, end 2000, shut? 2000'],
])('%s', (_, happenings) => {
  const guard = createPressGuard();
  for (const happening of happenings.split(', ')) {
    const [what = '', ms] = happening.split(' ');
    const at = Number(ms);
    if (what === 'end') guard.close(at);
    else if (what === 'blur') guard.releaseAll(at);
    else if (what.startsWith('+')) guard.press(what.slice(1), at);
    else if (what.startsWith('-')) guard.release(what.slice(1), at);
    else expect(guard.isOpen(at) ? 'open?' : 'shut?', happening).toBe(what);
  }
});
