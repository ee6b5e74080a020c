// Schema of the texts of a mini game's page. The content check validates against it.
import * as v from 'valibot';
import { isoDate, list, slug, text } from './fields.ts';
import { FaqItem } from './game-schema.ts';

/** The page of one mini game. The file name is the game's ID. */
export const PlayText = v.strictObject({
  title: text(10, 50),
  description: text(70, 155),
  keywords: list(text(3, 40), 3, 8),
  /** What How to Play does not say, if anything. */
  rules: v.optional(list(text(20, 280), 1, 4)),
  tips: list(text(20, 280), 3, 6),
  /** Descriptions of the variants, by the IDs in the game's rules. */
  variants: v.record(v.string(), text(20, 240)),
  /** `slug` is the anchor on the page. */
  questions: list(FaqItem, 1, 4),
  /** The studio's mobile game that is nearest to it, to which results lead as well, and a reason to try it. */
  mobileGame: v.optional(v.strictObject({ slug, why: text(40, 240) })),
  /** Notice about a trademark of another company. */
  trademark: v.optional(text(40, 240)),
  /** Date of the last noticeable change, for the sitemap. */
  updated: isoDate,
});
export type PlayText = v.InferOutput<typeof PlayText>;
