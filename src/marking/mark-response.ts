import type { BulletAward } from '../domain/award.ts';
import { marksByPerson, totalMarks } from '../domain/marking-scheme.ts';
import type { PlainQuestion } from '../domain/question.ts';
import type { BulletMark } from './awarding/bullet-mark.ts';
import { chooseAttempt } from './awarding/choose-attempt.ts';
import { findGapTags, NO_ATTEMPT } from './awarding/find-gap-tags.ts';
import { type MarkedAttempt, markAttempt } from './awarding/mark-attempt.ts';
import type { MarkingContext } from './awarding/marking-context.ts';
import { readExpected, splitItems } from './evidence/expected.ts';
import type { MarkedLine, Marking } from './marking.ts';
import { listAtomCounts, listCoefficients } from './response/name-coefficients.ts';
import { listNamedCounts } from './response/name-counts.ts';
import { readConstant } from './response/read-constant.ts';
import { readResponse } from './response/read-response.ts';
import { removeRestatedTask } from './response/remove-restated-task.ts';
import { splitRepeats } from './response/split-repeats.ts';
import type { ParsedLine } from './response/statement.ts';
import { createTask, listEvidence, type Task } from './task.ts';

export type MarkResponseOptions = {
  /**
   * Exam rule: a right answer without working earns only the marks that the scheme's `answerOnly` policy
   * allows.
   */
  readonly requireWorking?: boolean;
};

/** Marks a response bullet by bullet and returns the reason for each mark. Pure; never throws. */
export function markResponse(
  question: PlainQuestion,
  response: string,
  options: MarkResponseOptions = {},
): Marking {
  return markAnswer(question, response, { ...options, earlierParts: new Map() }).marking;
}

type MarkAnswerOptions = MarkResponseOptions & Pick<MarkingContext, 'earlierParts'>;

/** The marking of one answer, and the context from which later parts may continue. The context is undefined if there is no attempt. */
export type MarkedAnswerText = { readonly marking: Marking; readonly context: MarkingContext | undefined };

/** Marks one answer, which may use the learner's own values of earlier parts. */
export function markAnswer(
  question: PlainQuestion,
  response: string,
  { requireWorking = false, earlierParts }: MarkAnswerOptions,
): MarkedAnswerText {
  const task = createTask(question, requireWorking);
  const hints = {
    symbols: task.symbols,
    squares: listSquares(task),
    powers: listPowers(task),
    numbers: task.schemeNumbers,
    scale: /(?:how many|in) (million|thousand)/iu.exec(question.stem)?.[1],
    answerWords: listAnswerWords(task),
    counts: listNamedCounts(question.stem),
    coefficients: listCoefficients(question.stem),
    atoms: listAtomCounts(question.stem),
    answerNames: listAnswerNames(task),
    unit: task.answer?.unit,
  };
  const mark = (text: string) =>
    readResponse(text, hints).map((attempt) => markAttempt(task, attempt, earlierParts));
  const unsigned = /\buncertainty\b/iu.test(question.stem) ? removeToleranceSign(response) : response;
  const attempts = mark(removeRestatedTask(useConstantOfScheme(unsigned, task), question.stem));
  const [first, ...others] = attempts;
  const isSingle = first && others.length === 0 && !first.attempt.isChosen;
  const repeats = (isSingle && splitRepeats(first.attempt)?.flatMap(mark)) || [];
  const chosen = chooseAttempt(areAlternatives(repeats, task) ? repeats : attempts);
  if (!chosen) return { marking: markBlank(task), context: undefined };
  const { attempt, bulletMarks } = chosen.marked;
  return {
    marking: toMarking(task, chosen.marked, chosen.rule),
    context: { task, attempt, bulletMarks, earlierParts },
  };
}

/** Reads an uncertainty `= ±0.2` as 0.2; in `2.78 ± 0.2` the sign stays. */
function removeToleranceSign(response: string): string {
  return response.replace(/(^|=)[^\S\n]*(?:±|\+\s?\/?\s?[-−]|\\pm)[^\S\n]*(?=\d)/gmu, '$1 ');
}

/** Writes the constant of integration with the letter of the scheme. In physics, c and C are quantities. */
function useConstantOfScheme(response: string, { scheme }: Task): string {
  if (scheme.policies.units !== 'none') return response;
  const evidence = scheme.bullets.flatMap(listEvidence);
  return readConstant(
    response,
    evidence.flatMap((each) => (each.kind === 'expression' ? each.tex : [])),
  );
}

/** Returns whether one of the repeated attempts is complete, so it does not need the other one. */
function areAlternatives(attempts: readonly MarkedAttempt[], { scheme }: Task): boolean {
  return attempts.some(({ marks }) => marks >= totalMarks(scheme) - marksByPerson(scheme));
}

/** The accepted wordings of a scheme, in lower case. */
function listAnswerWords({ scheme }: Task): ReadonlySet<string> {
  const evidence = scheme.bullets.flatMap(listEvidence);
  return new Set(
    evidence.flatMap((each) =>
      each.kind === 'wording' ? each.anyOf.map((words) => words.toLowerCase()) : [],
    ),
  );
}

/**
 * The letters that a formula of the scheme squares, such as c in mc². Letters that also have the subscript 2
 * are left out.
 */
function listSquares({ scheme, symbols }: Task): ReadonlySet<string> {
  const formulas = scheme.bullets.flatMap(listEvidence);
  const letters = formulas.flatMap((evidence) =>
    evidence.kind === 'expression'
      ? [...evidence.tex.matchAll(/(?<!\\[A-Za-z]*)([A-Za-z])\s*\^\s*\{?2(?!\d)/gu)]
      : [],
  );
  return new Set(letters.map(([, letter = '']) => letter).filter((letter) => !symbols.has(`${letter}_2`)));
}

/** The exponents of each letter in the scheme and the question. In the sciences a letter before a digit may be a unit. */
function listPowers({ scheme, symbols, question }: Task): Map<string, Set<number>> {
  const powers = new Map<string, Set<number>>();
  if (scheme.policies.units !== 'none') return powers;
  const formulas = scheme.bullets
    .flatMap(listEvidence)
    .flatMap((evidence) => (evidence.kind === 'expression' ? [evidence.tex] : []));
  for (const text of [question.stem, ...formulas])
    for (const [, letter = '', digits] of text.matchAll(
      /(?<!\\[A-Za-z]*)([A-Za-z])\s*\^\s*\{?(\d{1,2})(?![\d.])/gu,
    ))
      powers.set(letter, (powers.get(letter) ?? new Set()).add(Number(digits)));
  return new Map(
    [...powers].filter(([letter]) => ![...symbols].some((symbol) => symbol.startsWith(`${letter}_`))),
  );
}

/** The letters of an answer such as `a = 2, b = 6`, in order; empty if a letter is missing or has two values. */
function listAnswerNames({ answer, cache }: Task): string[] {
  const names = answer ? splitItems(answer).flatMap((tex) => readExpected(tex, cache).name ?? []) : [];
  const isDistinct = new Set(names).size === names.length;
  return isDistinct && answer && names.length === splitItems(answer).length ? names : [];
}

/** Returns the marking of a response without an attempt. */
function markBlank({ scheme }: Task): Marking {
  const awards = scheme.bullets.map(({ n, marks }) => ({
    n,
    awarded: 0,
    available: marks,
    via: null,
    matchedLine: null,
    rule: 'No answer this time.',
  }));
  return {
    result: 'wrong',
    marksAwarded: 0,
    marksAvailable: totalMarks(scheme),
    marksByPerson: marksByPerson(scheme),
    awards,
    gapTags: [NO_ATTEMPT],
    lines: [],
    finalAnswer: null,
    mistakes: [],
    undecided: [],
  };
}

/** Builds the result of the attempt that counts. */
function toMarking(task: Task, marked: MarkedAttempt, rule: string | undefined): Marking {
  const { scheme, cache } = task;
  const { bulletMarks, attempt, marks } = marked;
  const available = totalMarks(scheme);
  // A later step can imply a bullet that otherwise only a person marks.
  const forPerson = bulletMarks.filter(({ award, bullet }) => !award && bullet.evidence.kind === 'person');
  const byPerson = totalMarks({ bullets: forPerson.map(({ bullet }) => bullet) });
  const isCorrect = marks > 0 && marks >= available - byPerson;
  const undecided = bulletMarks.filter(({ award, isUndecided }) => !award && isUndecided);
  const lastResult = attempt.statements.findLast(
    ({ isResult, text }) => isResult && cache.classify(text) !== 'words',
  )?.text;
  return {
    result: isCorrect ? 'correct' : 'wrong',
    marksAwarded: marks,
    marksAvailable: available,
    marksByPerson: byPerson + totalMarks({ bullets: undecided.map(({ bullet }) => bullet) }),
    awards: bulletMarks.map((bulletMark) => toAward(bulletMark, rule)),
    gapTags: isCorrect ? [] : findGapTags(task, marked),
    lines: attempt.lines.map((line) => toLine(line, task)),
    finalAnswer: lastResult === undefined ? null : (cache.print(lastResult) ?? lastResult),
    mistakes: marked.mistakes.flatMap(({ explanation }) => explanation ?? []),
    undecided: undecided.map(({ bullet }) => bullet.n),
  };
}

function toAward({ bullet, award, refusal }: BulletMark, attemptRule: string | undefined): BulletAward {
  const rule = award?.rule ?? refusal ?? "We couldn't find this step.";
  return {
    n: bullet.n,
    awarded: award ? bullet.marks : 0,
    available: bullet.marks,
    via: award?.via ?? null,
    matchedLine: award?.line ?? null,
    rule: attemptRule === undefined ? rule : `${rule} ${attemptRule}`,
  };
}

/** Describes how a line was read. */
function toLine({ text, isCrossedOut, statements }: ParsedLine, { cache }: Task): MarkedLine {
  const maths = statements.find((statement) => cache.classify(statement.text) !== 'words');
  const reading = isCrossedOut ? 'crossed-out' : text.trim() === '' ? 'blank' : maths ? 'maths' : 'words';
  return { text: text.slice(0, 500), reading, asRead: maths ? (cache.print(maths.text) ?? null) : null };
}
