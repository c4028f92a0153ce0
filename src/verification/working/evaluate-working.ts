import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isDenied } from './denials.ts';
import { followEquations } from './follow-equations.ts';
import { type FormulaRow, formulaRows, type Row } from './formula-rows.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { judgePair, type PairVerdict } from './judge-pair.ts';
import { plainChains } from './plain-arithmetic.ts';
import { printNumber } from './print-number.ts';
import { readMember } from './read-member.ts';
import { sideValue } from './side-value.ts';
import { solutionSections } from './solution-sections.ts';
import { type Member, type Sign, splitChains, type WrittenChain } from './split-chains.ts';
import type { Result, Slip, Working } from './working.ts';

const MOST_EQUALITIES = 2000;
/** `a * b = a^2 + b` gives the star a meaning of its own. */
const REDEFINED_STAR = /(?<![A-Za-z\\])[a-z]\s*\*\s*[a-z](?![A-Za-z])/;

/** Recomputes every equality of the solutions of a question. */
export function evaluateWorking(source: string, question: Span): Working {
  const ledger = createLedger();
  const redefinesStar = REDEFINED_STAR.test(source.slice(question.start, question.end));
  solutionSections(source, question).forEach((section, index) => {
    const rows = formulaRows(section.nodes);
    let before: ReadMember | undefined;
    let block: number | undefined;
    rows.forEach((row, place) => {
      if (ledger.isFull()) return;
      if (row.kind === 'words') {
        for (const chain of plainChains(row.words, row.start)) {
          if (!isDenied(wordsBefore(rows, place), wordsAfter(rows, place)))
            takeChain(chain, { ledger, offset: section.offset, section: index, display: false });
        }
        return;
      }
      if (row.block !== block || row.block === undefined) before = undefined;
      block = row.block;
      const denied =
        isDeniedRow(rows, place, row) ||
        isTornFromWords(rows, place, row) ||
        (redefinesStar && printNodes(row.nodes).includes('*'));
      const chains = splitChains(row.nodes);
      if (chains.length === 0) ledger.noteValue(row, { offset: section.offset, section: index });
      for (const chain of chains) {
        const last = takeChain(chain, {
          ledger,
          offset: section.offset,
          section: index,
          display: row.block !== undefined,
          before,
          denied,
        });
        before = row.block === undefined ? undefined : last;
      }
    });
    ledger.addSlips(followEquations(rows, section.offset));
  });
  return ledger.finish();
}

type ReadMember = { readonly member: Member; readonly node: MathNode | undefined };

type Taking = {
  readonly ledger: Ledger;
  readonly offset: number;
  readonly section: number;
  readonly display: boolean;
  readonly before?: ReadMember | undefined;
  readonly denied?: boolean;
};

/** Judges each pair of neighbours of a chain; answers its last member, from which the next line may go on. */
function takeChain({ members, signs }: WrittenChain, taking: Taking): ReadMember | undefined {
  const read = members.map((member): ReadMember => ({ member, node: readMember(member.tex) }));
  const [first] = read;
  const goesOn = first !== undefined && first.member.tex === '' && taking.before !== undefined;
  const chain = goesOn && taking.before ? [taking.before, ...read.slice(1)] : read;
  signs.forEach((sign, index) => {
    const [left, right] = [chain[index], chain[index + 1]];
    if (left !== undefined && right !== undefined && sign !== 'other')
      takePair(left, right, { ...taking, sign, isNamed: index === 0 && !goesOn });
  });
  return chain.at(-1);
}

type TakingPair = Taking & { readonly sign: Sign; readonly isNamed: boolean };

function takePair(left: ReadMember, right: ReadMember, { ledger, sign, denied, ...place }: TakingPair): void {
  if (left.member.tex === '') return;
  ledger.countEquality();
  if (right.node !== undefined && denied !== true) ledger.noteResult(right.node, right.member, place);
  if (left.node === undefined || right.node === undefined) {
    ledger.countUnread();
    return;
  }
  if (denied === true || (place.isNamed && isContradiction(left.node, right.node))) return;
  const verdict = judgePair(left.node, right.node, { nearly: sign === '≈', computed: ledger.computed });
  ledger.take(verdict, left, right, place.offset);
}

/** Nobody claims that 0 is −12: two plain numbers side by side show that a case cannot be. */
function isContradiction(left: MathNode, right: MathNode): boolean {
  return left.kind !== 'quantity' && right.kind !== 'quantity' && isBareNumber(left) && isBareNumber(right);
}

function isDeniedRow(rows: readonly Row[], place: number, row: FormulaRow): boolean {
  return (
    isDenied(
      wordsBefore(rows, place),
      `${printNodes(row.nodes)
        .replace(/[^\p{L}\s]/gu, ' ')
        .slice(-60)}`,
    ) || isDenied(wordsBefore(rows, place), wordsAfter(rows, place))
  );
}

/** `$3$ x $5 = 15$`: a formula whose left side began in the words before it. */
function isTornFromWords(rows: readonly Row[], place: number, row: FormulaRow): boolean {
  const before = rows[place - 1];
  return (
    row.block === undefined && before?.kind === 'words' && /(?:\s[x×*+\-/=÷]\s*|[.$\d])$/.test(before.words)
  );
}

/** The words around a row; formulas between them become blanks. */
function wordsBefore(rows: readonly Row[], place: number): string {
  return textOf(rows.slice(Math.max(0, place - 4), place));
}

function wordsAfter(rows: readonly Row[], place: number): string {
  const row = rows[place];
  const block = row?.kind === 'formula' ? row.block : undefined;
  let next = place + 1;
  while (block !== undefined && rows[next]?.kind === 'formula' && blockOf(rows[next]) === block) next++;
  return textOf(rows.slice(next, next + 3));
}

function blockOf(row: Row | undefined): number | undefined {
  return row?.kind === 'formula' ? row.block : undefined;
}

function textOf(rows: readonly Row[]): string {
  return rows.map((row) => (row.kind === 'words' ? row.words : ' ¤ ')).join('');
}

type Where = { readonly offset: number; readonly section: number; readonly display: boolean };

type Ledger = {
  readonly computed: Set<number>;
  isFull(): boolean;
  countEquality(): void;
  countUnread(): void;
  noteResult(node: MathNode, member: Member, where: Where): void;
  noteValue(row: FormulaRow, where: Omit<Where, 'display'>): void;
  take(verdict: PairVerdict, left: ReadMember, right: ReadMember, offset: number): void;
  addSlips(slips: readonly Slip[]): void;
  finish(): Working;
};

function createLedger(): Ledger {
  const slips: Slip[] = [];
  const results: Result[] = [];
  const computed = new Set<number>();
  let [equalities, recomputed, unread] = [0, 0, 0];
  const noteResult: Ledger['noteResult'] = (node, member, { offset, ...where }) => {
    const value = isComputable(node) ? sideValue(node) : undefined;
    if (value === undefined) return;
    computed.add(value.number);
    results.push({
      node,
      value,
      tex: member.tex,
      boxed: /\\boxed\b/.test(member.tex),
      span: spanOf(member, offset),
      ...where,
    });
  };
  return {
    computed,
    isFull: () => equalities >= MOST_EQUALITIES,
    countEquality: () => void equalities++,
    countUnread: () => void unread++,
    noteResult,
    noteValue: (row, where) => {
      const tex = printNodes(row.nodes).trim();
      const start = row.nodes[0]?.start ?? 0;
      const node = /\d/.test(tex) && tex.length < 200 ? readMember(tex) : undefined;
      if (node !== undefined)
        noteResult(
          node,
          { tex, start, end: start + tex.length },
          { ...where, display: row.block !== undefined },
        );
    },
    take: (verdict, left, right, offset) => {
      if (verdict.kind === 'unread') unread++;
      else if (verdict.kind !== 'symbolic') recomputed++;
      const place = { left: spanOf(left.member, offset), right: spanOf(right.member, offset) };
      if (verdict.kind === 'wrong') {
        const shouldBe = printNumber(verdict.shouldBe, verdict.right);
        slips.push({
          kind: 'value',
          ...place,
          computed: shouldBe,
          shown: right.member.tex,
          shouldBe: verdict.shouldBe,
        });
      } else if (verdict.kind === 'dimension') {
        slips.push({ kind: 'dimension', ...place, computed: verdict.left, shown: verdict.right });
      }
    },
    addSlips: (more) => void slips.push(...more),
    finish: () => ({ equalities, recomputed, unread, slips, results }),
  };
}

function spanOf(member: Member, offset: number): Span {
  return { start: member.start + offset, end: Math.max(member.end, member.start + 1) + offset };
}
