import { type ItemDraft, inPart, type MistakeDraft, step, wording } from './item-draft.ts';
import { wordsTex } from './write/words.ts';

/** One of several short answers, worth a mark. */
export type AnswerPart = {
  /** The purpose of the mark. */
  readonly why: string;
  /** The question of this part; omitted if the stem requests a list. */
  readonly question?: string;
  readonly answer: string;
  /** Other wordings that earn the mark. */
  readonly alsoAccepted?: readonly string[];
  /** Wordings that lose the mark, even beside a right answer. */
  readonly contradictedBy?: readonly string[];
  /** Printed in the marking scheme. Default: the answer. */
  readonly working?: string;
  readonly gaps: readonly string[];
};

type PartsDraft = {
  readonly stem: string;
  readonly parts: readonly AnswerPart[];
  readonly mistakes?: readonly MistakeDraft[];
};

/** Returns the label of a part: `b` for index 1. */
export function partLetter(index: number): string {
  return 'abcdefgh'.charAt(index);
}

/** Writes a question with one short answer (words or a number) for each part. Parts are labelled (a), (b), …; a single part has no label. */
export function writeParts({ stem, parts, mistakes = [] }: PartsDraft): ItemDraft {
  const isOnlyPart = parts.length === 1;
  const questions = parts.flatMap(({ question }, index) =>
    question === undefined ? [] : [isOnlyPart ? question : `(${partLetter(index)}) ${question}`],
  );
  return {
    stem: [stem, ...questions].filter((text) => text !== '').join('\n\n'),
    answer: parts.map(({ answer }) => wordsTex(answer)).join(', '),
    bullets: parts.map(({ why, answer, alsoAccepted = [], contradictedBy = [], working, gaps }, index) => {
      const evidence = wording([answer, ...alsoAccepted], contradictedBy);
      return step(why, isOnlyPart ? evidence : inPart(index + 1, evidence), {
        working: working ?? answer,
        gaps,
      });
    }),
    mistakes,
  };
}
