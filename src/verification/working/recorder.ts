import type { Span } from '../../domain/span.ts';
import type { DecimalLiteral } from '../../maths/exact/decimal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isComputable } from './is-computable.ts';
import type { PairVerdict } from './judge-pair.ts';
import { printNumber } from './print-number.ts';
import { type SideValue, sideValue } from './side-value.ts';
import type { Member } from './split-chains.ts';
import type { JudgedEquality, Result, Working, WrongEquality } from './working.ts';

/** One side of an equality as written and as parsed. */
export type ReadMember = { readonly member: Member; readonly node: MathNode | undefined };

/** The solution that an equality belongs to, and its offset in the document. */
export type EqualityLocation = {
  readonly offset: number;
  readonly section: number;
  readonly display: boolean;
  /** The values that were inserted for letters, as text. */
  readonly using?: string;
};

/** Equalities of one question beyond this limit are not judged. */
const MAX_EQUALITIES = 2000;

/** The two sides of an equality. */
export type EqualitySides = { readonly left: ReadMember; readonly right: ReadMember };

/** Collects counts, results and errors while the solutions of a question are evaluated. */
export type Recorder = {
  /** The results of the steps so far. */
  readonly computed: ReadonlySet<number>;
  isFull(): boolean;
  countEquality(): void;
  /** Counts equalities beyond the limit as unread. */
  skip(count: number): void;
  recordResult(node: MathNode, member: Member, where: EqualityLocation): void;
  recordVerdict(verdict: PairVerdict, sides: EqualitySides, where: EqualityLocation): void;
  /** Records the values that were inserted for letters. */
  recordUsedValues(values: readonly MathNode[]): void;
  addWrongEqualities(equalities: readonly WrongEquality[]): void;
  finish(): Working;
};

/** Creates an empty recorder for one question. */
export function createRecorder(): Recorder {
  const wrong: WrongEquality[] = [];
  const judged: JudgedEquality[] = [];
  const results: Result[] = [];
  const computed = new Set<number>();
  const used: SideValue[] = [];
  let [equalities, recomputed, unread, leftOut] = [0, 0, 0, 0];
  return {
    computed,
    isFull: () => equalities >= MAX_EQUALITIES,
    countEquality: () => void equalities++,
    skip: (count) => {
      equalities += count;
      unread += count;
      leftOut += count;
    },
    recordResult: (node, member, { offset, section, display }) => {
      const value = isComputable(node) ? sideValue(node) : undefined;
      if (value === undefined) return;
      computed.add(value.number);
      // The mantissa of 1.0 × 10⁵ may have hidden digits wherever it is used again.
      if (value.literal !== undefined && value.literal.exponent !== 0)
        computed.add(getMantissa(value.literal));
      const { tex } = member;
      const [boxed, span] = [/\\boxed\b/.test(tex), toSpan(member, offset)];
      results.push({ node, value, tex, boxed, span, section, display });
    },
    recordVerdict: (verdict, { left, right }, { offset, section, using }) => {
      if (verdict.kind === 'unread') unread++;
      else if (verdict.kind !== 'symbolic') recomputed++;
      const place = { left: toSpan(left.member, offset), right: toSpan(right.member, offset) };
      const given = using === undefined ? {} : { using };
      judged.push({
        ...place,
        ...given,
        verdict: verdict.kind === 'dimension' || verdict.kind === 'unequal' ? 'wrong' : verdict.kind,
        section,
      });
      // Reports each right side once, if a formula disagrees with a value that is already reported.
      if (using !== undefined && wrong.some((known) => known.right.start === place.right.start)) return;
      const found = toWrongEqualities(verdict, place, right.member.tex);
      wrong.push(...found.map((equality) => ({ ...equality, ...given })));
    },
    recordUsedValues: (values) => void used.push(...values.flatMap((node) => sideValue(node) ?? [])),
    addWrongEqualities: (more) => void wrong.push(...more),
    finish: () => ({
      equalities,
      recomputed,
      unread,
      leftOut,
      judged,
      wrongEqualities: wrong,
      results,
      used,
    }),
  };
}

function toWrongEqualities(
  verdict: PairVerdict,
  place: { left: Span; right: Span },
  shown: string,
): WrongEquality[] {
  if (verdict.kind === 'dimension')
    return [{ kind: 'dimension', ...place, computed: verdict.left, shown: verdict.right }];
  if (verdict.kind === 'unequal') return [{ kind: 'identity', ...place, computed: '', shown }];
  if (verdict.kind !== 'wrong') return [];
  const { shouldBe, right } = verdict;
  const apart = Math.abs(Math.log10(Math.abs(shouldBe / right.number)));
  return [{ kind: 'value', ...place, computed: printNumber(shouldBe, right), shown, shouldBe, apart }];
}

function getMantissa({ digits, places }: DecimalLiteral): number {
  return Number(`${digits}e${-places}`);
}

/** Converts the position of a member to a span in the document; never empty. */
export function toSpan(member: Member, offset: number): Span {
  return { start: member.start + offset, end: Math.max(member.end, member.start + 1) + offset };
}
