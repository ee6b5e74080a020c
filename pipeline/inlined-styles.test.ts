import { expect, it } from 'vitest';
import { byName } from './inlined-styles.ts';

it('takes styles one by one, and leaves every other import as it is', () => {
  const others = "import { useRef } from 'react';\nimport '#app/search/suggestions.module.css';\nimport face from './face.woff2';\n";
  expect(byName(`${others}import styles from './card.module.css';\n`)).toBe(`${others}import * as styles from './card.module.css';\n`);
});
