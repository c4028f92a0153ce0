import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import { cacheByText } from '../../text/cache-by-text.ts';
import { type SolutionSection, splitQuestion } from '../sections/solution-sections.ts';
import { checkEquations } from './check-equations.ts';
import { checkRoots } from './check-roots.ts';
import { checkStatedRoots } from './check-stated-roots.ts';
import { createMemberParser } from './create-member-parser.ts';
import { createRewriteTest } from './create-rewrite-test.ts';
import { detectHedge } from './detect-hedge.ts';
import { evaluatePair, type RowContext, type SectionContext } from './evaluate-pair.ts';
import { findChainSlips } from './find-chain-slips.ts';
import { findModuli } from './find-moduli.ts';
import { findTextChains } from './find-text-chains.ts';
import { type FormulaRow, type SolutionRow, splitIntoRows } from './formula-rows.ts';
import { bindChains, judgeFormulas, type LinkedChain } from './judge-formulas.ts';
import { createFunctionJudge } from './judge-functions.ts';
import { WITHOUT_VALUES } from './judge-pair.ts';
import { judgeRepeatedSides } from './judge-repeated-sides.ts';
import { judgeSteps } from './judge-steps.ts';
import { listTextEqualities } from './list-text-equalities.ts';
import type { ParseMember } from './read-member.ts';
import { createRecorder, type ParsedMember, type Recorder } from './recorder.ts';
import {
  continuesInText,
  detectRowHedge,
  findUnitAfter,
  findWordAfter,
  isExample,
  isPresentedAsResult,
} from './row-words.ts';
import { splitChains, type WrittenChain } from './split-chains.ts';
import { createDimensionFinder } from './stated-units.ts';
import { bindStatedValues } from './stated-values.ts';
import { createSymbolTable, type FindKnownValue, type SymbolTable } from './symbol-table.ts';
import type { Working } from './working.ts';

/** Longer formulas are not parsed as a value. */
const MAX_VALUE_LENGTH = 200;
/** Recomputes every equality of the solutions of a question. */
export function evaluateWorking(source: string, { start, end }: Span): Working {
  return evaluateBetween(source, start, end);
}

const evaluateBetween = cacheByText((source: string, start: number, end: number): Working => {
  const question = { start, end };
  const { stem, sections } = splitQuestion(source, question);
  const rows = splitIntoRows(stem);
  const parse = createMemberParser(source, question);
  const recorder = createRecorder(new Set(), createDimensionFinder(source, question));
  return evaluateSections(sections, { recorder, parse, context: rows, text: rows });
});

/** What is known before the solutions of a question or part are evaluated. */
type WorkingContext = {
  readonly recorder: Recorder;
  readonly parse: ParseMember;
  /** The text that a solution may refer to: for a part, the text that it shares with others and its own. */
  readonly context: readonly SolutionRow[];
  /** The text whose values apply to this question or part only. */
  readonly text: readonly SolutionRow[];
  readonly findKnown?: FindKnownValue;
  /** Receives the values of letters in the main solution for later parts. Values of a wrong equality are left out. */
  readonly results?: SymbolTable;
};

/** Recomputes every equality of the given solutions; the first one is the main solution. */
export function evaluateSections(
  sections: readonly Pick<SolutionSection, 'nodes' | 'offset'>[],
  { recorder, parse, context, text, findKnown, results }: WorkingContext,
): Working {
  const textValues = createSymbolTable(findKnown);
  bindTextValues(text, parse, textValues);
  const isRewritten = createRewriteTest(context);
  sections.forEach(({ nodes, offset }, section) => {
    const rows = splitIntoRows(nodes);
    const sectionContext: SectionContext = {
      recorder,
      parse,
      isRewritten,
      offset,
      section,
      formulas: [],
      chains: new Set(),
      moduli: findModuli([...context, ...rows]),
    };
    evaluateRows(rows, sectionContext);
    judgeSteps(rows, { recorder, parse, offset, section, display: false });
    const symbols = textValues.fork();
    bindStatedValues([...context, ...rows], symbols);
    bindChains(sectionContext.chains, symbols, 'solution');
    const judgeAsFunctions = createFunctionJudge({ context, rows, parse, recorder });
    const unjudgedFormulas = sectionContext.formulas.filter((pair) => !judgeAsFunctions(pair));
    judgeFormulas(unjudgedFormulas, symbols, recorder);
    recorder.addSlips(findChainSlips(unjudgedFormulas));
    judgeRepeatedSides(sectionContext.chains, recorder, { offset, section, display: true });
    recorder.addWrongEqualities([
      ...checkEquations(rows, offset),
      ...checkStatedRoots(rows, offset),
      ...checkRoots(rows, offset),
    ]);
    if (section === 0 && results !== undefined && recorder.finish().wrongEqualities.length === 0)
      bindChains(sectionContext.chains, results, 'solution');
  });
  return recorder.finish();
}

/** Binds the letters to which the text before the solutions gives a value. */
export function bindTextValues(
  rows: readonly SolutionRow[],
  parse: ParseMember,
  ...tables: readonly SymbolTable[]
): void {
  const chains = rows.flatMap((row, index) => {
    if (row.kind !== 'formula' || isExample(rows, index)) return [];
    const unit = row.block === undefined ? findUnitAfter(rows, index) : undefined;
    return splitChains(row.nodes)
      .filter(({ signs }) => signs.every((sign) => sign !== 'other'))
      .map(({ members, signs }) => ({
        members: members.map((member): ParsedMember => ({ member, node: parse(withUnit(member.tex, unit)) })),
        isApproximate: signs.includes('≈'),
      }));
  });
  for (const symbols of tables) bindChains(chains, symbols, 'stem');
}

/** Adds the unit in the text after a formula to a number: the centimetres of `$d = 5$ cm`. */
function withUnit(tex: string, unit: string | undefined): string {
  return unit !== undefined && /^-?[\d.]+$/.test(tex.trim()) ? `${tex}\\,\\mathrm{${unit}}` : tex;
}

/** Judges the rows of one solution; stops when the limit of equalities is reached. */
function evaluateRows(rows: readonly SolutionRow[], context: SectionContext): void {
  let previousChains: readonly LinkedChain[] = [];
  let block: number | undefined;
  for (const [index, row] of rows.entries()) {
    if (context.recorder.isFull()) {
      context.recorder.skip(countSigns(rows.slice(index)));
      return;
    }
    if (row.kind === 'words') {
      evaluateWords(rows, index, context);
      continue;
    }
    if (row.block !== block || row.block === undefined) previousChains = [];
    block = row.block;
    // A formula that continues in the text is incomplete, so it is not judged.
    const hedge = continuesInText(rows, index) ? 'denied' : detectRowHedge(rows, index);
    const display = row.block !== undefined;
    const unit = display ? undefined : findWordAfter(rows, index);
    const isMention = !display && !isPresentedAsResult(rows, index);
    const continued = display && previousChains.length === 0 ? findDisplayBefore(rows, index) : undefined;
    const rowContext = { ...context, display, hedge, unit, item: row.item, isMention, continued };
    previousChains = evaluateRow(row, previousChains, rowContext);
  }
}

/** Returns the end of the display directly before a display, whose formula it may continue: `$$a = b$$ $$- c = d$$`. */
function findDisplayBefore(rows: readonly SolutionRow[], index: number): string | undefined {
  const [row, words] = [rows[index], rows[index - 1]];
  const isAdjacent = words?.kind === 'words' && words.words.trim() === '';
  const before = isAdjacent ? rows[index - 2] : words;
  if (before?.kind !== 'formula' || before.block === undefined || row?.kind !== 'formula') return undefined;
  if (!/^[-+−*/&\s]*[-+−*/]|^[&\s]*\\(?:times|cdot)(?![a-z])/.test(printNodes(row.nodes))) return undefined;
  return splitChains(before.nodes).at(-1)?.members.at(-1)?.tex;
}

function countSigns(rows: readonly SolutionRow[]): number {
  const chains = rows.flatMap((row) => (row.kind === 'formula' ? splitChains(row.nodes) : []));
  return chains.reduce((sum, { signs }) => sum + signs.length, 0);
}

/** Judges arithmetic in running text, and counts its other equalities. */
function evaluateWords(rows: readonly SolutionRow[], index: number, context: SectionContext): void {
  const row = rows[index];
  if (row?.kind !== 'words' || !/[=≈]/.test(row.words)) return;
  const { recorder, offset, section } = context;
  const chains = findTextChains(row.words, row.start);
  for (const { left, right, hasNames } of listTextEqualities(row.words, row.start, chains)) {
    if (recorder.isFull()) {
      recorder.skip(1);
      continue;
    }
    recorder.countEquality();
    recorder.recordVerdict(
      hasNames ? WITHOUT_VALUES : { kind: 'unread' },
      { left: { member: left, node: undefined }, right: { member: right, node: undefined } },
      { offset, section, display: false },
    );
  }
  if (chains.length === 0) return;
  const rowHedge = detectRowHedge(rows, index);
  for (const chain of chains) {
    const [start, end] = [chain.members[0]?.start ?? row.start, chain.members.at(-1)?.end ?? row.start];
    const hedge =
      rowHedge ?? detectHedge(row.words.slice(0, start - row.start), row.words.slice(end - row.start));
    evaluateChain(chain, { ...context, display: false, previousChain: undefined, hedge, item: 0 });
  }
}

/** Judges a row and returns the chains that the next row of the same display may continue. */
function evaluateRow(
  row: FormulaRow,
  previousChains: readonly LinkedChain[],
  context: Omit<RowContext, 'previousChain'>,
): readonly LinkedChain[] {
  const chains = splitChains(row.nodes);
  if (chains.length === 0 && context.hedge !== 'denied') recordValue(row, context);
  if (chains.length === 0) return previousChains;
  const evaluated: LinkedChain[] = [];
  // Several columns without left sides continue the columns above them.
  const hasColumns = chains.filter(({ members }) => members[0]?.tex === '').length > 1;
  for (const [index, chain] of chains.entries()) {
    // In several columns, each column continues its own chain; otherwise the statement before is continued.
    const isSameLayout = previousChains.length === chains.length;
    const only = previousChains.length === 1 ? previousChains[0] : undefined;
    const before = hasColumns ? undefined : index === 0 ? only : evaluated.at(-1);
    const previousChain = row.block === undefined ? undefined : isSameLayout ? previousChains[index] : before;
    const unit = chain === chains.at(-1) ? context.unit : undefined;
    evaluated.push(evaluateChain(chain, { ...context, previousChain, unit }));
  }
  return row.block === undefined ? [] : evaluated;
}

/** Records the value of a formula without an equality. */
function recordValue(
  { nodes }: FormulaRow,
  { recorder, parse, ...location }: Omit<RowContext, 'previousChain'>,
): void {
  const tex = printNodes(nodes).trim();
  const start = nodes[0]?.start ?? 0;
  const node = /\d/.test(tex) && tex.length < MAX_VALUE_LENGTH ? parse(tex) : undefined;
  if (node !== undefined) recorder.recordResult(node, { tex, start, end: start + tex.length }, location);
}

const UNCERTAINTY = /^\s*\\(?:Delta|delta|sigma)(?![a-zA-Z])/;

/** Judges each pair of adjacent members of a chain and returns the members that are equal to the last one. */
function evaluateChain({ members, signs }: WrittenChain, context: RowContext): LinkedChain {
  const parsedMembers = members.map((member): ParsedMember => ({ member, node: context.parse(member.tex) }));
  const continuedChain = parsedMembers[0]?.member.tex === '' ? context.previousChain : undefined;
  let linkedChain = continuedChain ?? {
    members: parsedMembers.slice(0, 1),
    isApproximate: context.hedge === 'approximate',
  };
  let isFirst = continuedChain === undefined;
  signs.forEach((sign, index) => {
    const [left, right] = [linkedChain.members.at(-1), parsedMembers[index + 1]];
    if (left === undefined || right === undefined) return;
    if (sign === 'other') linkedChain = { members: [], isApproximate: false };
    else {
      const isRewriting = context.isRewritten(linkedChain.members[0]?.member.tex ?? '');
      const unit = index === signs.length - 1 ? context.unit : undefined;
      const head = linkedChain.members.length > 1 ? linkedChain.members[0]?.node : undefined;
      const isUncertainty = UNCERTAINTY.test(linkedChain.members[0]?.member.tex ?? '');
      evaluatePair({ left, right, sign, isFirst, isRewriting, head, isUncertainty }, { ...context, unit });
    }
    linkedChain.members.push(right);
    linkedChain.isApproximate ||= sign === '≈';
    isFirst = false;
    if (context.hedge !== 'denied') context.chains.add(linkedChain);
  });
  return linkedChain;
}
