import type { SolutionStep } from '../../domain/question-content.ts';

/** The steps of a solution, and the marks found at the ends of their lines. */
type MarkedSteps = {
  /** The steps to store. The marks stay in their text if they do not add up to the stated number. */
  readonly steps: SolutionStep[];
  readonly withoutMarks: SolutionStep[];
  /** The sum of the marks; undefined if there are none. */
  readonly marks: number | undefined;
};

/** What may be written before the marks at the end of a line: `\hfill [1]`, `\quad \textbf{(1 mark)}`. */
const GAP = String.raw`(?:[\s~&]|\\hfill\b|\\q?quad\b|\\[,;:! ])`;
/** A maximum keeps the time linear in a long run of spaces. */
const MAX_GAPS = 20;
const BRACKETS = String.raw`[([]\s*([1-9])\s*(marks?|pts?|points?)?\s*[)\]]`;
const LINE_MARK = new RegExp(
  String.raw`(?:${GAP}{1,${MAX_GAPS}}${BRACKETS}|${GAP}{0,${MAX_GAPS}}\\(?:textbf|text|mathbf|mathrm|textit|mbox)\s*\{${GAP}{0,${MAX_GAPS}}${BRACKETS}\s*\})[ \t.]*(?=\s*$|\s*\\\\|[ \t]*\n)`,
  'gu',
);
/** `\pmarks{2}`, `\marks{1}`, `\pmark`. */
const MARKS_COMMAND =
  /\s{0,20}\\(?:[a-z]*marks?|points?|pts?)\s*\{\s*([1-9])\s*\}|\s{0,20}\\(?:p?mark)\b(?!\s*\{)/gu;
/** `(1)` between two sentences of a line. */
const SENTENCE_MARK = /(?<=[.;!?])\s{1,20}[([]\s?([1-9])\s?[)\]](?=\s+\p{Lu}|\s*$)/gu;
/** Words after which a number refers to an equation. */
const REFERENCE_BEFORE = /\b(?:in|into|from|of|by|using|eqn?s?\.?|equations?|and|with|to|see|that)\s*$/iu;

type FoundMark = { readonly value: number; readonly isCertain: boolean };

/**
 * Removes the marks at the ends of the lines of a solution and returns their sum. Numbers that count up are numbers of equations. A
 * single number counts only with a word such as “mark”, at the right margin, or if it equals the marks that the part states.
 */
export function takeStepMarks(steps: readonly SolutionStep[], stated: number | undefined): MarkedSteps {
  const found: FoundMark[] = [];
  const stripped = steps.map((step) => mapTexts(step, (tex) => stripMarks(tex, found)));
  const sum = found.reduce((total, { value }) => total + value, 0);
  if (!areMarks(found, stated)) return { steps: [...steps], withoutMarks: [...steps], marks: undefined };
  const withoutMarks = stripped.flatMap(withoutEmptyLines);
  return {
    steps: stated === undefined || stated === sum ? withoutMarks : [...steps],
    withoutMarks,
    marks: sum,
  };
}

function areMarks(found: readonly FoundMark[], stated: number | undefined): boolean {
  if (found.length === 0) return false;
  const sum = found.reduce((total, { value }) => total + value, 0);
  if (found.every(({ isCertain }) => isCertain) || sum === stated) return true;
  const countsUp = found.every(({ value }, index) => value === index + 1);
  return found.length > 1 && !countsUp;
}

/** Removes the marks at the ends of the lines of a text and adds them to `found`. */
function stripMarks(tex: string, found: FoundMark[]): string {
  const withoutCommands = tex.replace(MARKS_COMMAND, (_match, value: string | undefined) => {
    found.push({ value: Number(value ?? 1), isCertain: true });
    return '';
  });
  const withoutLineMarks = withoutCommands.replace(LINE_MARK, (match, ...groups) => {
    const [value, unit, wrappedValue, wrappedUnit, offset] = groups;
    if (
      typeof offset !== 'number' ||
      REFERENCE_BEFORE.test(withoutCommands.slice(Math.max(0, offset - 30), offset))
    )
      return match;
    const isCertain = unit !== undefined || wrappedUnit !== undefined || match.includes('\\hfill');
    found.push({ value: Number(value ?? wrappedValue), isCertain });
    return '';
  });
  return withoutLineMarks.replace(SENTENCE_MARK, (_match, value: string) => {
    found.push({ value: Number(value), isCertain: false });
    return '';
  });
}

function mapTexts(step: SolutionStep, change: (tex: string) => string): SolutionStep {
  if (step.kind === 'prose') return { kind: 'prose', tex: change(step.tex) };
  return { kind: 'display', lines: step.lines.map(change) };
}

function withoutEmptyLines(step: SolutionStep): SolutionStep[] {
  if (step.kind === 'prose') {
    const tex = step.tex.trim();
    return tex === '' ? [] : [{ kind: 'prose', tex }];
  }
  const lines = step.lines.map((line) => line.trim()).filter((line) => !/^[&\s]*$/u.test(line));
  return lines.length === 0 ? [] : [{ kind: 'display', lines }];
}
