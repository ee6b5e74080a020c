// The shape of what a mini game's own page says beside what the game says of itself, and the rules that a build checks.
import * as v from 'valibot';
import { isoDate, list, slug, text } from './fields.ts';
import { FaqItem } from './game-schema.ts';

/** How many people play at one screen, in the words of schema.org. */
const PLAY_MODES = ['SinglePlayer', 'MultiPlayer'] as const;

/** The page of one mini game; the file's name is the game's id. */
export const PlayText = v.strictObject({
  title: text(10, 50),
  description: text(70, 155),
  keywords: list(text(3, 40), 3, 8),
  /** What a newcomer should know first. */
  intro: text(120, 480),
  /** The finer points, for people who have played it before. */
  rules: list(text(20, 280), 3, 8),
  tips: list(text(20, 280), 3, 6),
  /** What each variant is, by the id that the game's rules give it. */
  variants: v.record(v.string(), text(20, 240)),
  /** `slug` is the anchor on the page. */
  questions: list(FaqItem, 1, 4),
  playModes: list(v.picklist(PLAY_MODES, 'is neither "SinglePlayer" nor "MultiPlayer"'), 1, 2),
  /** The studio's app that grew out of the same idea, and why to try it. */
  bigSister: v.optional(v.strictObject({ slug, why: text(40, 240) })),
  /** What has to be said of a name that belongs to somebody else. */
  trademark: v.optional(text(40, 240)),
  /** The day of the last change that visitors should notice; the sitemap gives it. */
  updated: isoDate,
});
export type PlayText = v.InferOutput<typeof PlayText>;
