import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { cacheByText } from '../../text/cache-by-text.ts';
import type { Hedge } from './denials.ts';
import { followEquations } from './follow-equations.ts';
import { followRoots } from './follow-roots.ts';
import { type FormulaRow, formulaRows, type Row } from './formula-rows.ts';
import { isBareNumber } from './is-computable.ts';
import { bindChains, type FormulaPair, judgeFormulas, type LinkedChain } from './judge-formulas.ts';
import { judgeIdentity } from './judge-identity.ts';
import { judgePair } from './judge-pair.ts';
import { createLedger, type Ledger, type ReadMember, type Where } from './ledger.ts';
import { plainChains } from './plain-arithmetic.ts';
import { readMember } from './read-member.ts';
import { rewrittenIn } from './rewritten-in.ts';
import { hedgeOfRow, isTornFromWords, unitAfter } from './row-words.ts';
import { takeApart } from './solution-sections.ts';
import { type Sign, splitChains, type WrittenChain } from './split-chains.ts';
import { bindStatedValues } from './stated-values.ts';
import { createSymbolBook, type SymbolBook } from './symbol-book.ts';
import type { Working } from './working.ts';

/** `a * b = a^2 + b` gives the star a meaning of its own. */
const REDEFINED_STAR = /(?<![A-Za-z\\])[a-z]\s*\*\s*[a-z](?![A-Za-z])/;
const MAX_VALUE_LENGTH = 200;
/** `50^{-1} = 24` is true modulo a number; nobody takes 24 for a fiftieth. */
const MODULAR_INVERSE = /^\s*\d{1,9}\s*\^\s*\{\s*-1\s*\}\s*$/;

/** Recomputes every equality of the solutions of a question. */
export function evaluateWorking(source: string, { start, end }: Span): Working {
  return evaluateBetween(source, start, end);
}

const evaluateBetween = cacheByText((source: string, start: number, end: number): Working => {
  const question = { start, end };
  const ledger = createLedger();
  const hasOwnStar = REDEFINED_STAR.test(source.slice(question.start, question.end));
  const read = (tex: string): MathNode | undefined =>
    hasOwnStar && tex.includes('*') ? undefined : readMember(tex);
  const { stem, sections } = takeApart(source, question);
  const stemRows = formulaRows(stem);
  const given = readStem(stemRows, read);
  const isRewritten = rewrittenIn(stemRows);
  sections.forEach(({ nodes, offset }, section) => {
    const rows = formulaRows(nodes);
    const walk: Walk = { ledger, read, isRewritten, offset, section, formulas: [], chains: new Set() };
    walkRows(rows, walk);
    const book = given.fork();
    bindStatedValues([...stemRows, ...rows], book);
    bindChains(walk.chains, book, 'solution');
    judgeFormulas(walk.formulas, book, ledger);
    ledger.addSlips([...followEquations(rows, offset), ...followRoots(rows, offset)]);
  });
  return ledger.finish();
});

type Reader = (tex: string) => MathNode | undefined;

/** The letters that the stem gives a value. */
function readStem(rows: readonly Row[], read: Reader): SymbolBook {
  const book = createSymbolBook();
  const written = rows.flatMap((row) => (row.kind === 'formula' ? splitChains(row.nodes) : []));
  const chains = written
    .filter(({ signs }) => signs.every((sign) => sign !== 'other'))
    .map(({ members, signs }) => ({
      members: members.map((member): ReadMember => ({ member, node: read(member.tex) })),
      nearly: signs.includes('≈'),
    }));
  bindChains(chains, book, 'stem');
  return book;
}

type Walk = {
  readonly ledger: Ledger;
  readonly read: Reader;
  /** Whether the stem asks for another form of this expression. */
  readonly isRewritten: (tex: string) => boolean;
  readonly offset: number;
  readonly section: number;
  /** Equalities with letters, for when all values are known. */
  readonly formulas: FormulaPair[];
  /** Members that are equal to one another. */
  readonly chains: Set<LinkedChain>;
};

function walkRows(rows: readonly Row[], walk: Walk): void {
  let before: LinkedChain | undefined;
  let block: number | undefined;
  for (const [place, row] of rows.entries()) {
    if (walk.ledger.isFull()) {
      walk.ledger.leaveOut(countSigns(rows.slice(place)));
      return;
    }
    if (row.kind === 'words') {
      takeWords(rows, place, walk);
      continue;
    }
    if (row.block !== block || row.block === undefined) before = undefined;
    block = row.block;
    const hedge = isTornFromWords(rows, place) ? 'denied' : hedgeOfRow(rows, place);
    const display = row.block !== undefined;
    const unit = display ? undefined : unitAfter(rows, place);
    before = takeRow(row, { ...walk, display, before, hedge, unit });
  }
}

function countSigns(rows: readonly Row[]): number {
  const chains = rows.flatMap((row) => (row.kind === 'formula' ? splitChains(row.nodes) : []));
  return chains.reduce((sum, { signs }) => sum + signs.length, 0);
}

/** Arithmetic written without formulas. */
function takeWords(rows: readonly Row[], place: number, walk: Walk): void {
  const row = rows[place];
  const chains = row?.kind === 'words' ? plainChains(row.words, row.start) : [];
  const hedge = chains.length === 0 ? 'denied' : hedgeOfRow(rows, place);
  if (hedge === 'denied') return;
  for (const chain of chains) takeChain(chain, { ...walk, display: false, before: undefined, hedge });
}

type Taking = Walk &
  Where & {
    /** The chain that a line without a left side goes on from. */
    readonly before: LinkedChain | undefined;
    readonly hedge: Hedge;
    /** The unit in the words after the formula, which its last value may be in. */
    readonly unit?: string | undefined;
  };

/** Answers what the next line of the same display may go on from. */
function takeRow(row: FormulaRow, taking: Taking): LinkedChain | undefined {
  const chains = splitChains(row.nodes);
  if (chains.length === 0) noteValue(row, taking);
  let { before } = taking;
  for (const chain of chains) {
    const unit = chain === chains.at(-1) ? taking.unit : undefined;
    const last = takeChain(chain, { ...taking, before, unit });
    before = row.block === undefined ? undefined : last;
  }
  return before;
}

/** A formula that states a value and no equality. */
function noteValue({ nodes }: FormulaRow, { ledger, read, ...where }: Taking): void {
  const tex = printNodes(nodes).trim();
  const start = nodes[0]?.start ?? 0;
  const node = /\d/.test(tex) && tex.length < MAX_VALUE_LENGTH ? read(tex) : undefined;
  if (node !== undefined) ledger.noteResult(node, { tex, start, end: start + tex.length }, where);
}

/** Judges each pair of neighbours of a chain and answers the members that stay linked to its end. */
function takeChain({ members, signs }: WrittenChain, taking: Taking): LinkedChain {
  const own = members.map((member): ReadMember => ({ member, node: taking.read(member.tex) }));
  const goesOn = own[0]?.member.tex === '' ? taking.before : undefined;
  let linked = goesOn ?? { members: own.slice(0, 1), nearly: taking.hedge === 'nearly' };
  let opens = goesOn === undefined;
  signs.forEach((sign, index) => {
    const [left, right] = [linked.members.at(-1), own[index + 1]];
    if (left === undefined || right === undefined) return;
    if (sign === 'other') linked = { members: [], nearly: false };
    else {
      const isRewriting = taking.isRewritten(linked.members[0]?.member.tex ?? '');
      const unit = index === signs.length - 1 ? taking.unit : undefined;
      takePair({ left, right, sign, opens, isRewriting }, { ...taking, unit });
    }
    linked.members.push(right);
    linked.nearly ||= sign === '≈';
    opens = false;
    if (taking.hedge !== 'denied') taking.chains.add(linked);
  });
  return linked;
}

type Pair = {
  readonly left: ReadMember;
  readonly right: ReadMember;
  readonly sign: Sign;
  readonly opens: boolean;
  /** Whether its chain begins with an expression that is to be written in another form. */
  readonly isRewriting: boolean;
};

function takePair({ left, right, sign, opens, isRewriting }: Pair, taking: Taking): void {
  if (left.member.tex === '') return;
  const { ledger, hedge, formulas, offset, section, display } = taking;
  const where: Where = { offset, section, display };
  ledger.countEquality();
  if (right.node !== undefined && hedge !== 'denied') ledger.noteResult(right.node, right.member, where);
  if (left.node === undefined || right.node === undefined) {
    ledger.take({ kind: 'unread' }, { left, right }, where);
    return;
  }
  if (hedge === 'denied' || (opens && isContradiction(left.node, right.node))) return;
  if (MODULAR_INVERSE.test(left.member.tex) && /^\d+$/.test(right.member.tex.trim())) return;
  const nearly = sign === '≈' || hedge === 'nearly';
  const context = { nearly, computed: ledger.computed };
  const plain =
    judgeIdentity(left.node, right.node, isRewriting) ?? judgePair(left.node, right.node, context);
  const verdict = plain.kind === 'wrong' && isRightInUnit(left.node, right, taking) ? RIGHT : plain;
  if (verdict.kind === 'symbolic') formulas.push({ left, right, where, nearly });
  else ledger.take(verdict, { left, right }, where);
}

const RIGHT = { kind: 'right' } as const;

function isRightInUnit(left: MathNode, { member }: ReadMember, { unit, read, ledger }: Taking): boolean {
  const measured = unit === undefined ? undefined : read(`${member.tex}\\,\\mathrm{${unit}}`);
  if (measured === undefined) return false;
  return judgePair(left, measured, { nearly: false, computed: ledger.computed }).kind === 'right';
}

/** Nobody claims that 0 is −12: two plain numbers side by side show that a case cannot be. */
function isContradiction(left: MathNode, right: MathNode): boolean {
  return left.kind !== 'quantity' && right.kind !== 'quantity' && isBareNumber(left) && isBareNumber(right);
}
