import type { TexNode } from '../tex-tree.ts';
import { findFirstStyle, findLabelNumber, LABEL_STYLES, type LabelStyle, MAX_PARTS } from './label.ts';
import { type LabelToken, type NodePlace, sliceNodes } from './label-tokens.ts';

/** Consecutive labels (a), (b), (c), … of one form. */
export type PartLabelRun = { readonly style: LabelStyle; readonly tokens: readonly LabelToken[] };

/** Finds the runs of at least two consecutive labels that begin lines or sentences, in order of their first label. */
export function findLabelRuns(tokens: readonly LabelToken[]): PartLabelRun[] {
  const runs: PartLabelRun[] = [];
  const seen = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const style = findFirstStyle(token.name);
    if (style === undefined || (token.position !== 'line' && token.position !== 'gap')) continue;
    // Only one run is kept for each form and style, so that the search takes linear time.
    const key = `${token.form} ${style}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const run = collectRun(tokens.slice(index), style, ({ position }) => position !== 'word');
    if (run.length > 1) runs.push({ style, tokens: withLaterLabels(run, tokens, style) });
  }
  return runs.length > 0 ? runs : findSelectedLabels(tokens);
}

/** Adds later bold labels to a run. Labels may be missing between them: a paper may print only (a), (b) and (g). */
function withLaterLabels(
  run: readonly LabelToken[],
  tokens: readonly LabelToken[],
  style: LabelStyle,
): readonly LabelToken[] {
  const isBoldLabel = ({ form, position, isEmphasised }: LabelToken): boolean =>
    form === run[0]?.form && position === 'line' && isEmphasised;
  if (!run.every(isBoldLabel)) return run;
  const later = tokens.filter((token) => isBoldLabel(token) && token.start > (run.at(-1)?.start ?? 0));
  const numbers = later.map(({ name }) => findLabelNumber(name, style) ?? 0);
  const areAscending = numbers.every((number, index) => number > (numbers[index - 1] ?? run.length));
  return areAscending ? [...run, ...later].slice(0, MAX_PARTS) : run;
}

/**
 * Finds bold labels at the start of lines that do not begin with the first label or skip some, as in a question of which only the
 * parts (a) and (e) are printed.
 */
function findSelectedLabels(tokens: readonly LabelToken[]): PartLabelRun[] {
  const first = tokens.find(
    ({ isEmphasised, position, form }) => isEmphasised && position === 'line' && !form.startsWith('part'),
  );
  const style = first && LABEL_STYLES.find((name) => findLabelNumber(first.name, name) !== undefined);
  if (first === undefined || style === undefined || style === 'digits') return [];
  const isRoman = findFirstStyle(first.name) === 'romans';
  const sameForm = tokens.filter(({ form, position }) => form === first.form && position === 'line');
  const run = { style: isRoman ? 'romans' : style, tokens: sameForm } as const;
  const numbers = sameForm.map(({ name }) => findLabelNumber(name, run.style) ?? 0);
  const areEmphasised = sameForm.every(({ isEmphasised }) => isEmphasised);
  const areAscending = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  return areEmphasised && areAscending ? [run] : [];
}

/** Finds a run of labels inside sentences: `Find (a) the speed and (b) the time`. Each label occurs once. */
export function findRunInSentence(tokens: readonly LabelToken[]): PartLabelRun | undefined {
  const first = tokens.find(({ name, form }) => findFirstStyle(name) !== undefined && form.endsWith(')'));
  const style = first && findFirstStyle(first.name);
  if (first === undefined || style === undefined) return undefined;
  const run = collectRun(tokens.slice(tokens.indexOf(first)), style, () => true);
  const names = tokens.filter(({ form }) => form === first.form).map(({ name }) => name);
  const areUnique = new Set(names).size === names.length;
  return run.length > 1 && areUnique && run.length === names.length ? { style, tokens: run } : undefined;
}

/** Finds a run of labels that begin sentences in a paragraph: `… filter. A) Write … . B) Given …`. */
export function findRunOfSentences(tokens: readonly LabelToken[]): PartLabelRun | undefined {
  const allowed = tokens.filter(({ position, form }) => position !== 'word' && form.endsWith(')'));
  const first = allowed.findIndex(({ name }) => name === 'a');
  const run = first < 0 ? [] : collectRun(allowed.slice(first), 'letters', () => true);
  return run.length > 1 ? { style: 'letters', tokens: run } : undefined;
}

function collectRun(
  tokens: readonly LabelToken[],
  style: LabelStyle,
  isAllowed: (token: LabelToken) => boolean,
): LabelToken[] {
  const run: LabelToken[] = [];
  for (const token of tokens) {
    if (run.length >= MAX_PARTS) break;
    const isNext = findLabelNumber(token.name, style) === run.length + 1;
    if (isNext && token.form === (run[0] ?? token).form && isAllowed(token)) run.push(token);
  }
  return run;
}

/** The nodes before the first label, and the nodes after each label. */
type CutNodes = { readonly before: TexNode[]; readonly pieces: TexNode[][] };

/** Cuts sibling nodes at the given labels and removes the labels. */
export function cutAtTokens(nodes: readonly TexNode[], tokens: readonly LabelToken[]): CutNodes {
  const end: NodePlace = { index: nodes.length, offset: 0 };
  const before = sliceNodes(nodes, { index: 0, offset: 0 }, tokens[0]?.from ?? end);
  const pieces = tokens.map(({ to }, index) => sliceNodes(nodes, to, tokens[index + 1]?.from ?? end));
  return { before, pieces };
}
