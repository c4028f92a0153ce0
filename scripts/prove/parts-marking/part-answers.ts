import type { Evidence } from '../../../src/domain/marking-scheme.ts';
import { type PartQuestion, toPartQuestions } from '../../../src/domain/part-question.ts';
import type { PlainQuestion } from '../../../src/domain/question.ts';
import { typedText } from '../../../src/latex/visible-text.ts';

/** A right answer, a wrong answer and the working of one part, as a learner types them. */
export type PartAnswers = {
  readonly path: string;
  /** On one line. */
  readonly right: string;
  /** On one line. */
  readonly wrong: string;
  /** The lines of the marking scheme. */
  readonly working: string;
};

/** Writes a right answer, a wrong answer and working for each part of a question. */
export function listPartAnswers(question: PlainQuestion): PartAnswers[] {
  return toPartQuestions(question).map((part) => {
    const lines = listSchemeLines(part);
    return {
      path: part.path,
      right: writeRightAnswer(part) ?? lines.join('; '),
      wrong: writeWrongAnswer(part),
      working: lines.join('\n'),
    };
  });
}

function writeRightAnswer({ question: { answer, options } }: PartQuestion): string | undefined {
  if (answer?.kind === 'value') return toLine(answer.text ?? typedText(answer.tex));
  return answer?.kind === 'choice' ? options.find(({ correct }) => correct)?.text : undefined;
}

/** The answer of a named mistake if the part has one; otherwise another option, or an answer that is wrong everywhere. */
function writeWrongAnswer({ question: { answer, options, markingScheme } }: PartQuestion): string {
  const option = options.find(({ correct }) => !correct);
  if (option !== undefined) return option.text;
  const [mistake] = markingScheme?.misconceptions ?? [];
  if (mistake !== undefined) return toLine(typedText(mistake.answer));
  return answer?.kind === 'value' && /\d/u.test(answer.tex) ? '987654' : 'zebra';
}

function listSchemeLines({ question: { markingScheme, options } }: PartQuestion): string[] {
  return (markingScheme?.bullets ?? []).flatMap(({ evidence }) => {
    if (evidence.kind !== 'choice') return writeEvidence(evidence);
    return options.filter(({ correct }) => correct).map(({ text }) => text);
  });
}

function writeEvidence(evidence: Evidence): string[] {
  if (evidence.kind === 'expression') return [evidence.tex];
  if (evidence.kind === 'wording') return evidence.anyOf.slice(0, 1);
  if (evidence.kind !== 'points') return [];
  const words = evidence.points.map(([first = '']) => first);
  return evidence.inOneSentence === true ? [words.join(' ')] : words;
}

function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
