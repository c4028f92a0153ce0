import type { Fix } from '../../domain/finding.ts';
import type { Span } from '../../domain/span.ts';
import { findKeyInWords } from '../../latex/find-key.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { getOptionValue } from '../numbers/option-values.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from '../numbers/solution-values.ts';
import { parseQuantity } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';

/** A formula between dollar signs. */
const FORMULA = /\$[^$]+\$/gu;

/** A boxed option letter, such as \boxed{\text{(B)}}. */
const BOXED_LETTER = /\\boxed\s*\{\s*(?:\\(?:text|mathrm|textbf|mathbf)\s*\{)?\s*\(?([A-H])\)?\s*\}?\s*\}/;

/** A phrase that is followed by the text of the correct option. */
const QUOTE_INTRODUCTION = /\b(?:right|correct) (?:option|answer|choice)(?: is)?\s*:?/i;

/** Phrases that are followed by the complete key. */
const COMPLETE_KEY =
  /correct options? (?:is|are)|answers? (?:is|are)|\bthe (?:right|correct) (?:option|answer|choice)\s*:/i;

/** A formula quoted as the correct option. */
const QUOTED_FORMULA = /\b(?:right|correct) option:\s*\$([^$\n]{1,80})\$\s*[:.]/i;

/** Words after the last colon. */
const CONCLUSION = /:\s*(\p{L}[\p{L} ]{0,60})\.?\s*$/u;

export const solutionNamesTheKey = defineQuestionCheck({
  id: 'solution-names-the-key',
  code: 'S14',
  meaning: 'The letter that the solution calls correct is the option that is marked.',
  severity: 'error',
  fails: choiceQuestion('What is the sum of two and three?', ['four', 'five', 'six'])
    .replace('\\task four', '\\task four \\ans')
    .replace('is .', 'is (b).'),
  passes: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: (view) => {
    const markedIds = view.correctOptions.map(({ id }) => id);
    const namedIds = view.options.length === 0 ? [] : findNamedOptions(view);
    if (markedIds.length > 0 && namedIds.length === 0) return checkQuotedValue(view);
    if (markedIds.length === 0 || namedIds.join() === markedIds.join()) return [];
    if (isPartialMention(view, namedIds, markedIds) || discussesOptions(view)) return [];
    const formatLetters = (ids: readonly string[]) => ids.map((id) => `(${id})`).join(', ');
    const location = locateLetter(view, namedIds[0] ?? '');
    if (isOwnLabel(view, location) || namedIds.some((id) => isVariable(view, id))) return [];
    const fix = suggestLetterFix(view, namedIds, location);
    return [
      {
        message: `The solution calls ${formatLetters(namedIds)} correct but ${formatLetters(markedIds)} is marked; one of them is wrong.`,
        span: location,
        field: 'answer',
        evidence: `marked ${formatLetters(markedIds)}, named ${formatLetters(namedIds)}`,
        ...(fix && { fix }),
      },
    ];
  },
});

/** The letter of an option before what is said about it: `B: 100 ends with 0`. */
const DISCUSSED = /(?<![A-Za-z])([A-E])\}?\$*\s*[:：．.]/gu;
const MIN_DISCUSSED = 3;

/** Whether the solution discusses the options one after another, so that each of its letters is only a label. */
function discussesOptions({ source, spans }: QuestionView): boolean {
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const letters = new Set(Array.from(solution.matchAll(DISCUSSED), ([, letter]) => letter));
  return letters.size >= MIN_DISCUSSED;
}

/** Whether a formula of the question uses the letter as a variable, as in “the digit $b$ is 9”. The letter then names no option. */
function isVariable({ source }: QuestionView, letter: string): boolean {
  const variable = new RegExp(
    `[=+<>^_/-]\\s*${letter}(?![a-z\\d(])|(?<![a-z\\\\])${letter}\\s*[=+<>^_/-]|overline\\{[a-z]*${letter}`,
    'iu',
  );
  return [...source.matchAll(FORMULA)].some(([formula]) => variable.test(formula));
}

/** Whether a letter alone is the label of the part itself: “statement (b) is true” in the solution of part (b). */
function isOwnLabel({ part = '', source }: QuestionView, { start, end }: Span): boolean {
  const letter = /^\(([a-z]+)\)$/iu.exec(source.slice(start, end))?.[1]?.toLowerCase();
  return letter !== undefined && part.split('.').includes(letter);
}

function findNamedOptions({ question, options, source, spans }: QuestionView): string[] {
  const indexes = findKeyInWords(question.solution, options.length, question.stem);
  if (indexes.length > 0) return indexes.map((index) => options[index]?.id ?? '');
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const letter = BOXED_LETTER.exec(solution)?.[1]?.toLowerCase();
  if (letter !== undefined && options.some(({ id }) => id === letter)) return [letter];
  const quoted = findQuotedOption(solution, options);
  return quoted.length > 0 ? quoted : findConcludedOption(question.solution, options);
}

/** Finds the option whose full text is quoted, as in "Choose the right option: hept-2-ene". */
function findQuotedOption(solution: string, options: QuestionView['options']): string[] {
  const after = QUOTE_INTRODUCTION.exec(solution);
  if (after === null) return [];
  const quote = solution.slice(after.index + after[0].length).trimStart();
  const quotedOptions = options.filter(({ tex }) => {
    const text = tex.trim();
    const rest = quote.slice(text.length);
    // After a long option, no letter or digit may follow. After a short one, only a colon, a full stop or the end may follow.
    return quote.startsWith(text) && (text.length > 3 ? /^(?![\p{L}\d])/u : /^\s*(?:[:.]|$)/).test(rest);
  });
  const longest = quotedOptions.toSorted((a, b) => b.tex.length - a.tex.length)[0];
  return longest === undefined ? [] : [longest.id];
}

/** Finds the option in words with which the solution ends after a colon: “Test both comparisons: true.” */
function findConcludedOption(
  solution: QuestionView['question']['solution'],
  options: QuestionView['options'],
): string[] {
  const last = solution.at(-1);
  const conclusion = last?.kind === 'prose' ? CONCLUSION.exec(last.tex)?.[1]?.toLowerCase() : undefined;
  const concluded = options.filter(({ visible }) => visible.trim().toLowerCase() === conclusion);
  return concluded.length === 1 ? concluded.map(({ id }) => id) : [];
}

/** Checks a quoted number, as in "Choose the right option: $2$:", against the value of the marked option. */
function checkQuotedValue({ correctOptions, options, source, spans, locate }: QuestionView): Remark[] {
  const [key] = correctOptions;
  const keyValue = key && correctOptions.length === 1 ? getOptionValue(key) : undefined;
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const quoted = QUOTED_FORMULA.exec(solution)?.[1];
  const value = quoted === undefined || options.length === 0 ? undefined : parseQuantity(quoted);
  if (
    key === undefined ||
    keyValue === undefined ||
    value === undefined ||
    valuesAgree(keyValue, value) !== false
  )
    return [];
  return [
    {
      message: `The solution calls $${quoted}$ correct but (${key.id}) ${key.visible} is marked; one of them is wrong.`,
      span: locate(spans.solution, QUOTED_FORMULA),
      field: 'answer',
    },
  ];
}

/**
 * Whether the solution mentions only some of several marked options, without calling them the complete key.
 */
function isPartialMention(
  { question, source, spans }: QuestionView,
  namedIds: readonly string[],
  markedIds: readonly string[],
): boolean {
  const isPart = namedIds.length < markedIds.length && namedIds.every((id) => markedIds.includes(id));
  if (question.kind !== 'mcq_mc' || !isPart || spans.solution === undefined) return false;
  const solution = source.slice(spans.solution.start, spans.solution.end);
  return !COMPLETE_KEY.test(solution);
}

function locateLetter({ locate, spans }: QuestionView, letter: string): Span {
  const pattern = `correct[^\\n]{0,40}?\\(${letter}\\)|(?:option|answer)[^\\n]{0,20}?\\(${letter}\\)|\\(${letter}\\)`;
  return locate(spans.solution, new RegExp(pattern, 'i'));
}

/**
 * Suggests correcting the letter in the solution; certain if the solution computes the value of the marked
 * option.
 */
function suggestLetterFix(view: QuestionView, namedIds: readonly string[], location: Span): Fix | undefined {
  const [key] = view.correctOptions;
  const [letter] = namedIds;
  if (key === undefined || view.correctOptions.length !== 1 || namedIds.length !== 1) return undefined;
  const text = view.source.slice(location.start, location.end);
  const at = location.start + text.toLowerCase().lastIndexOf(`(${letter})`) + 1;
  const value = getOptionValue(key);
  const finalValue = getFinalValue(getSolutionValues(view));
  const isCertain =
    value !== undefined && finalValue !== undefined && valuesAgree(value, finalValue.measured) === true;
  if (at <= location.start) return undefined;
  return {
    title: `name option (${key.id})`,
    certain: isCertain,
    edits: [{ span: { start: at, end: at + 1 }, replacement: key.id }],
  };
}
