// What the stage shows by name and value: figures beside the status, and lines of the result.

/** The id is that of a figure for which another one can stand: what is left to a friend's result for what is left to the day's goal. */
export type Figure = readonly [name: string, value: string | number, id?: 'to-go'];

export type Figures = readonly Figure[];

/** A sentence, or a name with a value, which is bold; a number is shown without separators. */
export type ResultLine = string | readonly [name: string, value: string | number];

/** The words of a line, such as 'Accuracy: 92%'. */
export function formatLine(line: ResultLine): string {
  return typeof line === 'string' ? line : line.join(': ');
}

/** A game's main figure and its best, if that is to be shown (see `PlayerRecord`). */
export function listWithBest(name: string, value: number, best: number | null): Figures {
  return best === null
    ? [[name, value]]
    : [
        [name, value],
        ['Best', best],
      ];
}

export const FEWEST = 'Fewest possible';
