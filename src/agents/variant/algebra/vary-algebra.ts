import { hasErrors } from '../../../domain/finding.ts';
import { printPartsText } from '../../../domain/part-text.ts';
import type { Question } from '../../../domain/question.ts';
import type { Option, SolutionStep } from '../../../domain/question-content.ts';
import { listSections, mapSections, type QuestionSection } from '../../../domain/question-sections.ts';
import { createRandom, type Random } from '../../../item-models/random.ts';
import { typedText } from '../../../latex/visible-text.ts';
import { checkVariantQuestion } from '../../authoring/check-authored.ts';
import { findFormulas } from '../../numbers/notation/find-formulas.ts';
import { findNumbers } from '../../numbers/number-literal.ts';
import type { NumbersOutcome, VaryNumbersOptions } from '../numerical/vary-numbers.ts';
import type { AlgebraTask, SolvedTask, TaskText } from './algebra-task.ts';
import {
  solveDerivative,
  solveIntegral,
  solveNature,
  solveSlope,
  solveStationaryPoints,
} from './calculus-tasks.ts';
import {
  solveEquation,
  solveExpansion,
  solveInequality,
  solveRemainder,
  solveSimultaneous,
} from './equation-tasks.ts';
import { solveFunctionValue } from './evaluation-tasks.ts';

/** The tasks in the order in which they are tried. */
const TASKS: readonly AlgebraTask[] = [
  solveRemainder,
  solveIntegral,
  solveSimultaneous,
  solveNature,
  solveStationaryPoints,
  solveSlope,
  solveDerivative,
  solveInequality,
  solveEquation,
  solveExpansion,
  solveFunctionValue,
];

const MAX_DRAWS = 800;
const MAX_CHECKED = 12;
/** Words of a task that needs more than the answer. */
const OTHER_TASKS = /\b(?:sketch|show that|prove|explain|justify|verify|draw|tangent to the curve|normal)\b/i;

/**
 * Makes a variant of a task of algebra or calculus with whole numbers: chooses other coefficients at random, solves the task and
 * writes its solution. Undefined if no task fits the question, or if our answer to the original question differs from the author's.
 */
export function varyAlgebra(
  question: Question,
  { seed, earlier = [] }: VaryNumbersOptions,
): NumbersOutcome | undefined {
  const hasInnerParts = question.parts?.some(({ parts }) => parts !== undefined) === true;
  if (question.questions !== undefined || hasInnerParts) return undefined;
  const tasks = chooseTasks(question);
  if (tasks === undefined) return undefined;
  const random = createRandom(`${question.stem}:${seed}`);
  const usedTexts = new Set([question, ...earlier].map(printPartsText));
  let checkedCount = 0;
  for (let draw = 0; draw < MAX_DRAWS && checkedCount < MAX_CHECKED; draw++) {
    const variant = solveSections(drawTexts(question, random), question, tasks);
    if (variant === undefined || usedTexts.has(printPartsText(variant))) continue;
    if (!hasNewAnswers(variant, question, tasks)) continue;
    checkedCount++;
    const checked = checkVariantQuestion(question, variant, 'numerical');
    if (!hasErrors(checked.findings)) return checked;
  }
  return undefined;
}

/** Returns the text that states the task of a section. */
function getText(section: QuestionSection): string {
  return 'stem' in section ? section.stem : section.text;
}

/** Lists the sections that have an answer: the parts, or the question itself. */
function listTaskSections(question: Question): QuestionSection[] {
  const sections = listSections(question);
  const parts = sections.filter((section) => !('stem' in section));
  return parts.length > 0 ? parts : sections;
}

function createTaskText(stem: string, task: string): TaskText {
  const text = stem === task ? stem : `${stem}\n${task}`;
  const formulas = findFormulas(text).map(({ start, end }) => text.slice(start, end));
  return { stem, task, formulas };
}

/** Finds the task of each section whose answer is the author's; undefined if one section has none. */
function chooseTasks(question: Question): readonly AlgebraTask[] | undefined {
  const chosen = listTaskSections(question).map((section) => {
    const text = createTaskText(question.stem, getText(section));
    if (OTHER_TASKS.test(text.task)) return undefined;
    return TASKS.find((task) => {
      const solved = task(text);
      return solved !== undefined && isAuthorsAnswer(solved, section);
    });
  });
  return chosen.length > 0 && chosen.every((task) => task !== undefined) ? chosen : undefined;
}

/** Whether the correct option, or the solution, contains all numbers of the answer. */
function isAuthorsAnswer({ values }: SolvedTask, { options, solution }: QuestionSection): boolean {
  const key = options.find(({ correct }) => correct);
  const text =
    options.length > 0
      ? (key?.text ?? '')
      : solution.map((step) => (step.kind === 'prose' ? step.tex : step.lines.join(' '))).join(' ');
  const numbers = new Set(findNumbers(text).map(({ value }) => value));
  return values.length > 0 && values.every((value) => numbers.has(value) || value === 1 || value === 0);
}

/** The largest new coefficient, as a multiple of the old one. */
const MAX_GROWTH = 2;

/** Draws other numbers in the formulas of the stem and of the parts; exponents, indices and signs stay. */
function drawTexts(question: Question, random: Random): Question {
  const drawn = new Map<string, string>();
  const change = (text: string): string => {
    const formulas = findFormulas(text);
    let result = '';
    let position = 0;
    for (const literal of findNumbers(text)) {
      const isInFormula = formulas.some(({ start, end }) => start <= literal.start && literal.end <= end);
      if (
        !isInFormula ||
        literal.isExponent ||
        literal.exponent !== undefined ||
        !/^\d+$/.test(literal.text) ||
        literal.value === 0
      )
        continue;
      if (
        /=\s*$/.test(text.slice(0, literal.start)) &&
        /'\s*\(\s*[a-z]\s*\)\s*=\s*$/.test(text.slice(0, literal.start))
      )
        continue;
      const limit = Math.max(9, MAX_GROWTH * literal.value);
      const value = random.chance(0.3)
        ? literal.text
        : String(random.int(literal.value === 1 ? 1 : 2, limit));
      result += text.slice(position, literal.start) + value;
      position = literal.end;
    }
    return result + text.slice(position);
  };
  const changeOnce = (text: string): string => {
    const known = drawn.get(text) ?? change(text);
    drawn.set(text, known);
    return known;
  };
  return mapSections(question, (section) =>
    'stem' in section
      ? { ...section, stem: changeOnce(section.stem) }
      : { ...section, text: changeOnce(section.text) },
  );
}

/** Solves all sections with new numbers; undefined if one of them has no suitable answer. */
function solveSections(
  drawn: Question,
  original: Question,
  tasks: readonly AlgebraTask[],
): Question | undefined {
  const solveOne = <T extends QuestionSection>(
    section: T,
    before: QuestionSection,
    index: number,
  ): T | undefined => {
    const newSolved = tasks[index]?.(createTaskText(drawn.stem, getText(section)));
    const oldSolved = tasks[index]?.(createTaskText(original.stem, getText(before)));
    const options =
      newSolved && oldSolved && isSimilar(newSolved, oldSolved)
        ? moveOptions(section.options, newSolved, oldSolved)
        : undefined;
    if (newSolved === undefined || options === undefined) return undefined;
    const { answer: _answer, key: _key, ...rest } = section;
    const solution = newSolved.steps.map((tex): SolutionStep => ({ kind: 'prose', tex }));
    return { ...section, ...rest, answer: getAnswer(section, newSolved), key: undefined, options, solution };
  };
  if (drawn.parts === undefined) {
    const solved = solveOne(drawn, original, 0);
    return solved && { ...solved, alternateSolutions: [], ideas: [] };
  }
  const parts = drawn.parts.map((part, index) => solveOne(part, original.parts?.[index] ?? part, index));
  return parts.every((part) => part !== undefined)
    ? { ...drawn, parts, alternateSolutions: [], ideas: [] }
    : undefined;
}

/** Returns the new answer: the correct option stays, a number or formula is the new one. */
function getAnswer(
  { options, answer }: QuestionSection,
  { answer: tex }: SolvedTask,
): QuestionSection['answer'] {
  if (options.length > 0) return answer;
  if (answer?.kind === 'integer') return { kind: 'integer', value: Number(tex) };
  return { kind: 'value', tex, text: typedText(tex) };
}

/** Whether every section has another solution than before. */
function hasNewAnswers(variant: Question, question: Question, tasks: readonly AlgebraTask[]): boolean {
  const [newAnswers, oldAnswers] = [variant, question].map((each) =>
    listTaskSections(each).map(
      (section, index) => tasks[index]?.(createTaskText(each.stem, getText(section)))?.answer,
    ),
  );
  return newAnswers?.every((answer, index) => answer !== oldAnswers?.[index]) === true;
}

/** The largest new answer, as a multiple of the old one. */
const MAX_ANSWER_GROWTH = 4;

/** Whether the new answer has the form and about the size of the old one. `x > 4` must not become `x < -8`. */
function isSimilar(newSolved: SolvedTask, oldSolved: SolvedTask): boolean {
  const getForm = ({ answer }: SolvedTask): string => answer.replace(/\d+(?:\.\d+)?/g, '#');
  const largest = Math.max(...oldSolved.values, 5);
  const staysWhole = !oldSolved.values.every(Number.isInteger) || newSolved.values.every(Number.isInteger);
  const isSmall = newSolved.values.every((value) => value <= MAX_ANSWER_GROWTH * largest);
  return staysWhole && isSmall && getForm(newSolved) === getForm(oldSolved);
}

/** Moves numeric options by as much as the answer changes; undefined if an option is not a whole number or changes its sign. */
function moveOptions(
  options: readonly Option[],
  newSolved: SolvedTask,
  oldSolved: SolvedTask,
): Option[] | undefined {
  if (options.length === 0) return [];
  const [value, before] = [Number(newSolved.answer), Number(oldSolved.answer)];
  const difference = value - before;
  const moved = options.map((option) => {
    const [, lead = '', digits, tail = ''] = /^(\s*\$?\s*)(-?\d+)(\s*\$?\s*)$/.exec(option.text) ?? [];
    const number =
      digits === undefined
        ? Number.NaN
        : Number(digits) + (option.correct ? value - Number(digits) : difference);
    const keepsSign = Math.sign(number) === Math.sign(Number(digits)) || option.correct;
    return Number.isInteger(number) && keepsSign ? { ...option, text: `${lead}${number}${tail}` } : undefined;
  });
  return moved.every((option) => option !== undefined) ? moved : undefined;
}
