import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { cacheByText } from '../../text/cache-by-text.ts';
import { checkEquations } from './check-equations.ts';
import { checkRoots } from './check-roots.ts';
import { createRewriteTest } from './create-rewrite-test.ts';
import type { Hedge } from './detect-hedge.ts';
import { findTextChains } from './find-text-chains.ts';
import { type FormulaRow, formulaRows, type SolutionRow } from './formula-rows.ts';
import { isBareNumber } from './is-computable.ts';
import { bindChains, type FormulaPair, judgeFormulas, type LinkedChain } from './judge-formulas.ts';
import { judgeIdentity } from './judge-identity.ts';
import { judgePair } from './judge-pair.ts';
import { readMember } from './read-member.ts';
import { createRecorder, type EqualityLocation, type ReadMember, type Recorder } from './recorder.ts';
import { continuesInText, detectRowHedge, findUnitAfter } from './row-words.ts';
import { splitQuestion } from './solution-sections.ts';
import { type Sign, splitChains, type WrittenChain } from './split-chains.ts';
import { bindStatedValues } from './stated-values.ts';
import { createSymbolTable, type SymbolTable } from './symbol-table.ts';
import type { Working } from './working.ts';

/** `a * b = a^2 + b` redefines the star. */
const REDEFINED_STAR = /(?<![A-Za-z\\])[a-z]\s*\*\s*[a-z](?![A-Za-z])/;
/** Longer formulas are not read as a value. */
const MAX_VALUE_LENGTH = 200;
/** `50^{-1} = 24` is a modular inverse, not a fraction. */
const MODULAR_INVERSE = /^\s*\d{1,9}\s*\^\s*\{\s*-1\s*\}\s*$/;

/** Recomputes every equality of the solutions of a question. */
export function evaluateWorking(source: string, { start, end }: Span): Working {
  return evaluateBetween(source, start, end);
}

const evaluateBetween = cacheByText((source: string, start: number, end: number): Working => {
  const question = { start, end };
  const recorder = createRecorder();
  const hasOwnStar = REDEFINED_STAR.test(source.slice(question.start, question.end));
  const read = (tex: string): MathNode | undefined =>
    hasOwnStar && tex.includes('*') ? undefined : readMember(tex);
  const { stem, sections } = splitQuestion(source, question);
  const stemRows = formulaRows(stem);
  const given = bindStemValues(stemRows, read);
  const isRewritten = createRewriteTest(stemRows);
  sections.forEach(({ nodes, offset }, section) => {
    const rows = formulaRows(nodes);
    const walk: Walk = { recorder, read, isRewritten, offset, section, formulas: [], chains: new Set() };
    walkRows(rows, walk);
    const symbols = given.fork();
    bindStatedValues([...stemRows, ...rows], symbols);
    bindChains(walk.chains, symbols, 'solution');
    judgeFormulas(walk.formulas, symbols, recorder);
    recorder.addWrongEqualities([...checkEquations(rows, offset), ...checkRoots(rows, offset)]);
  });
  return recorder.finish();
});

type Reader = (tex: string) => MathNode | undefined;

/** Binds the letters to which the stem gives a value. */
function bindStemValues(rows: readonly SolutionRow[], read: Reader): SymbolTable {
  const symbols = createSymbolTable();
  const written = rows.flatMap((row) => (row.kind === 'formula' ? splitChains(row.nodes) : []));
  const chains = written
    .filter(({ signs }) => signs.every((sign) => sign !== 'other'))
    .map(({ members, signs }) => ({
      members: members.map((member): ReadMember => ({ member, node: read(member.tex) })),
      nearly: signs.includes('≈'),
    }));
  bindChains(chains, symbols, 'stem');
  return symbols;
}

type Walk = {
  readonly recorder: Recorder;
  readonly read: Reader;
  /** Whether the stem asks to expand, simplify or factorise this expression. */
  readonly isRewritten: (tex: string) => boolean;
  readonly offset: number;
  readonly section: number;
  /** Equalities with letters, judged at the end, when all values are known. */
  readonly formulas: FormulaPair[];
  /** Chains of equal expressions. */
  readonly chains: Set<LinkedChain>;
};

/** Judges the rows of one solution; stops when the limit of equalities is reached. */
function walkRows(rows: readonly SolutionRow[], walk: Walk): void {
  let before: LinkedChain | undefined;
  let block: number | undefined;
  for (const [place, row] of rows.entries()) {
    if (walk.recorder.isFull()) {
      walk.recorder.skip(countSigns(rows.slice(place)));
      return;
    }
    if (row.kind === 'words') {
      evaluateWords(rows, place, walk);
      continue;
    }
    if (row.block !== block || row.block === undefined) before = undefined;
    block = row.block;
    const hedge = continuesInText(rows, place) ? 'denied' : detectRowHedge(rows, place);
    const display = row.block !== undefined;
    const unit = display ? undefined : findUnitAfter(rows, place);
    before = evaluateRow(row, { ...walk, display, before, hedge, unit });
  }
}

function countSigns(rows: readonly SolutionRow[]): number {
  const chains = rows.flatMap((row) => (row.kind === 'formula' ? splitChains(row.nodes) : []));
  return chains.reduce((sum, { signs }) => sum + signs.length, 0);
}

/** Judges arithmetic in running text. */
function evaluateWords(rows: readonly SolutionRow[], place: number, walk: Walk): void {
  const row = rows[place];
  const chains = row?.kind === 'words' ? findTextChains(row.words, row.start) : [];
  const hedge = chains.length === 0 ? 'denied' : detectRowHedge(rows, place);
  if (hedge === 'denied') return;
  for (const chain of chains) evaluateChain(chain, { ...walk, display: false, before: undefined, hedge });
}

type RowContext = Walk &
  EqualityLocation & {
    /** The chain that a line without a left side continues. */
    readonly before: LinkedChain | undefined;
    readonly hedge: Hedge;
    /** The unit in the text after the formula, which may belong to its last value. */
    readonly unit?: string | undefined;
  };

/** Judges a row and returns the chain that the next row of the same display may continue. */
function evaluateRow(row: FormulaRow, context: RowContext): LinkedChain | undefined {
  const chains = splitChains(row.nodes);
  if (chains.length === 0) recordValue(row, context);
  let { before } = context;
  for (const chain of chains) {
    const unit = chain === chains.at(-1) ? context.unit : undefined;
    const last = evaluateChain(chain, { ...context, before, unit });
    before = row.block === undefined ? undefined : last;
  }
  return before;
}

/** Records the value of a formula without an equality. */
function recordValue({ nodes }: FormulaRow, { recorder, read, ...where }: RowContext): void {
  const tex = printNodes(nodes).trim();
  const start = nodes[0]?.start ?? 0;
  const node = /\d/.test(tex) && tex.length < MAX_VALUE_LENGTH ? read(tex) : undefined;
  if (node !== undefined) recorder.recordResult(node, { tex, start, end: start + tex.length }, where);
}

/** Judges each pair of adjacent members of a chain and returns the members that are equal to the last one. */
function evaluateChain({ members, signs }: WrittenChain, context: RowContext): LinkedChain {
  const own = members.map((member): ReadMember => ({ member, node: context.read(member.tex) }));
  const continued = own[0]?.member.tex === '' ? context.before : undefined;
  let linked = continued ?? { members: own.slice(0, 1), nearly: context.hedge === 'nearly' };
  let opens = continued === undefined;
  signs.forEach((sign, index) => {
    const [left, right] = [linked.members.at(-1), own[index + 1]];
    if (left === undefined || right === undefined) return;
    if (sign === 'other') linked = { members: [], nearly: false };
    else {
      const isRewriting = context.isRewritten(linked.members[0]?.member.tex ?? '');
      const unit = index === signs.length - 1 ? context.unit : undefined;
      evaluatePair({ left, right, sign, opens, isRewriting }, { ...context, unit });
    }
    linked.members.push(right);
    linked.nearly ||= sign === '≈';
    opens = false;
    if (context.hedge !== 'denied') context.chains.add(linked);
  });
  return linked;
}

type Pair = {
  readonly left: ReadMember;
  readonly right: ReadMember;
  readonly sign: Sign;
  /** Whether this is the first equality of its chain. */
  readonly opens: boolean;
  /** Whether its chain begins with an expression that the stem asks to rewrite. */
  readonly isRewriting: boolean;
};

/** Judges one equality; those with letters are kept until all values are known. */
function evaluatePair({ left, right, sign, opens, isRewriting }: Pair, context: RowContext): void {
  if (left.member.tex === '') return;
  const { recorder, hedge, formulas, offset, section, display } = context;
  const where: EqualityLocation = { offset, section, display };
  recorder.countEquality();
  if (right.node !== undefined && hedge !== 'denied') recorder.recordResult(right.node, right.member, where);
  if (left.node === undefined || right.node === undefined) {
    recorder.recordVerdict({ kind: 'unread' }, { left, right }, where);
    return;
  }
  if (hedge === 'denied' || (opens && isContradiction(left.node, right.node))) return;
  if (MODULAR_INVERSE.test(left.member.tex) && /^\d+$/.test(right.member.tex.trim())) return;
  const nearly = sign === '≈' || hedge === 'nearly';
  const comparison = { nearly, computed: recorder.computed };
  const plain =
    judgeIdentity(left.node, right.node, isRewriting) ?? judgePair(left.node, right.node, comparison);
  const verdict = plain.kind === 'wrong' && holdsInUnit(left.node, right, context) ? RIGHT : plain;
  if (verdict.kind === 'symbolic') formulas.push({ left, right, where, nearly });
  else recorder.recordVerdict(verdict, { left, right }, where);
}

const RIGHT = { kind: 'right' } as const;

/** Whether the equality holds if the right side is in the unit of the following text: `$12/16 = 45$ min`. */
function holdsInUnit(left: MathNode, { member }: ReadMember, { unit, read, recorder }: RowContext): boolean {
  const measured = unit === undefined ? undefined : read(`${member.tex}\\,\\mathrm{${unit}}`);
  if (measured === undefined) return false;
  return judgePair(left, measured, { nearly: false, computed: recorder.computed }).kind === 'right';
}

/** An equality of two plain numbers, such as 0 = −12, shows a contradiction on purpose. */
function isContradiction(left: MathNode, right: MathNode): boolean {
  return left.kind !== 'quantity' && right.kind !== 'quantity' && isBareNumber(left) && isBareNumber(right);
}
