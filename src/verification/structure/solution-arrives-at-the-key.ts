import { cacheByText } from '../../text/cache-by-text.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';

const solution = (point: string) => `The line meets both planes in one point. It is $Q(${point})$.`;
const points = ['$P(1; 2; 3)$', '$Q(1; 2; -3)$', '$N(2; 1; 2)$'];
const example = (point: string) =>
  choiceQuestion('Which point do they share?', points, solution(point)).replace(
    'task $Q(1; 2; -3)$',
    'task $Q(1; 2; -3)$ \\ans',
  );

export const solutionArrivesAtTheKey = defineQuestionCheck({
  id: 'solution-arrives-at-the-key',
  meaning: 'The only option whose text the solution contains is the marked option.',
  severity: 'warning',
  fails: example('2; 1; 2').replace('It is $Q', 'It is $N'),
  passes: example('1; 2; -3'),
  run: (view) => {
    const [key] = view.correctOptions;
    const { solution } = view.spans;
    if (key === undefined || view.correctOptions.length > 1 || solution === undefined) return [];
    if (NEGATIVE_STEM.test(view.question.stem)) return [];
    const found = findOnlyOption(view);
    if (found === undefined || found.id === key.id) return [];
    return [
      {
        message: `The solution arrives at (${found.id}) ${found.visible}, but (${key.id}) ${key.visible} is marked; correct one of them.`,
        span: key.span ?? solution,
        field: 'answer',
      },
    ];
  },
});

/** A question about the statement that does not hold; its solution also states those that hold. */
const NEGATIVE_STEM =
  /\b(?:not|except|false|wrong|incorrect|untrue|least|cannot|pas|faux|fausse|falsa|falso|incorrecta|nicht|falsch)\b|(?<!\p{L})(?:sai|không|错误|不)/iu;

/** Shorter texts, such as `15` or `AB`, may be anywhere in a solution. */
const MIN_LENGTH = 3;

/** Returns the option whose text a solution contains if it contains no other option and the text is in its second half. */
function findOnlyOption({ options, source, spans, question }: QuestionView) {
  if (spans.solution === undefined) return undefined;
  const text = removeLayout(source.slice(spans.solution.start, spans.solution.end));
  const stem = removeLayout(question.stem);
  const places = options.map((option) => ({ option, at: findLast(text, removeLayout(option.tex)) }));
  const [found, ...others] = places.filter(({ at }) => at >= 0);
  if (found === undefined || others.length > 0 || found.at < text.length / 2) return undefined;
  const isInStem = options.some(({ tex }) => findLast(stem, removeLayout(tex)) >= 0);
  const isShort = options.some(({ tex }) => removeLayout(tex).length < MIN_LENGTH);
  return isInStem || isShort ? undefined : found.option;
}

/** Finds the last place of a text that is not a part of a longer word or number. */
function findLast(text: string, part: string): number {
  if (part.length < MIN_LENGTH) return -1;
  for (let at = text.lastIndexOf(part); at >= 0; at = text.lastIndexOf(part, at - 1)) {
    const [before, after] = [text.charAt(at - 1), text.slice(at + part.length, at + part.length + 2)];
    if (
      !isSameKind(before, part.charAt(0)) &&
      !isSameKind(part.slice(-1), after.charAt(0)) &&
      !/^[.,^]\d/.test(after)
    )
      return at;
    if (at === 0) break;
  }
  return -1;
}

/** Whether two characters belong to one word or number; a minus sign belongs to the number after it. */
function isSameKind(first: string, second: string): boolean {
  if (/[\d.,]/.test(first) && /\d/.test(second)) return true;
  return /[\p{L}+\-*/^_]/u.test(first) && /[\p{L}\d]/u.test(second);
}

/** Removes what does not change the meaning of a formula or phrase: spaces, braces, dollar signs and typefaces. */
const removeLayout = cacheByText((tex: string): string =>
  tex
    .replace(
      /\\(?:text|mathrm|mathbf|textbf|mathit|rm|left|right|displaystyle|ans|answer|quad|qquad)(?![a-zA-Z])|\\[,;:! ]/g,
      '',
    )
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\s*[.]\s*$/, '')
    .replace(/[{}()]/g, '')
    .replace(/[~$]/g, ' ')
    .replace(/\s*([^\p{L}\s])\s*/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('{,}', ',')
    .toLowerCase(),
);
