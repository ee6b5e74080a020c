// Lets properties and random games draw the same examples in every run, so that no unit test fails by chance. The weekly run draws others.
import { configureGlobal } from 'fast-check';

const DEFAULT_SEED = 2026;

configureGlobal({ seed: Number(process.env['UNIT_SEED'] ?? DEFAULT_SEED) });
