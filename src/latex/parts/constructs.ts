/** How often lists of one construct, such as `enumerate[label=(\alph*)]`, are read as parts in a document. */
type Count = { parts: number; other: number };

/** The readings of lists in a document, by construct. */
export type Constructs = {
  /** Whether most lists of this construct contain parts. If so, a doubtful list is also read as parts. */
  isUsuallyPart(construct: string): boolean;
  record(construct: string, reading: 'parts' | 'other'): void;
  /** The constructs that the document uses mostly for parts, but sometimes for something else. */
  listMixed(): string[];
};

const MIN_PARTS = 2;

/** Records how lists are read. Lists of the constructs in `usual` are known to contain parts. */
export function createConstructs(usual: readonly string[] = []): Constructs {
  const counts = new Map<string, Count>();
  return {
    isUsuallyPart: (construct) => usual.includes(construct),
    record: (construct, reading) => {
      if (construct === '') return;
      const count = counts.get(construct) ?? { parts: 0, other: 0 };
      count[reading]++;
      counts.set(construct, count);
    },
    listMixed: () =>
      [...counts]
        .filter(([, { parts, other }]) => parts >= MIN_PARTS && other > 0 && parts > other)
        .map(([construct]) => construct),
  };
}
