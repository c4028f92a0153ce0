import type { Fix } from '../../domain/finding.ts';
import type { Span } from '../../domain/span.ts';
import { findKeyInWords } from '../../latex/find-key.ts';
import { questionCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import { agree, claimsOf, finalClaim } from '../numbers/claims.ts';
import { valueOfOption } from '../numbers/option-values.ts';
import { measureTex } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';

const BOXED_LETTER = /\\boxed\s*\{\s*(?:\\(?:text|mathrm|textbf|mathbf)\s*\{)?\s*\(?([A-H])\)?\s*\}?\s*\}/;

const QUOTES = /\b(?:right|correct) (?:option|answer|choice)(?: is)?\s*:?/i;

/** What follows is the whole key. */
const THE_KEY =
  /correct options? (?:is|are)|answers? (?:is|are)|\bthe (?:right|correct) (?:option|answer|choice)\s*:/i;

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
    const named = view.options.length === 0 ? [] : namedIn(view);
    if (marked.length > 0 && named.length === 0) return quotedValue(view);
    if (marked.length === 0 || named.join() === marked.join()) return [];
    if (isAside(view, named, marked)) return [];
    const letters = (ids: readonly string[]) => ids.map((id) => `(${id})`).join(', ');
    const place = placeOfLetter(view, named[0] ?? '');
    const fix = letterFix(view, named, place);
    return [
      {
        message: `The solution calls ${letters(named)} correct and ${letters(marked)} is marked; one of them is wrong.`,
        span: place,
        field: 'answer',
        evidence: `marked ${letters(marked)}, named ${letters(named)}`,
        ...(fix && { fix }),
      },
    ];
  },
});

function namedIn({ question, options, source, spans }: QuestionView): string[] {
  const places = findKeyInWords(question.solution, options.length, question.stem);
  if (places.length > 0) return places.map((place) => options[place]?.id ?? '');
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const letter = BOXED_LETTER.exec(solution)?.[1]?.toLowerCase();
  if (letter !== undefined && options.some(({ id }) => id === letter)) return [letter];
  return quotedIn(solution, options);
}

/** "Choose the right option: hept-2-ene": the option whose whole text follows. */
function quotedIn(solution: string, options: QuestionView['options']): string[] {
  const after = QUOTES.exec(solution);
  if (after === null) return [];
  const said = solution.slice(after.index + after[0].length).trimStart();
  const fitting = options.filter(({ tex }) => {
    const text = tex.trim();
    const rest = said.slice(text.length);
    return said.startsWith(text) && (text.length > 3 ? /^(?![\p{L}\d])/u : /^\s*(?:[:.]|$)/).test(rest);
  });
  const longest = fitting.toSorted((one, other) => other.tex.length - one.tex.length)[0];
  return longest === undefined ? [] : [longest.id];
}

/** "Choose the right option: $2$:" where the marked option is another number and no option is that one. */
function quotedValue({ keyed, options, source, spans, locate }: QuestionView): Remark[] {
  const [key] = keyed;
  const own = key && keyed.length === 1 ? valueOfOption(key) : undefined;
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const quoted = QUOTED_FORMULA.exec(solution)?.[1];
  const said = quoted === undefined || options.length === 0 ? undefined : measureTex(quoted);
  if (key === undefined || own === undefined || said === undefined || agree(own, said) !== false) return [];
  return [
    {
      message: `The solution calls $${quoted}$ correct, and (${key.id}) ${key.visible} is marked; one of them is wrong.`,
      span: locate(spans.solution, QUOTED_FORMULA),
      field: 'answer',
    },
  ];
}

/** One option of several may be spoken of on its own before the others. */
function isAside(
  { question, source, spans }: QuestionView,
  named: readonly string[],
  marked: readonly string[],
): boolean {
  const isPart = named.length < marked.length && named.every((id) => marked.includes(id));
  if (question.kind !== 'mcq_mc' || !isPart || spans.solution === undefined) return false;
  const solution = source.slice(spans.solution.start, spans.solution.end);
  return !THE_KEY.test(solution);
}

function placeOfLetter({ locate, spans }: QuestionView, letter: string): Span {
  const said = `correct[^\\n]{0,40}?\\(${letter}\\)|(?:option|answer)[^\\n]{0,20}?\\(${letter}\\)|\\(${letter}\\)`;
  return locate(spans.solution, new RegExp(said, 'i'));
}

/** Certain when the solution computes the value of the marked option. */
function letterFix(view: QuestionView, named: readonly string[], place: Span): Fix | undefined {
  const [key] = view.keyed;
  const [letter] = named;
  if (key === undefined || view.keyed.length !== 1 || named.length !== 1) return undefined;
  const said = view.source.slice(place.start, place.end);
  const at = place.start + said.toLowerCase().lastIndexOf(`(${letter})`) + 1;
  const value = valueOfOption(key);
  const final = finalClaim(claimsOf(view));
  const certain = value !== undefined && final !== undefined && agree(value, final.measured) === true;
  if (at <= place.start) return undefined;
  return {
    title: `name option (${key.id})`,
    certain,
    edits: [{ span: { start: at, end: at + 1 }, replacement: key.id }],
  };
}
