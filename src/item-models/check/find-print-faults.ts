import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';

/** Faults of printed text, by name. */
const PRINT_FAULTS: Readonly<Record<string, RegExp>> = {
  'two hyphens': /--/u,
  'a coefficient 1': /[-+−] 1[a-z](?![a-z])/u,
  'an escaped character': /\\[%&$#_]/u,
  'a power that is not raised': /⁻\d|(?<=\b(?:m|s|l|kg|mol|cm|mm)) ?\^ ?-?\d/u,
  'a wrong article':
    /\b(?:of|is|with|by|has|to|for|from|uses|contains) a (?!one\b|once\b|eu|uni)[aeio][a-z]{3}|\bAn (?:is|are|has|and|of)\b/u,
  'two spaces': /\S {2,}\S/u,
};

/** A group of thousands that lost its zeros: 33 25.46. Only schemes are searched for it, because neighbouring cells of a table in a stem look the same. */
const BROKEN_NUMBER = /(?<![\d.] ?)\d{1,3} \d{1,2}\.\d/u;

/** Lists the faults in the printed text of a question, its options and its schemes. */
export function findPrintFaults(question: Question): string[] {
  const parts = toPartQuestions(question).map((part) => part.question);
  const questionTexts = [
    printPartsText(question),
    ...parts.flatMap(({ options }) => options.map(({ text }) => text)),
  ];
  const schemeTexts = parts.flatMap(({ markingScheme: { bullets = [], misconceptions = [] } = {} }) => [
    ...bullets.flatMap(({ generic, illustrative = '' }) => [generic, illustrative]),
    ...misconceptions.flatMap(({ answer, explanation = '' }) => [`$${answer}$`, explanation]),
  ]);
  return [
    ...[...questionTexts, ...schemeTexts].flatMap((tex) => findTextFaults(visibleText(tex), PRINT_FAULTS)),
    ...schemeTexts.flatMap((tex) => findTextFaults(visibleText(tex), { 'a broken number': BROKEN_NUMBER })),
  ];
}

const CONTEXT_LENGTH = 30;

function findTextFaults(text: string, faults: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(faults).flatMap(([name, pattern]) => {
    const index = text.search(pattern);
    return index === -1
      ? []
      : [`${name}: “${text.slice(Math.max(0, index - CONTEXT_LENGTH), index + CONTEXT_LENGTH)}”`];
  });
}
