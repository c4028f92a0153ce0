/** Number of chromosomes in a body cell (the diploid number). */
export const CHROMOSOMES: readonly (readonly [organism: string, diploid: number])[] = [
  ['a human', 46],
  ['a dog', 78],
  ['a cat', 38],
  ['a fruit fly', 8],
  ['a horse', 64],
  ['a cow', 60],
  ['a mouse', 40],
  ['a pea plant', 14],
  ['an onion plant', 16],
  ['a maize plant', 20],
  ['a rice plant', 24],
  ['a rabbit', 44],
  ['a sheep', 54],
  ['a cabbage plant', 18],
  ['a red fox', 34],
  ['a zebrafish', 50],
];
