// Texts of the page of Sudoku.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Sudoku Online, Free, No Sign-Up',
  description: 'Sudoku with one solution and never a guess: four levels, notes, and hints that say why. Free to play in your browser.',
  keywords: ['sudoku', 'sudoku online free', 'play sudoku', 'hard sudoku', 'sudoku with hints'],
  rules: [
    'The same digit twice in one row, column or box is marked as a conflict. That gives nothing of the solution away.',
    'Setting a digit removes it from the notes in its row, column and box, unless you turn off "Tidy up notes".',
    "Games with hints don't count toward records.",
  ],
  tips: [
    'Start with the digit that appears most. Its last spots are nearly always the easiest.',
    'Scan a box: where can its 7 go? Cross out the rows and columns that have one. Often only one cell is left.',
    "Don't write notes until the easy cells are gone. A grid full of notes hides more than it shows.",
    'If two cells in a row can only be 3 or 8, nothing else in that row is a 3 or an 8.',
    "Stuck? Ask for a hint and read the reason. It's the quickest way to learn a new pattern.",
  ],
  variants: {
    classic: 'Forty empty cells. Look for cells or digits with only one spot left.',
    medium: 'Easy steps all the way, but far fewer starting digits.',
    hard: 'The easy cells run out. Then you rule digits out with pairs, or where a box meets a row.',
    expert: "You'll need a real pattern, such as a triple, an X-wing or an XY-wing. Keep your notes handy.",
  },
  questions: [
    {
      slug: 'one-solution',
      question: 'Does every puzzle have exactly one solution?',
      answer:
        "Yes. We solve each puzzle twice before you see it: once to make sure there's only one solution, and once the way a person would, to rate how hard it is.",
    },
    {
      slug: 'levels',
      question: 'What makes one level harder than another?',
      answer: "The hardest step you'll need, not the number of empty cells. An Expert puzzle can show more digits than a Medium one.",
    },
  ],
  updated: '2026-11-22',
};
