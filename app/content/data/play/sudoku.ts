// Texts of the page of Sudoku.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Sudoku Online, Free, No Sign-Up',
  description: 'Sudoku with one solution and never a guess: four levels, notes, and hints that say why. Free to play in your browser.',
  keywords: ['sudoku', 'sudoku online free', 'play sudoku', 'hard sudoku', 'sudoku with hints'],
  intro:
    'Every row, every column and every box takes the digits from 1 to 9, once each. That is all there is to it, and it has kept people busy on trains for decades. Each of our puzzles has exactly one solution, and you can always get there by thinking.',
  rules: [
    'The digits that are there at the start are fixed. Yours can be changed as often as you like.',
    'Two equal digits in one row, column or box are marked as a conflict. The marking looks only at the grid and gives nothing of the solution away.',
    'Setting a digit clears the notes in its cell. It also leaves the notes of its row, column and box, unless you switch "Tidy up notes" off.',
    'Fill writes every digit that is still possible into the cells that have no notes yet. What you have noted yourself stays.',
    'With "Digit first" on, you pick a digit and then press all the cells where it goes.',
    'Check compares what you have entered with the solution. Hint explains one step, for 15 seconds of your time, and each further one costs 15 seconds more. Games with hints set no records.',
    'Undo and Redo go back and forth through the whole game, notes included.',
    'The small number on each digit key says how many of that digit are still to come.',
  ],
  tips: [
    'Look for the digit that is already there most often. Its last places are nearly always the easiest.',
    'Scan a box: where can its 7 go? Cross out the rows and columns that have one. Often a single cell is left.',
    'Write notes only once the plain cells are used up. A grid full of notes hides more than it shows.',
    'Two cells of a row that can only be 3 or 8 keep both digits to themselves. Nothing else in that row is a 3 or an 8.',
    'Ask for a hint when you are stuck, and read the reason. That is the quickest way to learn a new pattern.',
  ],
  variants: {
    classic: 'Forty empty cells. You get through by finding cells or digits that have one place left.',
    steady: 'Easy steps all the way, but far fewer digits to start from.',
    tricky: 'The plain cells run out at some point. Then you rule digits out: by a pair, or where a box meets a row.',
    fiendish: 'Asks for a real pattern, such as a triple, an X-wing or an XY-wing. Keep the notes handy.',
  },
  questions: [
    {
      slug: 'one-solution',
      question: 'Does every puzzle have exactly one solution?',
      answer:
        'Yes. Each puzzle is solved twice before you see it: once to make sure that there is one solution and no other, and once the way a person would, to find out how hard it is.',
    },
    {
      slug: 'levels',
      question: 'What makes one level harder than another?',
      answer:
        'The hardest step that it asks of you, not the number of empty cells. A Fiendish puzzle may well show more digits than a Steady one.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
