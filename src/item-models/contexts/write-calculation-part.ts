import { type BulletDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { numTex, schemeAnswerTex, sixFigureTex } from '../physics/measure.ts';
import { plainTex, roundFigures } from '../write/number.ts';
import type { CalculatePart, CalculationStep } from './context.ts';
import { addUnit, countFigures, defaultFigures, formatNumber, isMathematics } from './print-values.ts';
import { evaluateTex, insertValues, listReferences, replaceReferences } from './references.ts';
import type { PartContent, PartSource } from './written-part.ts';

/** The maximum relative rounding error of a printed earlier answer that this part uses. */
const MAX_CARRIED_ERROR = 0.002;
/** A wrong value must differ from the answer and from every other wrong value by this fraction. */
const MIN_RELATIVE_DISTANCE = 0.03;

/** Prints the answer of a part as a rounded number without its unit. */
function printAnswer({ value, significantFigures }: CalculatePart, subject: string): string {
  return formatNumber(value, significantFigures ?? defaultFigures(subject), subject);
}

function getCalculation(name: string, { parts }: PartSource): CalculatePart {
  const part = parts[name];
  if (part === undefined || !('calculate' in part)) throw new RangeError(`part ${name} has no value to use`);
  return part;
}

/** Writes a calculation: marks for relationship, steps, substitution and answer. Undefined if rounding would change the answer. */
export function writeCalculationPart(part: CalculatePart, source: PartSource): PartContent | undefined {
  if (hasDoubtfulRounding(part, source)) return undefined;
  const { subject, bulletCount } = source;
  const bullets = writeBullets(part, source);
  if (part.showThat === true) return { bullets, policies: { showThat: true } };
  const answer = bullets.at(-1)?.evidence;
  return {
    bullets,
    answerBullet: bulletCount + bullets.length,
    answer: answer?.kind === 'expression' ? answer.tex : '',
    recomputedFrom: writeWhole(part, source),
    mistakes: listMistakes(part, source),
    policies: {
      significantFigures: figureRange(part, subject),
      ...(part.tolerance === undefined ? {} : { tolerance: { absolute: part.tolerance } }),
    },
  };
}

function figureRange(
  { value, significantFigures = 0 }: CalculatePart,
  subject: string,
): { min: number; max?: number } {
  const requestedFigures = significantFigures === 0 ? defaultFigures(subject) : significantFigures;
  const isExact = roundFigures(value, 1) === Number(value.toPrecision(12));
  if (subject === 'Physics') return { min: Math.max(1, requestedFigures - 1), max: requestedFigures + 2 };
  return { min: isExact ? 1 : 2 };
}

/**
 * Whether rounding could make a right answer look wrong. This is so if an earlier answer that this part uses is printed with too
 * few figures, or if the answer is close to a rounding boundary.
 */
function hasDoubtfulRounding(part: CalculatePart, source: PartSource): boolean {
  const { subject } = source;
  const carried = listReferences({ ...part, follow: '' }).map((name) => getCalculation(name, source));
  const isInexact = carried.some(
    (other) =>
      Math.abs(Number(printAnswer(other, subject).replaceAll('\\,', '')) - other.value) >
      MAX_CARRIED_ERROR * Math.abs(other.value),
  );
  const significantFigures = part.significantFigures ?? defaultFigures(subject);
  if (isMathematics(subject)) {
    const fromPrinted = evaluateTex(insertPrinted(part.calculate, part, source));
    return (
      isInexact ||
      roundFigures(fromPrinted, significantFigures) !== roundFigures(part.value, significantFigures)
    );
  }
  const error = carried.length > 0 || (part.steps ?? []).length > 0 ? MAX_CARRIED_ERROR : 1e-7;
  const roundedValues = [1 - error, 1, 1 + error].map((factor) =>
    roundFigures(part.value * factor, significantFigures),
  );
  const isShort = printAnswer({ ...part, significantFigures: 4 }, subject) === printAnswer(part, subject);
  return isInexact || (!isShort && new Set(roundedValues).size > 1);
}

function writeBullets(part: CalculatePart, source: PartSource): BulletDraft[] {
  const bullets: BulletDraft[] = [];
  const stepBullets: number[] = [];
  const next = () => source.bulletCount + bullets.length + 1;
  for (const calculationStep of part.steps ?? []) {
    const { relationship } = calculationStep;
    if (relationship !== undefined) bullets.push(writeRelationship([relationship], next()));
    bullets.push(writeStep(calculationStep, part, { source, stepBullets }));
    stepBullets.push(next() - 1);
  }
  const relationshipNumber = part.relationships === undefined ? undefined : next();
  const context = {
    source,
    stepBullets,
    requires: relationshipNumber === undefined ? [] : [relationshipNumber],
  };
  if (part.relationships !== undefined) {
    bullets.push(writeRelationship(part.relationships, next()));
    bullets.push(
      writeSubstitution(part, { ...context, impliedBy: part.showThat === true ? [] : [next() + 1] }),
    );
  }
  if (part.showThat !== true) bullets.push(writeAnswer(part, context));
  return bullets;
}

/** The earlier values that a bullet may use, and the bullets that it requires. */
type BulletContext = {
  readonly source: PartSource;
  /** For each step, the number of the bullet with its value. */
  readonly stepBullets: readonly number[];
  readonly requires?: readonly number[];
  readonly impliedBy?: readonly number[];
};

function writeRelationship([first = '', ...others]: readonly string[], n: number): BulletDraft {
  return strategy('State the relationship', first, {
    alsoAccepted: others,
    impliedBy: [n + 1],
    gaps: ['relationship'],
  });
}

function writeStep(
  calculationStep: CalculationStep,
  part: CalculatePart,
  context: BulletContext,
): BulletDraft {
  const { why, calculate, symbol, unit = '' } = calculationStep;
  const calculation = insertPrinted(calculate, part, context.source);
  const value = sixFigureTex(evaluateTex(calculation));
  return step(why, value, {
    working: `$${symbolPrefix(symbol)}${writeCalculation(calculation)}${addUnit(value, unit)}${isAngle(calculation) ? '^\\circ' : ''}$`,
    alsoAccepted: [calculation],
    followThrough: writeFollowThrough(calculate, context),
    gaps: [part.gap ?? 'calculation'],
  });
}

function writeSubstitution(part: CalculatePart, context: BulletContext): BulletDraft {
  const calculation = insertPrinted(part.calculate, part, context.source);
  const result = part.showThat === true ? ` = ${formatAnswer(part, context.source.subject)}` : '';
  return step('Substitute', calculation, {
    working: `$${symbolPrefix(part.symbol)}${calculation}${result}$`,
    requires: context.requires ?? [],
    impliedBy: context.impliedBy ?? [],
    ...(usesEarlierAnswer(part) ? { followThrough: writeFollowThrough(part.calculate, context) } : {}),
    gaps: ['substitution'],
  });
}

function writeAnswer(part: CalculatePart, context: BulletContext): BulletDraft {
  const { subject } = context.source;
  const { value, unit = '', significantFigures = defaultFigures(subject), relationships, gap } = part;
  const calculation = insertPrinted(part.calculate, part, context.source);
  const printed = formatAnswer(part, subject);
  const evidence =
    subject === 'Physics'
      ? schemeAnswerTex(value, unit, [significantFigures, significantFigures + 2])
      : printed;
  return step(
    unit === '' || subject !== 'Physics' ? 'Give the answer' : 'Give the answer with its unit',
    evidence,
    {
      working: `$${symbolPrefix(part.symbol)}${relationships === undefined ? writeCalculation(calculation) : ''}${printed}${unit === '' && isAngle(calculation) ? '^\\circ' : ''}$`,
      alsoAccepted: [
        ...(unit === '£' ? [] : [addUnit(numTex(value, countFigures(value)), unit)]),
        ...listFollowed(part, printed, context),
      ],
      requires: context.requires ?? [],
      ...(subject !== 'Physics' || usesEarlierAnswer(part)
        ? { followThrough: writeFollowThrough(part.calculate, context) }
        : {}),
      gaps: [gap ?? 'calculation'],
    },
  );
}

/** The answer computed from the learner's own expressions of earlier parts. Undefined if the question does not ask these parts. */
function listFollowed({ follow = '' }: CalculatePart, tex: string, { source }: BulletContext) {
  const names = [...follow.matchAll(/@([a-zA-Z]+)/g)].map(([, each = '']) => each);
  const isAsked =
    names.length > 0 && names.every((each) => source.asked.get(each)?.answerBullet !== undefined);
  if (!isAsked) return [];
  const toBullet = (each: string) => `b${source.asked.get(each)?.answerBullet}`;
  return [{ tex, followThrough: replaceReferences(follow, toBullet) }];
}

/** Writes the calculation before its value. A number alone is left out, as in `25 = 25\\,\\mathrm{m}`. */
const writeCalculation = (tex: string): string => (/^-?[\d.]+$/.test(tex) ? '' : `${hideConversion(tex)} = `);
/** Leaves out the conversion of an inverse sine, cosine or tangent to degrees: a calculator does it. */
const hideConversion = (tex: string): string => tex.replaceAll(TO_DEGREES, '');
const isAngle = (tex: string): boolean => tex.includes(TO_DEGREES);
const TO_DEGREES = '\\frac{180}{\\pi} \\times ';
const symbolPrefix = (symbol: string | undefined): string => (symbol === undefined ? '' : `${symbol} = `);
const usesEarlierAnswer = ({ calculate }: CalculatePart): boolean => calculate.includes('@');
function formatAnswer(part: CalculatePart, subject: string): string {
  return addUnit(printAnswer(part, subject), part.unit ?? '');
}

/** Writes the answer of the named part as the scheme prints it, without dollars. */
export function printPartAnswer(reference: string, source: PartSource): string {
  const part = source.parts[reference];
  if (part !== undefined && 'lines' in part) return part.lines.at(-1)?.tex ?? '';
  return formatAnswer(getCalculation(reference, source), source.subject);
}

/** Inserts the values of steps and earlier answers as they are printed. */
function insertPrinted(calculate: string, part: CalculatePart, source: PartSource): string {
  return insertValues(calculate, (reference) =>
    /^\d$/.test(reference)
      ? sixFigureTex(evaluateTex(insertPrinted(getStep(part, reference).calculate, part, source)))
      : printAnswer(getCalculation(reference, source), source.subject),
  );
}

function getStep({ steps = [] }: CalculatePart, reference: string): CalculationStep {
  const found = steps[Number(reference) - 1];
  if (found === undefined) throw new RangeError(`there is no step @${reference}`);
  return found;
}

/**
 * Writes the expression that recomputes a value from the learner's own values. `@speed` becomes the bullet with that answer (`b2`),
 * or a number if the question does not ask for it.
 */
function writeFollowThrough(calculate: string, { source, stepBullets }: BulletContext): string {
  return insertValues(calculate, (reference) => {
    const bullet = /^\d$/.test(reference)
      ? stepBullets[Number(reference) - 1]
      : source.asked.get(reference)?.answerBullet;
    return bullet === undefined
      ? printAnswer(getCalculation(reference, source), source.subject)
      : `b${bullet}`;
  }).replace(/\((b\d+)\)/g, '$1');
}

/** Writes the whole calculation as one expression of the drawn values, from which the engine recomputes the answer. */
function writeWhole(part: CalculatePart, source: PartSource): string {
  const steps: string[] = [];
  const expand = (calculate: string): string =>
    insertValues(calculate, (reference) => {
      if (/^\d$/.test(reference)) return steps[Number(reference) - 1] ?? '';
      const other = getCalculation(reference, source);
      return source.asked.has(reference) ? writeWhole(other, source) : printAnswer(other, source.subject);
    });
  for (const { calculate } of part.steps ?? []) steps.push(expand(calculate));
  return expand(part.calculate);
}

/** The number of bullets for steps whose values a mistake leaves out, as the thrust of a rocket for the unbalanced force. */
function countLeftOut(mistake: string, part: CalculatePart, source: PartSource): number {
  const { steps = [], relationships } = part;
  const isSimple = steps.every(({ relationship }) => relationship === undefined);
  if (relationships === undefined || !isSimple || mistake.includes('@')) return 0;
  const numbers = new Set(insertPrinted(mistake, part, source).match(/\d+(?:\.\d+)?/g));
  const values = steps.map(({ calculate }) => plainTex(evaluateTex(insertPrinted(calculate, part, source))));
  return values.some((value) => numbers.has(value)) ? 0 : steps.length;
}

function listMistakes(part: CalculatePart, source: PartSource): MistakeDraft[] {
  const { value, unit = '', mistakes = [] } = part;
  const used = [value];
  const isDistinct = (wrong: number) =>
    wrong > 0 === value > 0 &&
    used.every(
      (other) => Math.abs(wrong - other) > MIN_RELATIVE_DISTANCE * Math.max(Math.abs(wrong), Math.abs(other)),
    );
  return mistakes.flatMap(({ tag, calculate, why, earned }) => {
    const wrong = evaluateTex(insertPrinted(calculate, part, source));
    if (!isDistinct(wrong)) return [];
    used.push(wrong);
    const first = source.bulletCount + 1 + countLeftOut(calculate, part, source);
    const earns = earned.map((mark) => first + mark - 1);
    return [{ tag, answer: addUnit(numTex(wrong, countFigures(wrong)), unit), why, earns }];
  });
}
