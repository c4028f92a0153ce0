import type { Part, SubPart } from '../../../domain/part.ts';
import type { PlainQuestion } from '../../../domain/question.ts';
import type { Answer } from '../../../domain/question-content.ts';
import { typedText } from '../../../latex/visible-text.ts';
import type { KeyEntry } from './read-key.ts';

/** Called with the path of each answer that fits no option or part of its question. */
type ReportUnused = (path: string) => void;

/** Adds the answers of the key to a question and its parts. */
export function applyKey(
  question: PlainQuestion,
  entry: KeyEntry,
  reportUnused: ReportUnused,
): PlainQuestion {
  const used = new Set<string>();
  const parts = question.parts?.map((part): Part => {
    const inner = part.parts?.map((each) => answerSection(each, `${part.label}.${each.label}`, entry, used));
    return {
      ...answerSection(part, part.label, entry, used),
      ...(inner === undefined ? {} : { parts: inner }),
    };
  });
  const answered = parts === undefined ? answerQuestion(question, entry, used) : { ...question, parts };
  for (const path of entry.keys()) if (!used.has(path)) reportUnused(path);
  return answered;
}

function answerQuestion(question: PlainQuestion, entry: KeyEntry, used: Set<string>): PlainQuestion {
  const answered = answerSection(question, '', entry, used);
  if (answered === question) return question;
  const { answer } = answered;
  if (answer?.kind === 'integer' && question.kind === 'subjective') return { ...answered, kind: 'integer' };
  if (
    answer?.kind === 'choice' &&
    question.options.length > 0 &&
    question.kind !== 'match' &&
    question.kind !== 'assertion_reason'
  )
    return { ...answered, kind: answer.correct.length > 1 ? 'mcq_mc' : 'mcq_sc' };
  return answered;
}

function answerSection<T extends PlainQuestion | SubPart>(
  section: T,
  path: string,
  entry: KeyEntry,
  used: Set<string>,
): T {
  const text = entry.get(path);
  if (text === undefined || text === '') return section;
  const answer = readAnswer(text, section);
  if (answer === undefined) return section;
  used.add(path);
  if (answer.kind !== 'choice') return { ...section, answer };
  const options = section.options.map((option) => ({
    ...option,
    correct: answer.correct.includes(option.id),
  }));
  return { ...section, options, answer };
}

/** One or several letters: `B`, `(b)`, `A, C`, `A and C`. */
const LETTERS = /^\(?([A-Ha-h])\)?(?:\s*(?:,|;|\/|&|\\&|and|\s)\s*\(?([A-Ha-h])\)?)*[.:]?$/u;
/** A letter followed by the text of the option: `B. copper`. */
const LETTER_FIRST = /^\(?([A-H])[.):]\s+\S/u;

function readAnswer(tex: string, { options, table }: PlainQuestion | SubPart): Answer | undefined {
  const text = tex
    .replace(/\\textbf\{([^{}]*)\}/gu, '$1')
    .replace(/~/gu, ' ')
    .trim();
  if (options.length > 0) return readChoice(text, options);
  if (table !== undefined) {
    const pairs = [
      ...text.matchAll(/\(?(\w{1,3})\)?\s*(?:--?|→|\$\\rightarrow\$|:)\s*\(?(\w{1,3})\)?/gu),
    ].map(([, left = '', right = '']) => ({ left, right }));
    if (pairs.length > 0) return { kind: 'matches', pairs };
  }
  if (/^[-−]?\d{1,12}$/u.test(text)) return { kind: 'integer', value: Number(text.replace('−', '-')) };
  const value = toValueTex(text);
  return value === '' ? undefined : { kind: 'value', tex: value, text: typedText(value) };
}

function readChoice(text: string, options: PlainQuestion['options']): Answer | undefined {
  const letters = LETTERS.test(text)
    ? [...text.matchAll(/(?<![A-Za-z])[A-Ha-h](?![A-Za-z])/gu)].map(([letter]) => letter)
    : (LETTER_FIRST.exec(text)?.slice(1, 2) ?? []);
  const correct = letters.flatMap(
    (letter) => options[(letter.toLowerCase().codePointAt(0) ?? 0) - 97]?.id ?? [],
  );
  return correct.length === 0 || correct.length !== letters.length ? undefined : { kind: 'choice', correct };
}

/** Converts a written answer to TeX: a formula alone, a number with its unit, or words. */
function toValueTex(text: string): string {
  const formula = /^\$([^$]*)\$$/u.exec(text)?.[1];
  if (formula !== undefined) return formula.trim();
  const [, number, unit = ''] =
    /^([-−]?\d[\d.,]*(?:\s*\$?\\times\$?\s*10\$?\^\{?-?\d+\}?\$?)?)\s*([^\d\s$\\][^$\\]{0,20})?$/u.exec(
      text,
    ) ?? [];
  if (number !== undefined)
    return number.replaceAll('$', '').replace('−', '-') + (unit === '' ? '' : `\\,\\mathrm{${unit.trim()}}`);
  if (!text.includes('$')) return `\\text{${text}}`;
  // Words with formulas between them: `\text{…} x \text{…}`.
  return text
    .split(/(\$[^$]*\$)/u)
    .map((piece) => (piece.startsWith('$') ? piece.slice(1, -1) : piece === '' ? '' : `\\text{${piece}}`))
    .join('');
}
