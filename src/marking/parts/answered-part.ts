import type { PartQuestion } from '../../domain/part-question.ts';
import type { Answer } from '../../domain/question-content.ts';
import { getResponseKind, type ResponseKind } from '../../domain/response-kind.ts';

/** What must be known about a part to divide a response into the answers of the parts. */
export type AnsweredPart = {
  readonly path: string;
  readonly response: ResponseKind;
  /** The right answer contains commas, such as `x = 2, y = 3`; commas then do not separate parts. */
  readonly hasCommas?: boolean;
  /** The right answer is a single word, so spaces may separate the answers of the parts. */
  readonly isOneWord?: boolean;
  /** The right answer. It shows whether two parts have the same answer. */
  readonly answer?: string | undefined;
};

/** The learner's text for each part, by path. A part without a text was left blank. */
export type PartTexts = ReadonlyMap<string, string>;

/** Describes a part for the division of a response. */
export function toAnsweredPart({
  path,
  question,
}: {
  readonly path: string;
  readonly question: Pick<PartQuestion['question'], 'answer' | 'options' | 'response'>;
}): AnsweredPart {
  const { answer } = question;
  const hasCommas = answer?.kind === 'value' && /,(?!\d{3}(?!\d))/u.test(answer.tex.replaceAll('{,}', ''));
  const isOneWord = answer?.kind === 'value' && /^(?:\\text\{)?[\p{L}\d-]+\}?$/u.test(answer.tex);
  const response = getResponseKind(question);
  return { path, response, hasCommas, isOneWord, answer: answer && printAnswer(answer) };
}

/** Returns the right answer as a text without a name: `5` for `x = 5`. */
function printAnswer(answer: Answer): string {
  if (answer.kind !== 'value') return JSON.stringify(answer);
  return answer.tex
    .slice(answer.tex.lastIndexOf('=') + 1)
    .replace(/\s/gu, '')
    .toLowerCase();
}

/** Whether a part is answered in a word or by choosing, so its answer has no working. */
export function isInWords({ response }: AnsweredPart): boolean {
  return response === 'text' || response === 'choice';
}

/** Whether an answer of this kind is one value or word. */
export function isShort(kind: ResponseKind): boolean {
  return kind === 'text' || kind === 'choice' || kind === 'number' || kind === 'expression';
}
