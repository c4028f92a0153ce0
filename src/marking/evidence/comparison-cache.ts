import { agree } from '../../maths/agree/agree.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import type { AgreementReason, AgreementVerdict } from '../../maths/agree/outcome.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { areFarApart, estimateValue, type ValueEstimate } from './far-apart.ts';
import { classifyValue, listLetters, type ValueClass } from './value-class.ts';

type CachedJudgement = { readonly verdict: AgreementVerdict; readonly reason: AgreementReason };

/**
 * Parses and compares each text only once while a response is being marked. After MAX_COMPARISONS it stops
 * comparing, so that no response takes long.
 */
export type ComparisonCache = {
  /** Parses a text as mathematics; undefined when it is not readable. */
  readonly read: (text: string) => MathNode | undefined;
  /** Prints the text as it was interpreted; undefined when it is not readable. */
  readonly print: (text: string) => string | undefined;
  readonly classify: (text: string) => ValueClass;
  /** Compares two texts; the verdict is `undecided` once the limit is reached. */
  readonly compare: (expected: string, given: string, policy?: AnswerPolicy) => CachedJudgement;
  /** Returns whether the verdict of `compare` is `correct`. */
  readonly agrees: (expected: string, given: string, policy?: AnswerPolicy) => boolean;
  /** Returns whether two formulas certainly differ, from a cheap estimate of their values. */
  readonly certainlyDiffer: (a: string, b: string) => boolean;
};

const MAX_COMPARISONS = 3_000;
const UNDECIDED: CachedJudgement = { verdict: 'undecided', reason: 'undecided' };

/** Facts about the scheme that are used to interpret ambiguous letters. */
type SchemeHints = {
  /** Letters of the scheme, which are never units. */
  readonly symbols: ReadonlySet<string>;
  /** At least one expected value has a unit. */
  readonly isMeasured: boolean;
  /** Units of the expected values: `13V` is in volts, although V is also a letter of the scheme. */
  readonly units?: ReadonlySet<string>;
};

/** Matches a number followed by letters at the end of the text. */
const TRAILING_LETTERS = /\d\s*([A-Za-zΩµμ]+)\s*$/u;

/** Matches a number with the noun of what it counts, such as `102,400 copies`; units are read by the parser. */
const NUMBER_WITH_NOUN =
  /^\s*([\d][\d ,.]*)\s+(?:copies|cells|cycles|pixels|bases|atoms|people|parts|pupils)\s*$/u;

/** Creates an empty cache for one marking task. */
export function createComparisonCache(
  hints: SchemeHints = { symbols: new Set(), isMeasured: false },
): ComparisonCache {
  const nodes = new Map<string, MathNode | undefined>();
  const judgements = new Map<string, CachedJudgement>();
  const estimates = new Map<string, ValueEstimate | undefined>();
  let comparisons = 0;

  const read = (text: string): MathNode | undefined => {
    if (nodes.has(text)) return nodes.get(text);
    const node = parseText(text, hints);
    nodes.set(text, node);
    return node;
  };
  const compare = (expected: string, given: string, policy: AnswerPolicy = {}): CachedJudgement => {
    const key = `${expected}\u0000${given}\u0000${JSON.stringify(policy)}`;
    const cached = judgements.get(key);
    if (cached) return cached;
    if (comparisons >= MAX_COMPARISONS) return UNDECIDED;
    comparisons++;
    const { verdict, reason } = agree(expected, given, policy);
    judgements.set(key, { verdict, reason });
    return { verdict, reason };
  };
  const estimate = (text: string): ValueEstimate | undefined => {
    if (!estimates.has(text)) {
      const node = read(text);
      estimates.set(text, node && estimateValue(node));
    }
    return estimates.get(text);
  };
  return {
    read,
    compare,
    agrees: (expected, given, policy) => compare(expected, given, policy).verdict === 'correct',
    print: (text) => {
      const node = read(text);
      return node && printMath(node);
    },
    classify: (text) => {
      const node = read(text);
      return node ? classifyValue(node) : 'words';
    },
    certainlyDiffer: (a, b) => areFarApart(estimate(a), estimate(b)),
  };
}

/**
 * Parses a text. Letters after a number are read as a unit if the scheme contains units and does not use the
 * letter.
 */
function parseText(text: string, { symbols, isMeasured, units }: SchemeHints): MathNode | undefined {
  const unitReading =
    units?.has(TRAILING_LETTERS.exec(text)?.[1] ?? '') === true
      ? readMath(text, { units: 'yes' })
      : undefined;
  if (unitReading?.ok === true) return unitReading.node;
  const result = readMath(NUMBER_WITH_NOUN.exec(text)?.[1] ?? text, { units: 'auto' });
  const hasLettersAfterNumber = result.ok && isMeasured && /\d\s*[A-Za-zΩµμ]/u.test(text);
  const unknownLetters = hasLettersAfterNumber
    ? [...listLetters(result.node)].filter((letter) => !symbols.has(letter))
    : [];
  if (unknownLetters.length === 0) return result.ok ? result.node : undefined;
  // `6 h` means six hours unless the scheme uses the letter h.
  const allUnitsReading = readMath(text, { units: 'yes' });
  return allUnitsReading.ok ? allUnitsReading.node : undefined;
}
