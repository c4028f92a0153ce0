import { isDeepStrictEqual } from 'node:util';
import type { Option, PlainQuestion, Question } from '../../domain/question.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';

/**
 * Adds to a question read from TeX what TeX cannot express: the marking scheme, explanations of options, and the end of the
 * vignette. They are taken from the version in the bank where the part they belong to is unchanged.
 */
export function retainUnprintedParts(read: Question, known: Question): Question {
  if (isDeepStrictEqual(read, known) || printTex(read) === printTex(known)) return known;
  const inner = read.questions?.map((each, index) => {
    const earlier = known.questions?.[index];
    return earlier === undefined ? each : retainParts(each, earlier);
  });
  return { ...retainParts(read, known), ...(inner === undefined ? {} : { questions: inner }) };
}

function printTex(question: Question): string {
  return printTexQuestions([question]);
}

function retainParts<T extends PlainQuestion>(read: T, known: PlainQuestion): T {
  const hasSameAnswer = isDeepStrictEqual(read.answer, known.answer) && read.marks === known.marks;
  return {
    ...read,
    ...splitVignette(read.stem, known.vignette),
    options: read.options.map((option) => retainExplanation(option, known.options)),
    ...(hasSameAnswer && known.markingScheme && { markingScheme: known.markingScheme }),
  };
}

function splitVignette(stem: string, vignette: string | undefined): { vignette?: string; stem?: string } {
  if (vignette === undefined || !stem.startsWith(vignette)) return {};
  return { vignette, stem: stem.slice(vignette.length).trimStart() };
}

function retainExplanation(option: Option, known: readonly Option[]): Option {
  const earlier = known.find((each) => each.id === option.id && each.text === option.text);
  return earlier?.explanation === undefined ? option : { ...option, explanation: earlier.explanation };
}
