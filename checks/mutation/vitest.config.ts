// The unit tests of one folder, for its mutants: MUTATION_TESTS names them.
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const tests = process.env['MUTATION_TESTS'];
if (!tests) throw new Error('MUTATION_TESTS names no tests; this configuration is for npm run mutation');

const { projects: _, ...settings } = base.test ?? {};

export default mergeConfig({ ...base, test: settings }, defineConfig({ test: { include: tests.split(' ') } }));
