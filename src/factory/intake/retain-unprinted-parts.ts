import { isDeepStrictEqual } from 'node:util';
import type { Option, PlainQuestion, Question } from '../../domain/question.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';

/**
 * TeX has no words for a marking scheme, the explanation of an option or where a vignette ends. A question read from
 * TeX keeps those of the version in the bank wherever what they speak of is unchanged.
 */
export function retainUnprintedParts(read: Question, known: Question): Question {
  if (isDeepStrictEqual(read, known) || printed(read) === printed(known)) return known;
  const inner = read.questions?.map((each, index) => {
    const former = known.questions?.[index];
    return former === undefined ? each : keepParts(each, former);
  });
  return { ...keepParts(read, known), ...(inner === undefined ? {} : { questions: inner }) };
}

function printed(question: Question): string {
  return printTexQuestions([question]);
}

function keepParts<T extends PlainQuestion>(read: T, known: PlainQuestion): T {
  const sameKey = isDeepStrictEqual(read.answer, known.answer) && read.marks === known.marks;
  return {
    ...read,
    ...splitVignette(read.stem, known.vignette),
    options: read.options.map((option) => keepExplanation(option, known.options)),
    ...(sameKey && known.markingScheme && { markingScheme: known.markingScheme }),
  };
}

function splitVignette(stem: string, vignette: string | undefined): { vignette?: string; stem?: string } {
  if (vignette === undefined || !stem.startsWith(vignette)) return {};
  return { vignette, stem: stem.slice(vignette.length).trimStart() };
}

function keepExplanation(option: Option, known: readonly Option[]): Option {
  const former = known.find((each) => each.id === option.id && each.text === option.text);
  return former?.explanation === undefined ? option : { ...option, explanation: former.explanation };
}
