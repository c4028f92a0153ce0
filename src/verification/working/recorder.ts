import type { EqualityCounts } from '../../domain/equality-counts.ts';
import type { Span } from '../../domain/span.ts';
import type { DecimalLiteral } from '../../maths/exact/decimal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isComputable } from './is-computable.ts';
import type { PairVerdict, WrongRounding } from './judge-pair.ts';
import { listNumbers } from './operand-spread.ts';
import { printNumber } from './print-number.ts';
import { evaluateSide, getLastDigitSize, type SideValue } from './side-value.ts';
import type { Member } from './split-chains.ts';
import type { FindDimensions } from './stated-units.ts';
import type { EqualityVerdict, Misrounding, Result, Slip, Working, WrongEquality } from './working.ts';

/** One side of an equality as written and as parsed. */
export type ParsedMember = { readonly member: Member; readonly node: MathNode | undefined };

/** The location of an equality: the number of its solution, and the offset of that solution in the document. */
export type EqualityLocation = {
  readonly offset: number;
  readonly section: number;
  readonly display: boolean;
  /** The values that were inserted for letters, as text. */
  readonly using?: string;
  /** Whether a value without an equality is only a number in a text, not a result. */
  readonly isMention?: boolean;
};

/** Equalities of one question beyond this limit are not judged. */
const MAX_EQUALITIES = 2000;

/** The two sides of an equality. */
export type EqualitySides = { readonly left: ParsedMember; readonly right: ParsedMember };

/** Collects counts, results and errors while the solutions of a question are evaluated. */
export type Recorder = {
  /** The results of the steps so far. */
  readonly computed: ReadonlySet<number>;
  readonly findDimensions: FindDimensions | undefined;
  isFull(): boolean;
  countEquality(): void;
  /** Counts equalities beyond the limit as unreadable (`unread`). */
  skip(count: number): void;
  recordResult(node: MathNode, member: Member, location: EqualityLocation): void;
  recordVerdict(verdict: PairVerdict, sides: EqualitySides, location: EqualityLocation): void;
  /** Records the values that were inserted for letters. */
  recordUsedValues(values: readonly MathNode[]): void;
  addWrongEqualities(equalities: readonly WrongEquality[]): void;
  addSlips(slips: readonly Slip[]): void;
  finish(): Working;
};

/** Creates an empty recorder for one question or part; `computed` has the results of the parts before it. */
export function createRecorder(computed = new Set<number>(), findDimensions?: FindDimensions): Recorder {
  const wrongEqualities: WrongEquality[] = [];
  const [misroundings, slips]: [Misrounding[], Slip[]] = [[], []];
  const verdicts: EqualityVerdict[] = [];
  const results: Result[] = [];
  const usedValues: SideValue[] = [];
  let [equalities, judged, unread, skipped] = [0, 0, 0, 0];
  return {
    computed,
    findDimensions,
    isFull: () => equalities >= MAX_EQUALITIES,
    countEquality: () => void equalities++,
    skip: (count) => {
      equalities += count;
      unread += count;
      skipped += count;
    },
    recordResult: (node, member, { offset, section, display, isMention = false }) => {
      const value = isComputable(node) ? evaluateSide(node) : undefined;
      if (value === undefined) return;
      computed.add(value.number);
      // The mantissa of 1.0 × 10⁵ may have hidden digits wherever it is used again.
      if (value.literal !== undefined && value.literal.exponent !== 0)
        computed.add(getMantissa(value.literal));
      const { tex } = member;
      const [boxed, span] = [/\\boxed\b/.test(tex), toSpan(member, offset)];
      results.push({ node, value, tex, boxed, span, section, display, isResult: boxed || !isMention });
    },
    recordVerdict: (verdict, { left, right }, { offset, section, using }) => {
      if (verdict.kind === 'unread') unread++;
      else if (verdict.kind !== 'undecided') judged++;
      const spans = { left: toSpan(left.member, offset), right: toSpan(right.member, offset) };
      if (verdict.kind === 'right' && verdict.rounding !== undefined && using === undefined)
        misroundings.push({ ...spans, ...describeRounding(verdict.rounding) });
      const usedText = using === undefined ? {} : { using };
      verdicts.push({ ...spans, ...usedText, ...describeVerdict(verdict), section });
      // Reports each right side once, if a formula disagrees with a value that is already reported.
      const isReported = wrongEqualities.some(({ right: reported }) => reported.start === spans.right.start);
      if (using !== undefined && isReported) return;
      const newErrors = toWrongEqualities(verdict, spans, right.member.tex);
      wrongEqualities.push(...newErrors.map((equality) => ({ ...equality, ...usedText })));
    },
    recordUsedValues: (values) => void usedValues.push(...evaluateAll(values)),
    addWrongEqualities: (added) => {
      judged += added.length;
      wrongEqualities.push(...added);
    },
    addSlips: (added) => void slips.push(...added),
    finish: () => ({
      counts: countStates(equalities, { judged, unread }),
      skipped,
      verdicts,
      wrongEqualities,
      misroundings,
      slips,
      results,
      usedValues,
    }),
  };
}

function evaluateAll(nodes: readonly MathNode[]): SideValue[] {
  return nodes.flatMap((node) => evaluateSide(node) ?? []);
}

function describeVerdict(verdict: PairVerdict): Pick<EqualityVerdict, 'verdict' | 'reason'> {
  if (verdict.kind === 'undecided') return { verdict: verdict.kind, reason: verdict.reason };
  return { verdict: isErrorWithoutValue(verdict) ? 'wrong' : verdict.kind };
}

function describeRounding({
  left,
  shouldBe,
  right,
}: WrongRounding): Pick<Misrounding, 'rounded' | 'operands'> {
  return { rounded: printNumber(shouldBe, right), operands: listNumbers(left) };
}

/** A formula may be judged several times, with different values for its letters; each equality counts once. */
function countStates(
  equalities: number,
  { judged, unread }: { readonly judged: number; readonly unread: number },
): EqualityCounts {
  const read = equalities - unread;
  const judgedOnce = Math.min(judged, read);
  return { equalities, judged: judgedOnce, undecided: read - judgedOnce, unread };
}

function isErrorWithoutValue(
  verdict: PairVerdict,
): verdict is Extract<PairVerdict, { kind: 'dimension' | 'unit' | 'unequal' }> {
  return ['dimension', 'unit', 'unequal'].includes(verdict.kind);
}

function toWrongEqualities(
  verdict: PairVerdict,
  spans: { left: Span; right: Span },
  shown: string,
): WrongEquality[] {
  if (verdict.kind === 'dimension')
    return [{ kind: verdict.kind, ...spans, computed: verdict.leftUnit, shown: verdict.rightUnit }];
  if (verdict.kind === 'unit')
    return [{ kind: verdict.kind, ...spans, computed: verdict.convertedLeft, shown: verdict.rightUnit }];
  if (verdict.kind === 'unequal') return [{ kind: 'identity', ...spans, computed: '', shown }];
  if (verdict.kind !== 'wrong') return [];
  const { shouldBe, right, omitsPower = false } = verdict;
  const powersApart = Math.abs(Math.log10(Math.abs(shouldBe / right.number)));
  const isLastDigit = differsInLastDigit(shouldBe, right);
  return [
    {
      kind: 'value',
      ...spans,
      computed: printNumber(shouldBe, right),
      shown,
      shouldBe,
      powersApart,
      omitsPower,
      isLastDigit,
    },
  ];
}

/** The maximum difference that counts as a difference in the last digit, in units of that digit. */
const MAX_LAST_DIGITS = 1.5;
/** The maximum difference that counts as a difference in the last digit, relative to the value. */
const MAX_LAST_DIGIT_SHARE = 0.02;

/** Whether a decimal differs from the computed value by about one unit of its last digit. */
function differsInLastDigit(computed: number, { number, literal }: SideValue): boolean {
  if (literal === undefined || (literal.places === 0 && literal.exponent === 0)) return false;
  const difference = Math.abs(computed - number);
  return (
    difference <= MAX_LAST_DIGITS * getLastDigitSize(literal) &&
    difference <= MAX_LAST_DIGIT_SHARE * Math.abs(number)
  );
}

function getMantissa({ digits, places }: DecimalLiteral): number {
  return Number(`${digits}e${-places}`);
}

/** Converts the position of a member to a span in the document; never empty. */
export function toSpan(member: Member, offset: number): Span {
  return { start: member.start + offset, end: Math.max(member.end, member.start + 1) + offset };
}
