import type { LearnerResponse } from '../../domain/learner-response.ts';
import type { Bullet, Evidence } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { computeValue } from '../../marking/evidence/compute-value.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { agree } from '../../maths/agree/agree.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { itemModels } from '../catalogue.ts';
import { draftItem, generateItem } from '../generate-item.ts';
import type { ItemModel } from '../item-model.ts';
import { createRandom } from '../random.ts';

/** What a property found for one item: violations, and marks that a line of the text earned with good reason. */
type PropertyResult = { readonly failures: readonly string[]; readonly rightlyAwarded: readonly string[] };

/** A property of marking over all items. */
export type MarkingProperty = {
  readonly title: string;
  /** False if marking violates the property for some models. The proof then lists these models. */
  readonly holds: boolean;
  readonly check: (model: ItemModel, seed: number) => PropertyResult;
};

const NOTHING: PropertyResult = { failures: [], rightlyAwarded: [] };

const WORDS =
  'curtain marmalade thursday umbrella whistle carpet gossip trumpet lantern biscuit kettle pyjamas sofa mitten'.split(
    ' ',
  );

/** Kinds of text without any work on the question. */
type Gibberish = 'words' | 'line numbers' | 'numbers' | 'stem' | 'another solution' | 'givens';

function writeGibberish(kind: Gibberish, question: Question, model: ItemModel, seed: number): string {
  const random = createRandom(`gibberish:${model.id}:${seed}`);
  const numbers = Array.from({ length: 4 }, () => `${random.int(70_001, 99_999)}.${random.int(11, 99)}`);
  const givens = printPartsText(question).match(/\d+(?:\.\d+)?/g) ?? [];
  const texts: Readonly<Record<Gibberish, () => string>> = {
    words: () => random.sample(WORDS, 8).join(' '),
    'line numbers': () => 'line 1\nline 2\nline 3\nline 4',
    numbers: () => numbers.join('\n'),
    stem: () => printPartsText(question).replace(/\n+/g, ' '),
    'another solution': () => writeOtherSolution(model, seed),
    givens: () => [...new Set(givens)].join('\n'),
  };
  return texts[kind]();
}

/** Writes the solution of a model of another subject. */
function writeOtherSolution(model: ItemModel, seed: number): string {
  const others = itemModels.filter(({ subject }) => subject !== model.subject);
  const other = others[(itemModels.indexOf(model) * 31 + seed) % others.length] ?? model;
  const question = generateItem(other, seed);
  return toPartQuestions(question)
    .map(({ question: part }) => writeSchemeLines(part))
    .join('\n');
}

function checkGibberish(kind: Gibberish, model: ItemModel, seed: number): PropertyResult {
  const question = generateItem(model, seed);
  const text = writeGibberish(kind, question, model, seed);
  const response = writeForEachPart(question, () => text);
  const bullets = toPartQuestions(question).flatMap(
    ({ question: part }) => part.markingScheme?.bullets ?? [],
  );
  const earned = markQuestion(question, response, { requireWorking: true }).awards.filter(
    ({ awarded }) => awarded > 0,
  );
  // If a line is accepted rightly, the bullets that it implies are right too.
  const isRightlyAwarded = earned.some(
    ({ n, via, matchedLine }) => via === 'exact' && isRight(bullets[n - 1], matchedLine ?? ''),
  );
  const report = earned.map(
    ({ n, via, matchedLine }) =>
      `${model.id}, seed ${seed}: •${n} ${via} “${(matchedLine ?? '').slice(0, MAX_QUOTE)}”`,
  );
  return isRightlyAwarded || question.options.length > 0
    ? { failures: [], rightlyAwarded: report }
    : { failures: report, rightlyAwarded: [] };
}

const MAX_QUOTE = 60;

/** Whether a line contains what a bullet asks for. */
function isRight(bullet: Bullet | undefined, line: string): boolean {
  if (bullet === undefined) return false;
  return [bullet.evidence, ...(bullet.alternatives ?? [])].some((evidence) => isShown(evidence, line));
}

function isShown(evidence: Evidence, line: string): boolean {
  if (evidence.kind === 'expression') {
    const formulas = [
      line,
      ...[...line.matchAll(/\$([^$]+)\$/g)].map(([, tex = '']) => tex),
      ...line.split(/[,;]/),
    ];
    return formulas.some((tex) => agree(evidence.tex, tex).verdict === 'correct');
  }
  const text = line.toLowerCase();
  if (evidence.kind === 'wording')
    return evidence.anyOf.some((wording) => text.includes(wording.toLowerCase()));
  if (evidence.kind === 'points')
    return evidence.points.flat().some((wording) => text.includes(wording.toLowerCase()));
  return false;
}

function writeForEachPart(question: Question, write: (part: PlainQuestion) => string): LearnerResponse {
  const texts = toPartQuestions(question).map(({ path, question: part }) => [path, write(part)] as const);
  return question.parts === undefined ? (texts[0]?.[1] ?? '') : Object.fromEntries(texts);
}

/** Writes the lines of the scheme that earn its marks. */
function writeSchemeLines({ markingScheme, answer }: PlainQuestion): string {
  if (answer?.kind === 'choice') return answer.correct.join(' ');
  return (markingScheme?.bullets ?? []).map(({ evidence }) => writeEvidence(evidence)).join('\n');
}

function writeEvidence(evidence: Evidence): string {
  if (evidence.kind === 'expression') return evidence.tex;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  if (evidence.kind === 'points')
    return evidence.points.map(([first = '']) => first).join(evidence.inOneSentence === true ? ' ' : '\n');
  return '';
}

const mapLines = (text: string, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : change(line)))
    .join('\n');

/** Puts lines with formulas between dollar signs; other lines are unchanged. */
const typeset = (text: string): string =>
  mapLines(text, (line) => (/[\\^_=\d]/.test(line) && !line.includes('$') ? `$${line}$` : line));

/** Ways to write the same working. */
const LAYOUTS: Readonly<Record<string, (text: string) => string>> = {
  'therefore before each line': (text) => mapLines(text, (line) => `therefore ${line}`),
  'an arrow before each line': (text) => mapLines(text, (line) => `→ ${line}`),
  'dollar signs around formulas': typeset,
  'a full stop after each line': (text) => mapLines(typeset(text), (line) => `${line}.`),
  'ans: before the last line': (text) => text.replace(/[^\n]*$/, (line) => `ans: ${line}`),
  'a raised decimal point': (text) => text.replace(/(\d)\.(\d)/g, '$1·$2'),
  'all in one line with so': (text) => typeset(text).replaceAll('\n', ' so '),
  'all in one line with semicolons': (text) => typeset(text).replaceAll('\n', '; '),
  'blank lines and spaces': (text) => mapLines(text, (line) => `   ${line}  `).replaceAll('\n', '\r\n\r\n'),
};

function checkLayout(change: (text: string) => string, model: ItemModel, seed: number): PropertyResult {
  const question = generateItem(model, seed);
  const mark = (write: (part: PlainQuestion) => string) =>
    markQuestion(question, writeForEachPart(question, write), { requireWorking: true }).marksAwarded;
  const usualMarks = mark(writeSchemeLines);
  const marks = mark((part) =>
    part.options.length > 0 ? writeSchemeLines(part) : change(writeSchemeLines(part)),
  );
  return marks === usualMarks
    ? NOTHING
    : { ...NOTHING, failures: [`${model.id}, seed ${seed}: ${marks} instead of ${usualMarks} marks`] };
}

/** A question that states how its answer is rounded. */
const STATED_ACCURACY =
  /decimal place|significant figure|nearest|whole number|exact|scientific notation|\\pounds|simplest/iu;

/**
 * Checks that the unrounded value earns the marks of the printed answer if it has three to seven figures. In physics, it may have
 * at most two figures more than the printed answer.
 */
function checkFigures(model: ItemModel, seed: number): PropertyResult {
  const draft = draftItem(model, seed);
  const question = generateItem(model, seed);
  const { answer } = question;
  if (question.parts !== undefined || answer?.kind !== 'value' || draft.recomputedFrom === undefined)
    return NOTHING;
  const printed = /^(?:[a-zA-Z] = )?(\d+\.\d+)((?:\\,\\mathrm\{.*\}|\\%)?)$/.exec(answer.tex);
  if (printed === null || STATED_ACCURACY.test(question.stem)) return NOTHING;
  const [, number = '', unit = ''] = printed;
  const exact = findExact(draft.recomputedFrom, Number(number));
  if (exact === undefined) return NOTHING;
  const usualMarks = markQuestion(question, answer.tex).marksAwarded;
  const printedFigures = number.replace(/^0?\.0*|\./, '').length;
  const maxFigures = model.subject === 'Physics' ? printedFigures + 2 : 7;
  const failures = [3, 4, 5, 6, 7]
    .filter((figures) => figures >= printedFigures && figures <= maxFigures)
    .flatMap((figures) => {
      const text = `${Number(exact.toPrecision(figures))}${unit}`;
      const { marksAwarded } = markQuestion(question, text);
      return marksAwarded >= usualMarks
        ? []
        : [`${model.id}, seed ${seed}: ${text} earns ${marksAwarded}, ${answer.tex} ${usualMarks}`];
    });
  return { ...NOTHING, failures };
}

/** Computes the unrounded value of a calculation; undefined if it is not close to the printed one. */
function findExact(calculation: string, printed: number): number | undefined {
  const reading = readMath(calculation, { units: 'auto' });
  const value = reading.ok ? computeValue(reading.node) : undefined;
  return value !== undefined && Math.abs(value - printed) <= 0.02 * Math.abs(printed) ? value : undefined;
}

/** Checks that the lines of the scheme earn all marks that the program decides. */
function checkSolution(model: ItemModel, seed: number): PropertyResult {
  const question = generateItem(model, seed);
  const { marksAwarded } = markQuestion(question, writeForEachPart(question, writeSchemeLines), {
    requireWorking: true,
  });
  const decided = toPartQuestions(question).flatMap(({ question: part }) =>
    (part.markingScheme?.bullets ?? []).filter(({ evidence }) => evidence.kind !== 'person'),
  );
  const fullMarks = decided.reduce((sum, { marks }) => sum + marks, 0);
  return marksAwarded === fullMarks
    ? NOTHING
    : { ...NOTHING, failures: [`${model.id}, seed ${seed}: ${marksAwarded} of ${fullMarks} marks`] };
}

/** Checks that the wrong answer of a listed mistake, alone, earns at most the marks that the scheme states for it. */
function checkMistakes(model: ItemModel, seed: number): PropertyResult {
  const question = generateItem(model, seed);
  const failures = toPartQuestions(question).flatMap(({ path, question: part }) => {
    const { bullets = [], misconceptions = [] } = part.markingScheme ?? {};
    return misconceptions.flatMap(({ answer, earns }) => {
      if (earns === undefined || part.options.length > 0) return [];
      const response = writeForEachPart(question, (each) => (each.stem === part.stem ? answer : ''));
      const earned = markQuestion(question, response, { requireWorking: true }).marksAwarded;
      const stated = bullets.filter(({ n }) => earns.includes(n)).reduce((sum, { marks }) => sum + marks, 0);
      return earned <= stated
        ? []
        : [`${model.id}${path}, seed ${seed}: ${answer} earns ${earned}, stated ${stated}`];
    });
  });
  return { ...NOTHING, failures };
}

/** The layouts that change the marks of no model. */
const HARMLESS_LAYOUTS: readonly string[] = [
  'dollar signs around formulas',
  'ans: before the last line',
  'blank lines and spaces',
];
const GIBBERISH_THAT_EARNS_NOTHING: readonly Gibberish[] = ['words', 'line numbers'];
const OTHER_GIBBERISH: readonly Gibberish[] = ['numbers', 'stem', 'another solution', 'givens'];

export const markingProperties: readonly MarkingProperty[] = [
  ...[...GIBBERISH_THAT_EARNS_NOTHING, ...OTHER_GIBBERISH].map((kind) => ({
    title: `earns nothing: ${kind}`,
    holds: GIBBERISH_THAT_EARNS_NOTHING.includes(kind),
    check: (model: ItemModel, seed: number) => checkGibberish(kind, model, seed),
  })),
  ...Object.entries(LAYOUTS).map(([name, change]) => ({
    title: `keeps the marks: ${name}`,
    holds: HARMLESS_LAYOUTS.includes(name),
    check: (model: ItemModel, seed: number) => checkLayout(change, model, seed),
  })),
  { title: 'earns all marks: the lines of the scheme', holds: false, check: checkSolution },
  { title: 'earns at most the stated marks: a listed mistake', holds: false, check: checkMistakes },
  { title: 'keeps the marks: more figures than the printed answer', holds: false, check: checkFigures },
];
