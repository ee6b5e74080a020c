// Everything that a mini game's own page says.
import { games } from '#app/content/data/catalogue.ts';
import { GENRE } from '#app/content/data/game-facts.ts';
import { gamePath } from '#app/content/paths/game-path.ts';
import { playersIn, text } from '#app/content/data/pages/mini-game.ts';
import { findPicture, findPicturesIn } from './pictures.ts';
import type { PlayText } from '#app/content/schema/play-schema.ts';
import { playText } from '#app/content/data/play-text.ts';
import type { KeyLine, MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

export interface MiniGameDetail extends Pick<PlayText, 'intro' | 'rules' | 'tips' | 'questions'> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Its board in play; its toy where there is no such picture. */
  readonly still: PictureSource;
  readonly howToPlay: readonly string[];
  readonly variants: readonly { readonly label: string; readonly words: string }[];
  readonly keys: readonly KeyLine[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly bigSister: { readonly title: string; readonly path: string; readonly icon: PictureSource; readonly why: string } | null;
  readonly trademark: string | null;
}

/** What a variant is, for a player who has not met it. Throws when nobody has said it. */
function wordsFor(entry: MiniGameEntry, { variants }: PlayText, id: string): string {
  const words = variants[id];
  if (words === undefined) throw new Error(`app/content/data/play/${entry.id}.ts: play.variants says nothing of "${id}"`);
  return words;
}

/** The detail of a mini game, from its entry, its page's texts, the game itself, and all keys that it answers. */
export function miniGameDetail(entry: MiniGameEntry, { howToPlay, rules }: MiniGame, keys: readonly KeyLine[]): MiniGameDetail {
  const words = playText(entry.id);
  const sister = games.find(({ slug }) => slug === words.bigSister?.slug);
  return {
    id: entry.id,
    title: entry.title,
    description: entry.description,
    still: findPicturesIn('stills')[entry.id] ?? findPicture(`mini-games/${entry.id}`),
    intro: words.intro,
    howToPlay,
    rules: words.rules,
    tips: words.tips,
    variants: rules.variants.map(({ id, label }) => ({ label, words: wordsFor(entry, words, id) })),
    keys,
    questions: words.questions,
    facts: [
      ['Players', playersIn(words.playModes)],
      ['Genre', GENRE],
      ['Price', text.price],
      ['Plays on', text.runsOn],
      ['Needs', text.needs],
      ['Language', text.language],
    ],
    bigSister:
      sister && words.bigSister
        ? { title: sister.title, path: gamePath(sister.slug), icon: findPicture(`${sister.slug}/icon`), why: words.bigSister.why }
        : null,
    trademark: words.trademark ?? null,
  };
}
