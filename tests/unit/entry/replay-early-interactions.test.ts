import { describe, expect, it, vi } from 'vitest';
import { recordEarlyInteraction } from '#app/entry/replay-early-interactions.ts';

/** A button or a form, which is its own page here. */
class Part extends EventTarget {
  readonly method: string;
  readonly isWaiting: boolean;
  readonly click = vi.fn();
  readonly requestSubmit = vi.fn();

  constructor({ method = '', isWaiting = true } = {}) {
    super();
    this.method = method;
    this.isWaiting = isWaiting;
  }

  closest(): Part | null {
    return this.isWaiting ? this : null;
  }

  /** Whether the browser goes on with it. */
  do(type: 'click' | 'submit'): boolean {
    return this.dispatchEvent(new Event(type, { cancelable: true }));
  }
}

describe('before React has taken over', () => {
  it('a pressed button is held, and pressed again', () => {
    const button = new Part();
    const release = recordEarlyInteraction(button);
    expect(button.do('click')).toBe(true);
    expect(button.click).not.toHaveBeenCalled();
    release()?.();
    expect(button.click).toHaveBeenCalledTimes(1);
  });

  it('a form that would be posted is held, and sent again', () => {
    const form = new Part({ method: 'post' });
    const release = recordEarlyInteraction(form);
    expect(form.do('submit')).toBe(false);
    release()?.();
    expect(form.requestSubmit).toHaveBeenCalledTimes(1);
  });

  it('a form that asks for a page is let go', () => {
    const form = new Part({ method: 'get' });
    const release = recordEarlyInteraction(form);
    expect(form.do('submit')).toBe(true);
    expect(release()).toBeNull();
  });

  it('a button that answers at once is let go, and so is what is no element', () => {
    for (const target of [new Part({ isWaiting: false }), new EventTarget()]) {
      const release = recordEarlyInteraction(target);
      target.dispatchEvent(new Event('click'));
      expect(release()).toBeNull();
    }
  });

  it('only the last act is repeated', () => {
    const part = new Part({ method: 'post' });
    const release = recordEarlyInteraction(part);
    part.do('submit');
    part.do('click');
    release()?.();
    expect(part.click).toHaveBeenCalledTimes(1);
    expect(part.requestSubmit).not.toHaveBeenCalled();
  });
});

it('nothing is held once React has taken over', () => {
  const form = new Part({ method: 'post' });
  const release = recordEarlyInteraction(form);
  release();
  expect(form.do('submit')).toBe(true);
  form.do('click');
  expect(release()).toBeNull();
});
