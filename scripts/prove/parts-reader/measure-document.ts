import { listLeafParts } from '../../../src/domain/part-path.ts';
import type { PlainQuestion } from '../../../src/domain/question.ts';
import { readQuestions } from '../../../src/latex/read-questions.ts';
import type { TrueQuestion } from './truth.ts';

/** How many questions and parts of one document were read as a person counted them. */
export type DocumentResult = {
  readonly questions: number;
  readonly exactQuestions: number;
  readonly readQuestions: number;
  readonly parts: number;
  readonly exactParts: number;
  /** Questions with parts that were read as a choice. */
  readonly turnedIntoOptions: number;
  readonly partMarks: number;
  readonly exactPartMarks: number;
  readonly misses: readonly string[];
};

type ReadQuestion = {
  readonly parts: readonly string[];
  readonly marks: ReadonlyMap<string, number>;
  readonly hasOptions: boolean;
};
/** A counted question and the read question at its place; one of them is missing if the other has no partner. */
type Pair = { readonly expected: TrueQuestion | undefined; readonly read: ReadQuestion | undefined };

/** Reads a document and compares its questions with those counted by a person. */
export function measureDocument(tex: string, expected: readonly TrueQuestion[]): DocumentResult {
  const read = readQuestions(tex)
    .questions.map(({ question }) => question)
    .flatMap((question) => (question.questions?.length ? question.questions : [question]))
    .map(toReadQuestion);
  const pairs = align(expected, read);
  const counted = pairs.map(comparePair);
  const sum = (count: (result: PairResult) => number): number =>
    counted.reduce((total, result) => total + count(result), 0);
  return {
    questions: expected.length,
    exactQuestions: sum(({ isExact }) => (isExact ? 1 : 0)),
    readQuestions: read.length,
    parts: expected.reduce((total, { parts }) => total + parts.length, 0),
    exactParts: sum(({ exactParts }) => exactParts),
    turnedIntoOptions: sum(({ isTurnedIntoOptions }) => (isTurnedIntoOptions ? 1 : 0)),
    partMarks: expected.reduce((total, { partMarks }) => total + Object.keys(partMarks).length, 0),
    exactPartMarks: sum(({ exactMarks }) => exactMarks),
    misses: pairs.flatMap((pair, index) => describeMiss(pair, index)),
  };
}

function toReadQuestion(question: PlainQuestion): ReadQuestion {
  const leaves = listLeafParts(question);
  const outer = (question.parts ?? []).filter(({ parts }) => parts !== undefined);
  const marks = [
    ...leaves.map(({ path, part }) => [path, part.marks] as const),
    ...outer.map((part) => [part.label, part.marks] as const),
  ];
  return {
    parts: leaves.map(({ path }) => path),
    marks: new Map(marks.flatMap(([path, value]) => (value === undefined ? [] : [[path, value] as const]))),
    hasOptions: question.options.length > 0,
  };
}

/**
 * Pairs the counted questions with the read ones so that as many pairs as possible have the same parts. Questions
 * between two such pairs are paired in order.
 */
function align(expected: readonly TrueQuestion[], read: readonly ReadQuestion[]): Pair[] {
  const lengths = createLengths(expected, read);
  const pairs: Pair[] = [];
  let unpairedExpected: TrueQuestion[] = [];
  let unpairedRead: ReadQuestion[] = [];
  const pairInOrder = (): void => {
    for (let index = 0; index < Math.max(unpairedExpected.length, unpairedRead.length); index++)
      pairs.push({ expected: unpairedExpected[index], read: unpairedRead[index] });
    unpairedExpected = [];
    unpairedRead = [];
  };
  for (let row = 0, column = 0; row < expected.length || column < read.length; ) {
    const one = expected[row];
    const other = read[column];
    if (one !== undefined && other !== undefined && haveSameParts(one, other)) {
      pairInOrder();
      pairs.push({ expected: one, read: other });
      row++;
      column++;
    } else if (
      other === undefined ||
      (one !== undefined && getLength(lengths, row + 1, column) >= getLength(lengths, row, column + 1))
    ) {
      if (one !== undefined) unpairedExpected.push(one);
      row++;
    } else {
      unpairedRead.push(other);
      column++;
    }
  }
  pairInOrder();
  return pairs;
}

/** For each pair of positions, computes the length of the longest common subsequence of the questions after them. */
function createLengths(expected: readonly TrueQuestion[], read: readonly ReadQuestion[]): number[][] {
  const lengths: number[][] = Array.from({ length: expected.length + 1 }, () =>
    Array<number>(read.length + 1).fill(0),
  );
  for (let row = expected.length - 1; row >= 0; row--) {
    for (let column = read.length - 1; column >= 0; column--) {
      const one = expected[row];
      const other = read[column];
      const isSame = one !== undefined && other !== undefined && haveSameParts(one, other);
      const length = isSame
        ? getLength(lengths, row + 1, column + 1) + 1
        : Math.max(getLength(lengths, row + 1, column), getLength(lengths, row, column + 1));
      const target = lengths[row];
      if (target !== undefined) target[column] = length;
    }
  }
  return lengths;
}

function getLength(lengths: readonly (readonly number[])[], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0;
}

function haveSameParts(expected: TrueQuestion, read: ReadQuestion): boolean {
  return expected.parts.join(' ') === read.parts.join(' ') && !wasTurnedIntoOptions(expected, read);
}

function wasTurnedIntoOptions(expected: TrueQuestion, read: ReadQuestion): boolean {
  return expected.parts.length > 0 && read.hasOptions;
}

type PairResult = {
  readonly isExact: boolean;
  readonly exactParts: number;
  readonly isTurnedIntoOptions: boolean;
  readonly exactMarks: number;
};

function comparePair({ expected, read }: Pair): PairResult {
  if (expected === undefined || read === undefined)
    return { isExact: false, exactParts: 0, isTurnedIntoOptions: false, exactMarks: 0 };
  return {
    isExact: haveSameParts(expected, read),
    exactParts: expected.parts.filter((path) => read.parts.includes(path)).length,
    isTurnedIntoOptions: wasTurnedIntoOptions(expected, read),
    exactMarks: Object.entries(expected.partMarks).filter(([path, marks]) => read.marks.get(path) === marks)
      .length,
  };
}

function describeMiss(pair: Pair, index: number): string[] {
  const { expected, read } = pair;
  if (comparePair(pair).isExact) return [];
  const place = `question ${index + 1}`;
  if (expected === undefined) return [`${place}: read, but not a question`];
  const counted = describeParts(expected.parts);
  if (read === undefined) return [`${place}: not found (${counted})`];
  return [`${place}: ${counted}, read as ${read.hasOptions ? 'a choice' : describeParts(read.parts)}`];
}

function describeParts(parts: readonly string[]): string {
  return parts.length === 0 ? 'no parts' : parts.join(' ');
}
