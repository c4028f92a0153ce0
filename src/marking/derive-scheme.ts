import type { Bullet, MarkingScheme } from '../domain/marking-scheme.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { markResponse } from './mark-response.ts';
import { resolveScheme } from './resolve-scheme.ts';

/** An equality of a solution, as LaTeX: a calculation and its result. */
type SolutionEquality = { readonly calculation: string; readonly result: string };

/** A line of the solution that can earn a mark. */
type MarkedLine = {
  readonly generic: string;
  /** What a response must contain, as LaTeX. */
  readonly tex: string;
  readonly equality: SolutionEquality;
};

/** A number with an optional power of ten and unit; its units are in `\mathrm`, or symbols such as `\Omega`. */
const VALUE =
  /^[-+]?[\d.,\s{}]*\d[\d.,{}]*\s*(?:\\times\s*10\^\{?-?\d+\}?)?(?:\\[,;:! ]|~|\s|\^?\{?\^?\\circ\}?|\\(?:mathrm|text)\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\\(?:Omega|mu|%|degree)|\\%)*$/u;
/** Letters other than those of commands and units: the calculation of a formula is not arithmetic. */
const LETTER = /(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/u;

/**
 * Derives a marking scheme from the verified equalities of a solution: marks for the results on the way, for
 * the calculation of the answer, and for the answer. Returns undefined if there are too few equalities, or if
 * the scheme would not mark as intended.
 */
export function deriveScheme(
  question: PlainQuestion,
  equalities: readonly SolutionEquality[],
): MarkingScheme | undefined {
  const { answer, marks = 1, markingScheme } = question;
  if (markingScheme !== undefined || marks < 2) return undefined;
  if (answer?.kind !== 'value' && answer?.kind !== 'integer') return undefined;
  const steps = listSteps(equalities);
  const final = steps.findLast(({ result }) => earnsAll(question, result));
  if (final === undefined) return undefined;
  const before = steps.slice(0, steps.indexOf(final));
  for (let count = marks - 1; count > 0; count--) {
    const lines = chooseLines(before, final, count);
    if (lines.length < count) continue;
    const scheme = createScheme(question, lines, final);
    if (isConsistent({ ...question, markingScheme: scheme }, lines, final)) return scheme;
  }
  return undefined;
}

/** Returns the equalities of numbers whose result is one value, without repeated results. */
function listSteps(equalities: readonly SolutionEquality[]): SolutionEquality[] {
  const steps: SolutionEquality[] = [];
  let previous: SolutionEquality | undefined;
  for (const { calculation, result } of equalities) {
    // In `6^2 + 9^2 = 36 + 81 = 117`, the first side is the calculation of the result.
    const start = previous?.result === calculation ? previous.calculation : calculation;
    previous = { calculation: start, result };
    if (!VALUE.test(result) || LETTER.test(removeWords(start))) continue;
    if (!steps.some((step) => step.result === result)) steps.push(previous);
    previous = undefined;
  }
  return steps;
}

function removeWords(tex: string): string {
  return tex.replaceAll(/\\(?:mathrm|text)\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gu, '');
}

/** Chooses at most `count` lines before the answer: the results on the way, then the calculation of the answer. */
function chooseLines(
  before: readonly SolutionEquality[],
  final: SolutionEquality,
  count: number,
): MarkedLine[] {
  const results = before.map((equality) => ({
    generic: `Find $${equality.result}$`,
    tex: equality.result,
    equality,
  }));
  const calculation = {
    generic: 'Write the calculation of the answer',
    tex: final.calculation,
    equality: final,
  };
  const isCalculation = /[-+^]|\\(?:times|frac|cdot|sqrt|div)/u.test(
    final.calculation.trim().replace(/^[-+]/u, ''),
  );
  return [...results.slice(-count), ...(isCalculation ? [calculation] : [])].slice(0, count);
}

function createScheme(
  question: PlainQuestion,
  lines: readonly MarkedLine[],
  final: SolutionEquality,
): MarkingScheme {
  const { marks = 1 } = question;
  const base = resolveScheme(question);
  const [answerBullet] = base.bullets;
  const answerNumber = lines.length + 1;
  const bullets: Bullet[] = lines.map(({ generic, tex, equality }, index) => ({
    n: index + 1,
    marks: 1,
    kind: 'process',
    generic,
    illustrative: tex === equality.result ? `$${equality.calculation} = ${tex}$` : `$${tex}$`,
    evidence: { kind: 'expression', tex },
    requires: [],
    impliedBy: Array.from({ length: lines.length - index }, (_, later) => index + 2 + later),
    followThrough: { mode: 'no' },
    gapTags: [],
  }));
  if (answerBullet === undefined) return base;
  const showsCalculation = lines.some(({ equality }) => equality === final);
  const last = {
    ...answerBullet,
    n: answerNumber,
    marks: marks - lines.length,
    illustrative: showsCalculation ? `$${final.result}$` : `$${final.calculation} = ${final.result}$`,
  };
  return { ...base, bullets: [...bullets, last] };
}

const earnsAll = (question: PlainQuestion, tex: string): boolean => {
  const { marksAwarded, marksAvailable } = markResponse(question, `$${tex}$`);
  return marksAwarded === marksAvailable;
};

/**
 * Whether a scheme marks as intended: all marks for the answer and for the worked solution, some for each
 * line on the way, and none for an empty response.
 */
function isConsistent(
  question: PlainQuestion,
  lines: readonly MarkedLine[],
  final: SolutionEquality,
): boolean {
  const write = ({ calculation, result }: SolutionEquality): string => `$${calculation} = ${result}$`;
  const solution = [...lines.map(({ equality }) => write(equality)), write(final)].join('\n');
  const isPartial = lines.every(({ tex }) => {
    const { marksAwarded, marksAvailable } = markResponse(question, `$${tex}$`);
    return marksAwarded > 0 && marksAwarded < marksAvailable;
  });
  return (
    isPartial &&
    earnsAll(question, final.result) &&
    earnsAll(question, solution) &&
    markResponse(question, '').marksAwarded === 0
  );
}
