/** Suggestions for the rules that a game is played by: kinds of them, so that nobody's trade mark is ours. */
export const systems = [
  'Our own rules',
  'Any',
  'Undecided',
  'Classic fantasy, d20',
  'Old-school fantasy',
  'Powered by moves, 2d6',
  'Dice pool',
  'Percentile, d100',
  'Diceless',
  'Solo journaling',
]
