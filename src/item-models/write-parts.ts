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
  readonly or?: readonly string[];
  /** Wordings that cancel the mark. */
  readonly not?: readonly string[];
  readonly working?: string;
  readonly gaps: readonly string[];
};

type PartsDraft = {
  readonly stem: string;
  readonly parts: readonly AnswerPart[];
  readonly mistakes?: readonly MistakeDraft[];
};

/** The label of a part: `b` for the second. */
export function partLetter(index: number): string {
  return 'abcdefgh'.charAt(index);
}

/** Writes a question with short answers in words or figures, one per part. A single part has no label. */
export function writeParts({ stem, parts, mistakes = [] }: PartsDraft): ItemDraft {
  const isAlone = parts.length === 1;
  const asks = parts.flatMap(({ question }, index) =>
    question === undefined ? [] : [isAlone ? question : `(${partLetter(index)}) ${question}`],
  );
  return {
    stem: [stem, ...asks].filter((text) => text !== '').join('\n\n'),
    answer: parts.map(({ answer }) => wordsTex(answer)).join(', '),
    bullets: parts.map(({ why, answer, or = [], not = [], working, gaps }, index) => {
      const evidence = wording([answer, ...or], not);
      return step(why, isAlone ? evidence : inPart(index + 1, evidence), {
        working: working ?? answer,
        gaps,
      });
    }),
    mistakes,
  };
}
