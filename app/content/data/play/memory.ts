// Texts of the page of Memory.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Memory Online, Free, No Sign-Up',
  description:
    'Find the pairs: twelve to thirty cards, alone or in twos, as few moves as you can. Memory plays right in your browser, free, with nothing to install.',
  keywords: ['memory game', 'memory game online', 'matching pairs', 'concentration card game', 'free memory game'],
  intro:
    'The cards lie face down, and every picture is there twice. Turn two over: if they match, they stay. If they do not, you get one second to look, and then they turn back. Six perfect moves clear the small board. Nobody does it on purpose.',
  rules: [
    'Two cards make one move, whether they match or not. Turning the first card costs nothing yet.',
    'Cards that do not match stay open for one second. While they do, no other card can be turned.',
    'A card that is open, or already part of a pair, cannot be turned again and does not cost a move.',
    'Fewer moves are better. Between two games with the same number of moves, the faster one takes the record.',
    'The clock starts with your first card, and stops with the last pair.',
  ],
  tips: [
    'Start a new area by turning a card you have not seen. If you remember its twin, you get the pair; if not, you have learned something.',
    'When your first card is new and its twin unknown, turn another new card and not one you know. You will see more of the board.',
    'Say the pictures to yourself with their places: "moon, top left." Words stick better than pictures alone.',
    'Work along the rows. A fixed order gives your memory a shelf to put things on.',
  ],
  variants: {
    '12-cards': 'Twelve cards, six pairs, in three rows of four. A coffee break.',
    '20-cards': 'Twenty cards, ten pairs. The same rules, and a good deal more to keep in your head.',
    '30-cards': 'Thirty cards, fifteen pairs, in five rows of six. Bring a clear head.',
    'two-players': 'Twenty cards for two at one screen. A pair earns another turn, and the most pairs win.',
  },
  questions: [
    {
      slug: 'fewest-moves',
      question: 'What is a good result?',
      answer:
        'With twelve cards, six moves would be perfect and pure luck. Ten to twelve is very good, and anything under fifteen means you were paying attention.',
    },
    {
      slug: 'fair-shuffle',
      question: 'Are the cards really shuffled?',
      answer:
        'Yes. Every arrangement is as likely as every other one, and the page itself does not know what lies under a card until you turn it, so there is nothing to peek at.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
