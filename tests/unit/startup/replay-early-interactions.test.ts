import { describe, expect, it, vi } from 'vitest';
import { recordEarlyInteraction } from '#app/startup/inline/replay-early-interactions.ts';

/** A button or a form that is also its own document. */
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

  /** Whether the default action was not prevented. */
  do(type: 'click' | 'submit'): boolean {
    return this.dispatchEvent(new Event(type, { cancelable: true }));
  }
}

describe('before hydration', () => {
  it('holds the click on a button and repeats it later', () => {
    const button = new Part();
    const release = recordEarlyInteraction(button);
    expect(button.do('click')).toBe(true);
    expect(button.click).not.toHaveBeenCalled();
    release()?.();
    expect(button.click).toHaveBeenCalledTimes(1);
  });

  it('holds the submission of a POST form and repeats it later', () => {
    const form = new Part({ method: 'post' });
    const release = recordEarlyInteraction(form);
    expect(form.do('submit')).toBe(false);
    release()?.();
    expect(form.requestSubmit).toHaveBeenCalledTimes(1);
  });

  it('lets a GET form submit', () => {
    const form = new Part({ method: 'get' });
    const release = recordEarlyInteraction(form);
    expect(form.do('submit')).toBe(true);
    expect(release()).toBeNull();
  });

  it('ignores buttons that work without React, and targets that are not elements', () => {
    for (const target of [new Part({ isWaiting: false }), new EventTarget()]) {
      const release = recordEarlyInteraction(target);
      target.dispatchEvent(new Event('click'));
      expect(release()).toBeNull();
    }
  });

  it('repeats only the last interaction', () => {
    const part = new Part({ method: 'post' });
    const release = recordEarlyInteraction(part);
    part.do('submit');
    part.do('click');
    release()?.();
    expect(part.click).toHaveBeenCalledTimes(1);
    expect(part.requestSubmit).not.toHaveBeenCalled();
  });
});

it('holds nothing after hydration', () => {
  const form = new Part({ method: 'post' });
  const release = recordEarlyInteraction(form);
  release();
  expect(form.do('submit')).toBe(true);
  form.do('click');
  expect(release()).toBeNull();
});
