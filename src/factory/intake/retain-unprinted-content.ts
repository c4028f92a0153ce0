import { isDeepStrictEqual } from 'node:util';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';

/**
 * Adds the parts that TeX cannot express to a question read from TeX: the marking scheme, the explanations of options, and
 * where the vignette ends and the stem begins. Copies each from the version in the bank if the related text is unchanged.
 */
export function retainUnprintedContent(readQuestion: Question, bankQuestion: Question): Question {
  if (isDeepStrictEqual(readQuestion, bankQuestion) || printTex(readQuestion) === printTex(bankQuestion))
    return bankQuestion;
  const innerQuestions = readQuestion.questions?.map((question, index) => {
    const earlier = bankQuestion.questions?.[index];
    return earlier === undefined ? question : retainParts(question, earlier);
  });
  return {
    ...retainParts(readQuestion, bankQuestion),
    ...(innerQuestions === undefined ? {} : { questions: innerQuestions }),
  };
}

function printTex(question: Question): string {
  return printTexQuestions([question]);
}

function retainParts<T extends PlainQuestion>(question: T, earlier: PlainQuestion): T {
  const hasSameAnswer =
    isDeepStrictEqual(question.answer, earlier.answer) && question.marks === earlier.marks;
  return {
    ...question,
    ...splitVignette(question.stem, earlier.vignette),
    options: question.options.map((option) => retainExplanation(option, earlier.options)),
    ...(hasSameAnswer && earlier.markingScheme && { markingScheme: earlier.markingScheme }),
  };
}

/** Separates the vignette from the stem. TeX prints both as one text, so the stem that was read contains the vignette. */
function splitVignette(stem: string, vignette: string | undefined): { vignette?: string; stem?: string } {
  if (vignette === undefined || !stem.startsWith(vignette)) return {};
  return { vignette, stem: stem.slice(vignette.length).trimStart() };
}

function retainExplanation(option: Option, earlierOptions: readonly Option[]): Option {
  const earlier = earlierOptions.find(({ id, text }) => id === option.id && text === option.text);
  return earlier?.explanation === undefined ? option : { ...option, explanation: earlier.explanation };
}
