import type { Bullet } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';

/** The maximum number of words of a term. */
const MAX_WORDS = 4;
/** The minimum number of letters of a term. */
const MIN_LETTERS = 4;

/** Words of everyday language or of every paper. Another question may print them, because that gives no answer away. */
const EVERYDAY = new Set(
  (
    'time temperature volume mass length distance speed energy light heat water oxygen carbon dioxide hydrogen nitrogen gas liquid solid ' +
    'increases decreases increase decrease increased decreased higher lower faster slower constant stays same more less none zero ' +
    'true false group period species cell cells plant plants animal animals acid metal protein proteins glucose enzyme enzymes ' +
    'concentration pressure current voltage resistance frequency wavelength force weight area reaction number value graph table line ' +
    'repeat control left right north south east west positive negative both neither first second third red blue green white black'
  ).split(' '),
);

/** Lists the terms that candidates must recall to answer a question in words. They must not be printed elsewhere in the paper. */
export function listRecallAnswers(question: Question): string[] {
  const answers = toPartQuestions(question).flatMap(({ question: part }) =>
    part.options.length > 0 ? [] : (part.markingScheme?.bullets ?? []).flatMap(readTerm),
  );
  return [...new Set(answers)];
}

function readTerm({ kind, evidence }: Bullet): string[] {
  if (kind !== 'process' || evidence.kind !== 'wording') return [];
  const term = toWords(evidence.anyOf[0] ?? '').trim();
  const words = term.split(' ');
  const isTerm = term.length >= MIN_LETTERS && words.length <= MAX_WORDS && !/\d/.test(term);
  return isTerm && !words.every((word) => EVERYDAY.has(word)) ? [term] : [];
}

/** Returns what a question prints, its options included, as words between spaces. */
export function readPrintedWords(question: Question): string {
  const options = toPartQuestions(question).flatMap(({ question: part }) => part.options);
  return toWords([printPartsText(question), ...options.map(({ text }) => text)].join(' '));
}

/** Whether a term, or its plural, is among printed words. */
export function isPrinted(term: string, words: string): boolean {
  return words.includes(` ${term} `) || words.includes(` ${term}s `) || words.includes(` ${term}es `);
}

function toWords(text: string): string {
  return ` ${text
    .replace(/\\[a-zA-Z]+/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\d']+/gu, ' ')
    .trim()} `;
}

/** Lists the recall answers of a paper that another of its questions prints. */
export function findPrintedAnswers(questions: readonly Question[]): string[] {
  const printed = questions.map(readPrintedWords);
  return questions.flatMap((question, index) =>
    listRecallAnswers(question).filter((term) =>
      printed.some((words, other) => other !== index && isPrinted(term, words)),
    ),
  );
}
