// What somebody does who follows a guide, step by step.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Step } from './guide.ts';
import type { Workshop } from './workshop.ts';

export interface Hand {
  readonly section: string;
  /** The words with which the step begins. */
  readonly begins: string;
  act(site: Workshop, step: Step): void | Promise<void>;
}

/** For a step that only says what to run. */
export const nothing = () => {};

/** Draws an original of one color. */
export async function draw({ folder }: Workshop, name: string, width: number, height: number): Promise<void> {
  const file = path.join(folder, `art/originals/${name}`);
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })
    .png()
    .toFile(file);
}

/** The first code that a step gives. */
export function firstCode(step: Step): string {
  const [code] = step.code;
  if (code === undefined) throw new Error(`"${step.text}" has no code`);
  return code;
}
