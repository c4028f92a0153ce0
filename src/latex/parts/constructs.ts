/** How often lists of one construct, such as `enumerate[label=(\alph*)]`, are read as parts in a document. */
type Count = { parts: number; other: number };

/** The readings of lists in a document, by construct. */
export type Constructs = {
  /** Whether most lists of this construct contain parts. If so, a doubtful list is also read as parts. */
  isUsuallyPart(construct: string): boolean;
  record(construct: string, reading: 'parts' | 'other'): void;
  /** Whether most lists of this construct contain options or statements. */
  isUsuallyOther(construct: string): boolean;
  /** The constructs that the document uses in both ways, each with its usual reading. */
  listMixed(): Usual[];
};

/** The usual reading of the lists of a construct. */
type Usual = { readonly construct: string; readonly reading: 'parts' | 'other' };

const MIN_PARTS = 2;
/** A construct with the labels (A), (B), …, which usually label options. */
const CAPITALS = /\\Alph|[ ([]A\b/u;

/** Records how lists are read. The readings in `usual` are known. */
export function createConstructs(usual: readonly Usual[] = []): Constructs {
  const counts = new Map<string, Count>();
  const isUsual = (construct: string, reading: Usual['reading']): boolean =>
    usual.some((other) => other.construct === construct && other.reading === reading);
  return {
    isUsuallyPart: (construct) => isUsual(construct, 'parts'),
    isUsuallyOther: (construct) => isUsual(construct, 'other'),
    record: (construct, reading) => {
      if (construct === '') return;
      const count = counts.get(construct) ?? { parts: 0, other: 0 };
      count[reading]++;
      counts.set(construct, count);
    },
    listMixed: () =>
      [...counts]
        .filter(([, { parts, other }]) => parts > 0 && other > 0 && Math.max(parts, other) >= MIN_PARTS)
        .flatMap(([construct, { parts, other }]): Usual[] =>
          parts > other
            ? [{ construct, reading: 'parts' }]
            : other > parts && CAPITALS.test(construct)
              ? [{ construct, reading: 'other' }]
              : [],
        ),
  };
}
