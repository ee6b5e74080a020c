// What a style of a CSS module is called in the built site.
import path from 'node:path';

const GAME = /mini-games[\\/]([^\\/]+)[\\/]/;

/**
 * Names styles: `card_title` is `.title` of card.module.css, and `view_snake_board` is one of a mini game's own. Names repeat, so they compress, which
 * hashes do not. The function refuses a second file by the same name.
 */
export function styleNames(): (name: string, file: string) => string {
  const files = new Map<string, string>(); // by what their names begin with
  return (name, file) => {
    const [, game] = GAME.exec(file) ?? [];
    const prefix = [path.basename(file, '.module.css'), ...(game === undefined ? [] : [game])].join('_');
    const other = files.get(prefix) ?? file;
    if (other !== file)
      throw new Error(`The styles of ${other} and ${file} would have the same names; please give one of the files another.`);
    files.set(prefix, file);
    return `${prefix}_${name}`;
  };
}
