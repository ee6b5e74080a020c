import { expect, it } from 'vitest';
import { formatProblem } from '../../../../../tools/checks/content/report.ts';

const findLine = (file: string, field: string) => (file === 'data/team.ts' && field === 'team[2].links.0' ? 31 : null);
const format = (problem: string, isOnGitHub = false) => formatProblem('error', problem, findLine, isOnGitHub);

it('gives a field its line, and counts from 1', () => {
  expect(format('data/team.ts: team[2].links.0 is missing')).toBe('data/team.ts:31: team 3.links 1 is missing');
});

it('keeps a line that is known, and goes without one that is not', () => {
  expect(format('data/team.ts:7: a comma is missing at the end')).toBe('data/team.ts:7: a comma is missing at the end');
  expect(format('data/jobs.ts: openings is not a list')).toBe('data/jobs.ts: openings is not a list');
});

it('speaks to GitHub so that the message stands beside the line', () => {
  expect(format('data/team.ts: team[2].links.0 is 5 %', true)).toBe('::error file=data/team.ts,line=31::team 3.links 1 is 5 %25');
  expect(formatProblem('warning', 'data/jobs.ts: openings is empty', findLine, true)).toBe(
    '::warning file=data/jobs.ts::openings is empty',
  );
});
