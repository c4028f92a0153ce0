import {
  type ErrorInjector,
  pick,
  type SeededRandom,
} from '../../../src/verification/planted-errors/edit-text.ts';
import {
  type Equality,
  type Evaluation,
  evaluateEquality,
  findEqualities,
  holds,
  isFarOff,
} from './find-equalities.ts';
import { findSolutions, hideLayout, isRejected } from './find-solutions.ts';
import { haveSameDimension, NO_DIMENSION } from './read-unit.ts';
import { slipNumber } from './slip-number.ts';
import { listWrongUnits } from './slip-unit.ts';
import type { Token } from './token-patterns.ts';

/** Plants up to `limit` errors at different places, each in its own copy of the text. */
export type ErrorsInjector = (text: string, random: SeededRandom, limit: number) => string[];

/** Changes one number of a step with numbers on both sides, so that the step is wrong by at least 15%. */
export const injectWrongNumber: ErrorInjector = (text, random) => injectWrongNumbers(text, random, 1)[0];

/** Writes a wrong unit after one number that a calculation with units gives. */
export const injectWrongUnit: ErrorInjector = (text, random) => injectWrongUnits(text, random, 1)[0];

export const injectWrongNumbers: ErrorsInjector = (text, random, limit) =>
  injectAtPlaces({ text, random, limit, change: changeNumber });

export const injectWrongUnits: ErrorsInjector = (text, random, limit) =>
  injectAtPlaces({ text, random, limit, change: changeUnit });

/** A replacement of a part of the text. */
type Edit = { readonly start: number; readonly end: number; readonly replacement: string };
type Place = {
  /** The text without what its reader does not see. */
  readonly visible: string;
  readonly equality: Equality;
  readonly evaluations: readonly Evaluation[];
};
type Change = (place: Place, random: SeededRandom) => Edit | undefined;

const TRIES_PER_PLACE = 40;
/** The share of faults in a number that the step starts from. */
const OPERAND_SHARE = 0.3;

function injectAtPlaces(request: {
  readonly text: string;
  readonly random: SeededRandom;
  readonly limit: number;
  readonly change: Change;
}): string[] {
  const { text, random, limit, change } = request;
  const places = listPlaces(text);
  const changed: string[] = [];
  while (places.length > 0 && changed.length < limit) {
    const [place] = places.splice(random.below(places.length), 1);
    const edit = place && findEdit(place, change, random);
    if (edit !== undefined) changed.push(applyEdit(text, edit));
  }
  return changed;
}

/** Lists the steps of the solutions that are right as they are written. */
function listPlaces(text: string): Place[] {
  return findSolutions(text).flatMap(({ start, end }) => {
    const visible = ' '.repeat(start) + hideLayout(text.slice(start, end));
    return findEqualities(visible).flatMap((equality) => {
      if (isRejected(visible, equality.at)) return [];
      const evaluations = evaluateEquality(equality);
      return evaluations.some((evaluation) => holds(equality, evaluation))
        ? [{ visible, equality, evaluations }]
        : [];
    });
  });
}

function findEdit(place: Place, change: Change, random: SeededRandom): Edit | undefined {
  for (let tries = 0; tries < TRIES_PER_PLACE; tries++) {
    const edit = change(place, random);
    if (edit !== undefined) return edit;
  }
  return undefined;
}

const applyEdit = (text: string, { start, end, replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Finds the step of a place again after an edit. */
function findChanged({ visible, equality }: Place, edit: Edit): Equality | undefined {
  const start = equality.left[0]?.start;
  const shift = edit.replacement.length - (edit.end - edit.start);
  const length = (equality.right.at(-1)?.end ?? 0) + shift;
  return findEqualities(applyEdit(visible, edit)).find(
    ({ left, right }) => left[0]?.start === start && right.at(-1)?.end === length,
  );
}

function changeNumber(place: Place, random: SeededRandom): Edit | undefined {
  const { equality, evaluations } = place;
  const isOperand = random.below(100) < 100 * OPERAND_SHARE;
  const edit =
    !isOperand && random.below(8) === 0
      ? changeSign(place)
      : slipToken(place, isOperand ? listOperands(equality) : listResults(equality), random);
  const changed = edit && findChanged(place, edit);
  if (changed === undefined) return undefined;
  const isExact = evaluations.some(
    ({ left, right }) => Math.abs(left.factor - right.factor) <= 1e-9 * Math.abs(left.factor),
  );
  const changedEvaluations = evaluateEquality(changed);
  const isWrong =
    changedEvaluations.length > 0 &&
    changedEvaluations.every((evaluation) => isFarOff(changed, evaluation, isExact));
  return isWrong ? edit : undefined;
}

function slipToken({ visible }: Place, tokens: readonly Token[], random: SeededRandom): Edit | undefined {
  const token = pick(tokens, random);
  const replacement = token && slipNumber(token.text, random);
  if (
    token === undefined ||
    replacement === undefined ||
    visible.slice(token.start, token.end) !== token.text
  )
    return undefined;
  return { start: token.start, end: token.end, replacement };
}

/** Lists the numbers of a result, without the base of a power of ten and the exponents of the unit. */
function listResults({ right, unit }: Equality): Token[] {
  return right.filter(
    (token, index) => token.kind === 'number' && !unit.includes(token) && !isBaseOfPower(right, index),
  );
}

/** Lists the numbers that a step starts from, without exponents and indices. */
function listOperands({ left }: Equality): Token[] {
  return left.filter(
    (token, index) => token.kind === 'number' && !isBaseOfPower(left, index) && !isRaised(left, index),
  );
}

function isBaseOfPower(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const follower = next?.kind === 'close' ? tokens[index + 2] : next;
  return tokens[index]?.text === '10' && follower?.kind === 'power';
}

/** Whether a number stands in an exponent or an index. */
function isRaised(tokens: readonly Token[], index: number): boolean {
  let before = index - 1;
  while (tokens[before] !== undefined && /^[-−+{(]$/.test(tokens[before]?.text ?? '')) before--;
  return tokens[before]?.kind === 'power' || tokens[before]?.kind === 'subscript';
}

/** Writes or removes a minus sign before a result; undefined if the step has a root, whose sign is a choice. */
function changeSign({ visible, equality: { left, right } }: Place): Edit | undefined {
  const [first] = right;
  if (first === undefined || left.some(({ kind, text }) => kind === 'root' || text === 'sqrt'))
    return undefined;
  if (/^[-−]$/.test(first.text)) return { start: first.start, end: first.end, replacement: '' };
  if (first.kind !== 'number' && first.kind !== 'fraction') return undefined;
  if (visible[first.start - 1] === '$' || visible.slice(first.start - 2, first.start) === '\\$')
    return undefined;
  return { start: first.start, end: first.start, replacement: '-' };
}

/** Whether both sides have the same unit and value. */
const agrees = (equality: Equality, evaluation: Evaluation): boolean =>
  evaluation.reading.units &&
  evaluation.left.consistent &&
  haveSameDimension(evaluation.left.dimension, evaluation.right.dimension) &&
  holds(equality, evaluation);

function changeUnit(place: Place, random: SeededRandom): Edit | undefined {
  const { visible, equality, evaluations } = place;
  const [first, last] = [equality.unit[0], equality.unit.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isCertain = evaluations.some(
    (evaluation) =>
      agrees(equality, evaluation) && !haveSameDimension(evaluation.left.dimension, NO_DIMENSION),
  );
  const replacement = isCertain
    ? pick(listWrongUnits(visible.slice(first.start, last.end)), random)
    : undefined;
  if (replacement === undefined) return undefined;
  const edit = { start: first.start, end: last.end, replacement };
  const changed = findChanged(place, edit);
  if (changed === undefined || !changed.unit.some(({ unit }) => unit !== undefined)) return undefined;
  return evaluateEquality(changed).some((evaluation) => agrees(changed, evaluation)) ? undefined : edit;
}
