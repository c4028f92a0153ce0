import type { ReadQuestion } from '../../latex/read-questions.ts';
import { someNode } from '../../maths/read/children.ts';
import { createMemberParser } from './create-member-parser.ts';
import { bindTextValues, evaluateSections } from './evaluate-working.ts';
import { type SolutionRow, splitIntoRows } from './formula-rows.ts';
import { listPartReferences, usesPreviousPart } from './part-references.ts';
import { type PartSections, splitByPart } from './part-sections.ts';
import type { ParseMember } from './read-member.ts';
import { createRecorder } from './recorder.ts';
import { createDimensionFinder, type FindDimensions } from './stated-units.ts';
import { bindStatedValues } from './stated-values.ts';
import { type Binding, createSymbolTable, type FindKnownValue, type SymbolTable } from './symbol-table.ts';
import type { Working } from './working.ts';

/** The maximum number of rows of shared text that are read again for each part, so that time stays linear. */
const MAX_SHARED_ROWS = 100;

/**
 * Recomputes the solutions of a question with parts: first the shared solution, then the solution of each part. A part knows the
 * values of the shared text and of earlier parts. It is never compared with the answer of another part.
 */
export function evaluateParts(source: string, read: ReadQuestion): readonly Working[] {
  const parse = createMemberParser(source, read.spans.question);
  const state: EvaluationState = {
    parse,
    shared: createSymbolTable(),
    known: createSymbolTable(),
    computed: new Set(),
    findDimensions: createDimensionFinder(source, read.spans.question),
    sharedRows: [],
  };
  let outer: { readonly path: string; readonly rows: readonly SolutionRow[] } = { path: '', rows: [] };
  return splitByPart(source, read).map((part) => {
    const rows = splitIntoRows(part.text);
    if (part.path === '') addSharedRows(rows, state);
    else addSharedRows(splitIntoRows(part.lead), state);
    const isInner = outer.path !== '' && part.path.startsWith(`${outer.path}.`);
    const text = isInner ? [...outer.rows.slice(0, MAX_SHARED_ROWS), ...rows] : rows;
    if (!isInner) outer = { path: part.path, rows };
    return evaluatePart(part, text, state);
  });
}

type EvaluationState = {
  readonly parse: ParseMember;
  /** The values of the shared text. */
  readonly shared: SymbolTable;
  /** The values of the shared text and of the solutions of earlier parts. */
  readonly known: SymbolTable;
  /** The results of the steps so far, in all parts. */
  readonly computed: Set<number>;
  readonly findDimensions: FindDimensions;
  /** The first rows of the shared text. */
  readonly sharedRows: SolutionRow[];
};

function addSharedRows(
  rows: readonly SolutionRow[],
  { parse, shared, known, sharedRows }: EvaluationState,
): void {
  bindTextValues(rows, parse, shared, known);
  bindStatedValues(rows, shared);
  bindStatedValues(rows, known);
  sharedRows.push(...rows.slice(0, MAX_SHARED_ROWS - sharedRows.length));
}

function evaluatePart(part: PartSections, text: readonly SolutionRow[], state: EvaluationState): Working {
  const { parse, known, computed, sharedRows } = state;
  const solution = part.sections.flatMap(({ nodes }) => splitIntoRows(nodes));
  const isReferring =
    usesPreviousPart(joinWords(text)) || listPartReferences(joinWords([...text, ...solution])).length > 0;
  return evaluateSections(part.sections, {
    recorder: createRecorder(computed, state.findDimensions),
    parse,
    context: part.path === '' ? text : [...sharedRows, ...text],
    text: part.path === '' ? [] : text,
    findKnown: createKnownLookup(state, isReferring),
    ...(part.path === '' ? {} : { results: known }),
  });
}

/**
 * Looks up values that a part does not state itself. The same letter may mean something else in another part. So the value of an
 * earlier part is certain only if this part refers to that part and the value has a unit.
 */
function createKnownLookup({ shared, known }: EvaluationState, isReferring: boolean): FindKnownValue {
  return (name) => {
    const value = known.find(name);
    return value && (shared.find(name) ?? toEarlierValue(value, isReferring));
  };
}

function toEarlierValue({ node, isApproximate = false }: Binding, isReferring: boolean): Binding {
  const hasUnit = someNode(node, ({ kind }) => kind === 'quantity');
  return { node, member: undefined, isApproximate, isUncertain: !isReferring || !hasUnit };
}

function joinWords(rows: readonly SolutionRow[]): string {
  return rows.map((row) => (row.kind === 'words' ? row.words : ' … ')).join('');
}
