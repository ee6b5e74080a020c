import { expect, it } from 'vitest';
import { shortMessages } from './short-router-messages.ts';

it('leaves a message to the function that says it', () => {
  expect(
    shortMessages('invariant(isOpen(), `There is no ${name}`); if (a) { warning(b, "Ünlike this"); UNSAFE_invariant$1(c, "Not here"); }'),
  ).toBe('invariant(isOpen()); if (a) { warning(b); UNSAFE_invariant$1(c); }');
  expect(shortMessages('warningOnce("key", a, `No ${name}`);')).toBe('warningOnce("key", a);');
});

it('gives the function one message for all', () => {
  expect(shortMessages('function invariant(value, message) { throw new Error(message); }')).toBe(
    'function invariant(value, message = "The router stopped.") { throw new Error(message); }',
  );
});

it('takes out the names of components', () => {
  expect(shortMessages('const Form = make();\nForm.displayName = "Form";\n')).toBe('const Form = make();\n\n');
});

it('leaves everything else as it is', () => {
  const code = 'invariant(isOpen); throw new Error("Not found"); log("a", "b"); warning(a, message); tell("alone");';
  expect(shortMessages(code)).toBe(code);
});
