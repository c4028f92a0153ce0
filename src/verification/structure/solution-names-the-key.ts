import type { Fix } from '../../domain/finding.ts';
import type { Span } from '../../domain/span.ts';
import { findKeyInWords } from '../../latex/find-key.ts';
import { questionCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import { getClaims, getFinalClaim, valuesAgree } from '../numbers/claims.ts';
import { getOptionValue } from '../numbers/option-values.ts';
import { measureTex } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';

/** A boxed option letter, such as \boxed{\text{(B)}}. */
const BOXED_LETTER = /\\boxed\s*\{\s*(?:\\(?:text|mathrm|textbf|mathbf)\s*\{)?\s*\(?([A-H])\)?\s*\}?\s*\}/;

/** A phrase that is followed by the text of the correct option. */
const QUOTE_LEAD = /\b(?:right|correct) (?:option|answer|choice)(?: is)?\s*:?/i;

/** Phrases that are followed by the complete key. */
const COMPLETE_KEY =
  /correct options? (?:is|are)|answers? (?:is|are)|\bthe (?:right|correct) (?:option|answer|choice)\s*:/i;

/** A formula quoted as the correct option. */
const QUOTED_FORMULA = /\b(?:right|correct) option:\s*\$([^$\n]{1,80})\$\s*[:.]/i;

export const solutionNamesTheKey = questionCheck({
  id: 'solution-names-the-key',
  code: 'S14',
  meaning: 'The letter that the solution calls correct is the option that is marked.',
  severity: 'error',
  fails: choice('What is the sum of two and three?', ['four', 'five', 'six'])
    .replace('\\task four', '\\task four \\ans')
    .replace('is .', 'is (b).'),
  passes: choice('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: (view) => {
    const marked = view.keyed.map(({ id }) => id);
    const named = view.options.length === 0 ? [] : findNamedOptions(view);
    if (marked.length > 0 && named.length === 0) return checkQuotedValue(view);
    if (marked.length === 0 || named.join() === marked.join()) return [];
    if (isPartialMention(view, named, marked)) return [];
    const letters = (ids: readonly string[]) => ids.map((id) => `(${id})`).join(', ');
    const place = locateLetter(view, named[0] ?? '');
    const fix = suggestLetterFix(view, named, place);
    return [
      {
        message: `The solution calls ${letters(named)} correct but ${letters(marked)} is marked; one of them is wrong.`,
        span: place,
        field: 'answer',
        evidence: `marked ${letters(marked)}, named ${letters(named)}`,
        ...(fix && { fix }),
      },
    ];
  },
});

function findNamedOptions({ question, options, source, spans }: QuestionView): string[] {
  const places = findKeyInWords(question.solution, options.length, question.stem);
  if (places.length > 0) return places.map((place) => options[place]?.id ?? '');
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const letter = BOXED_LETTER.exec(solution)?.[1]?.toLowerCase();
  if (letter !== undefined && options.some(({ id }) => id === letter)) return [letter];
  return findQuotedOption(solution, options);
}

/** Finds the option whose full text is quoted, as in "Choose the right option: hept-2-ene". */
function findQuotedOption(solution: string, options: QuestionView['options']): string[] {
  const after = QUOTE_LEAD.exec(solution);
  if (after === null) return [];
  const quote = solution.slice(after.index + after[0].length).trimStart();
  const fitting = options.filter(({ tex }) => {
    const text = tex.trim();
    const rest = quote.slice(text.length);
    return quote.startsWith(text) && (text.length > 3 ? /^(?![\p{L}\d])/u : /^\s*(?:[:.]|$)/).test(rest);
  });
  const longest = fitting.toSorted((one, other) => other.tex.length - one.tex.length)[0];
  return longest === undefined ? [] : [longest.id];
}

/** Checks a quoted number, as in "Choose the right option: $2$:", against the value of the marked option. */
function checkQuotedValue({ keyed, options, source, spans, locate }: QuestionView): Remark[] {
  const [key] = keyed;
  const own = key && keyed.length === 1 ? getOptionValue(key) : undefined;
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const quoted = QUOTED_FORMULA.exec(solution)?.[1];
  const value = quoted === undefined || options.length === 0 ? undefined : measureTex(quoted);
  if (key === undefined || own === undefined || value === undefined || valuesAgree(own, value) !== false)
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
  named: readonly string[],
  marked: readonly string[],
): boolean {
  const isPart = named.length < marked.length && named.every((id) => marked.includes(id));
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
function suggestLetterFix(view: QuestionView, named: readonly string[], place: Span): Fix | undefined {
  const [key] = view.keyed;
  const [letter] = named;
  if (key === undefined || view.keyed.length !== 1 || named.length !== 1) return undefined;
  const text = view.source.slice(place.start, place.end);
  const at = place.start + text.toLowerCase().lastIndexOf(`(${letter})`) + 1;
  const value = getOptionValue(key);
  const final = getFinalClaim(getClaims(view));
  const certain = value !== undefined && final !== undefined && valuesAgree(value, final.measured) === true;
  if (at <= place.start) return undefined;
  return {
    title: `name option (${key.id})`,
    certain,
    edits: [{ span: { start: at, end: at + 1 }, replacement: key.id }],
  };
}
