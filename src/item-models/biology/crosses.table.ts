/** Characteristics that one gene controls; the capital letter is the dominant allele. */
export type Trait = {
  readonly organisms: string;
  readonly dominant: string;
  readonly recessive: string;
  readonly letter: string;
};

export const TRAITS: readonly Trait[] = [
  { organisms: 'pea plants', dominant: 'tall', recessive: 'dwarf', letter: 'T' },
  { organisms: 'pea plants', dominant: 'purple-flowered', recessive: 'white-flowered', letter: 'F' },
  { organisms: 'pea plants', dominant: 'round-seeded', recessive: 'wrinkled-seeded', letter: 'R' },
  { organisms: 'guinea pigs', dominant: 'black', recessive: 'white', letter: 'B' },
  { organisms: 'rabbits', dominant: 'brown', recessive: 'white', letter: 'B' },
  { organisms: 'mice', dominant: 'grey', recessive: 'white', letter: 'G' },
  { organisms: 'fruit flies', dominant: 'long-winged', recessive: 'short-winged', letter: 'L' },
  { organisms: 'fruit flies', dominant: 'red-eyed', recessive: 'white-eyed', letter: 'E' },
  { organisms: 'tomato plants', dominant: 'red-fruited', recessive: 'yellow-fruited', letter: 'H' },
  { organisms: 'maize plants', dominant: 'purple-grained', recessive: 'yellow-grained', letter: 'D' },
  { organisms: 'barley plants', dominant: 'green-leaved', recessive: 'white-leaved', letter: 'N' },
  { organisms: 'hamsters', dominant: 'dark-furred', recessive: 'pale-furred', letter: 'K' },
];
