import { type ItemDraft, inEntry, type MistakeDraft, type PartDraft, step, wording } from './item-draft.ts';
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
  /** Wordings that contradict the answer: they lose the mark, even beside a right answer. */
  readonly contradictedBy?: readonly string[];
  /** Printed in the marking scheme. Default: the answer. */
  readonly working?: string;
  readonly gaps: readonly string[];
  /** The options of a part that is answered by choosing, as words. */
  readonly options?: readonly string[];
  /** The mistakes of this part. Default: those of the question. */
  readonly mistakes?: readonly MistakeDraft[];
};

type PartsDraft = {
  readonly stem: string;
  readonly parts: readonly AnswerPart[];
  readonly mistakes?: readonly MistakeDraft[];
};

/** Writes a question with one short answer (words or a number) for each part. A single part has no label. */
export function writeParts({ stem, parts, mistakes = [] }: PartsDraft): ItemDraft {
  const [only, ...others] = parts;
  const isLabelled = others.length > 0 && parts.every(({ question }) => question !== undefined);
  return {
    stem: isLabelled
      ? stem
      : [stem, only?.question].filter((text) => text !== undefined && text !== '').join('\n\n'),
    ...(isLabelled && { parts: parts.map(toPartDraft) }),
    answer: parts.map(({ answer }) => wordsTex(answer)).join(', '),
    bullets: parts.map(({ why, answer, alsoAccepted = [], contradictedBy = [], working, gaps }, index) => {
      const evidence = wording([answer, ...alsoAccepted], contradictedBy);
      const isListEntry = others.length > 0 && !isLabelled;
      return step(why, isListEntry ? inEntry(index + 1, evidence) : evidence, {
        working: working ?? answer,
        gaps,
      });
    }),
    mistakes,
  };
}

function toPartDraft({ question = '', answer, options, mistakes }: AnswerPart): PartDraft {
  return {
    text: question,
    answer: wordsTex(answer),
    bulletCount: 1,
    ...(options && { options: options.map(wordsTex) }),
    ...(mistakes && { mistakes }),
  };
}
