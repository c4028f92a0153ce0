import { findDefinition, mayDefine } from '../definitions.ts';
import { hasNameIn } from '../names-in.ts';
import { plainText } from '../plain-text.ts';
import { printNodes } from '../print-tex.ts';
import { findGroup, findOptional } from '../tex-arguments.ts';
import { type EnvironmentNode, isBranch, isCommand, type TexNode } from '../tex-tree.ts';
import { findLabelNumber, type LabelStyle } from './label.ts';

/** What the options of a list state about its labels. */
type ListOptions = {
  readonly style: LabelStyle | undefined;
  /** The number of the first item. */
  readonly start: number;
  /** Whether the list continues the one before it. */
  readonly resumes: boolean;
};

/** Environments with labels of their own, and the style of these labels. */
const STYLE_BY_ENVIRONMENT: ReadonlyMap<string, LabelStyle> = new Map([
  ['parts', 'letters'],
  ['subsubparts', 'letters'],
  ['tasks', 'letters'],
]);
const MAX_NODES_BEFORE_ITEM = 60;
/** `[(b)]`: a list for a single part, whose label the author typed. */
const LATER_LETTER = /^\W{0,2}([b-hB-H])\W{0,2}$/u;
/** `label=(\Alph*)`, `[(A)]`, `[A.]`. */
const CAPITALS = /\\Alph\b|(?:^|[^a-zA-Z\\])A(?![a-zA-Z])/u;

/** Reads the label style and the first number of a list from its options, as in `\begin{enumerate}[label=(\roman*), start=2]`. */
export function readListOptions(list: EnvironmentNode): ListOptions {
  const optional = findOptional(list.children, 0);
  const text = optional === undefined ? '' : printNodes(optional.nodes);
  const letter = LATER_LETTER.exec(text)?.[1]?.toLowerCase();
  const first = letter === undefined ? undefined : findLabelNumber(letter, 'letters');
  const start = Number(
    /\bstart\s*=\s*(\d{1,2})/u.exec(text)?.[1] ?? first ?? findCounterStart(list.children),
  );
  return {
    style: (first === undefined ? findStyle(text) : 'letters') ?? findEnvironmentStyle(list),
    start: Math.max(1, start),
    resumes: /\bresume\b/u.test(text),
  };
}

/**
 * The style of an environment with labels of its own. `subparts` has labels only if the document uses the commands of the class
 * exam.
 */
function findEnvironmentStyle({ name, children }: EnvironmentNode): LabelStyle | undefined {
  if (name !== 'subparts') return STYLE_BY_ENVIRONMENT.get(name);
  return children.some((node) => isCommand(node, 'subpart')) ? 'romans' : undefined;
}

/** Whether the labels of a list are the capital letters A, B, …, which usually label options. */
export function hasCapitalLabels(list: EnvironmentNode): boolean {
  const optional = findOptional(list.children, 0);
  if (optional !== undefined) return CAPITALS.test(printNodes(optional.nodes));
  const item = list.children.findIndex((node) => isCommand(node, 'item'));
  const label = item < 0 ? undefined : findOptional(list.children, item + 1);
  return label !== undefined && /^\W*A\W*$/u.test(plainText(label.nodes, 'shown'));
}

/** Finds the label style that a definition or the options of a list state: `(\alph*)`, `\roman{enumi}`, `(a)`, `i.`. */
export function findStyle(text: string): LabelStyle | undefined {
  if (/\\[aA]lph/u.test(text)) return 'letters';
  if (/\\[rR]oman/u.test(text)) return 'romans';
  if (/\\arabic/u.test(text)) return 'digits';
  const label = /\blabel\s*=\s*([^,]*)/u.exec(text)?.[1] ?? (text.includes('=') ? '' : text);
  const sign = /(?:^|[^a-zA-Z\\])([aAiI1])(?![a-zA-Z])/u.exec(label.replace(/\\[a-zA-Z]+/gu, ' '))?.[1];
  if (sign === undefined) return undefined;
  if (sign === '1') return 'digits';
  return /[aA]/u.test(sign) ? 'letters' : 'romans';
}

/** The first number after `\setcounter{enumi}{2}` before the first item. */
function findCounterStart(nodes: readonly TexNode[]): number {
  const head = nodes.slice(0, MAX_NODES_BEFORE_ITEM);
  const index = head.findIndex((node) => isCommand(node, 'setcounter'));
  if (index < 0 || head.slice(0, index).some((node) => isCommand(node, 'item'))) return 1;
  const counter = findGroup(nodes, index + 1);
  const value = counter && findGroup(nodes, counter.next);
  const text = value === undefined ? '' : printNodes(value.group.children);
  return /^\s*\d{1,2}\s*$/u.test(text) ? Number(text) + 1 : 1;
}

/** The label styles of `enumerate` lists by their depth, from 0, where the document defines them. */
export type ListStyles = ReadonlyMap<number, LabelStyle>;

const LABEL_MACRO = /^(?:label|the)enum(i{1,3}|iv)$/u;
const SET_LIST = /^set(?:list|enumerate)$/u;
const DEPTHS = ['i', 'ii', 'iii', 'iv'];

/** Collects the label styles from `\renewcommand{\labelenumii}{…}` and `\setlist[enumerate,2]{label=…}`. */
export function collectListStyles(nodes: readonly TexNode[]): ListStyles {
  const styles = new Map<number, LabelStyle>();
  if (!mayDefine(nodes) && !hasNameIn(nodes, (name) => SET_LIST.test(name))) return styles;
  const visit = (siblings: readonly TexNode[]): void => {
    siblings.forEach((node, index) => {
      if (isBranch(node)) visit(node.children);
      const found =
        node.kind === 'command'
          ? (findMacroStyle(siblings, index) ?? findSetListStyle(siblings, index))
          : undefined;
      if (found !== undefined && !styles.has(found.depth)) styles.set(found.depth, found.style);
    });
  };
  visit(nodes);
  return styles;
}

/** A reference to a part by its letter or number: `part (a)`, `Parts a-b`, `parts 1 and 2`. */
const REFERENCE = /\bparts?[\s~]*\(?(?:([a-h])|(\d))(?![\p{L}\d])/giu;
/** Source text that states letters as labels. References by letter may refer to these labels. */
const STATED_LETTERS =
  /\\item\s*\[\W*[aA]\W*\]|\\[aA]lph\b|\\begin\{enumerate\}\s*\[\W*[aA]\W*\]|\\(?:sub)?part\b|\(a\)\s+\p{Lu}|section\*?\{\s*[Pp]art\s*\(?[aA]\b/u;
const MIN_REFERENCES = 2;

/**
 * Finds the style by which the text refers to parts: letters, if most references have letters and no list states its labels. A
 * class may define such labels, so that the source does not show them.
 */
export function findReferredStyle(tex: string): LabelStyle | undefined {
  if (STATED_LETTERS.test(tex)) return undefined;
  const references = [...tex.matchAll(REFERENCE)];
  const letters = references.filter(([, letter]) => letter !== undefined);
  return letters.length >= MIN_REFERENCES && letters.length * 2 > references.length ? 'letters' : undefined;
}

type DepthStyle = { readonly depth: number; readonly style: LabelStyle };

function findMacroStyle(nodes: readonly TexNode[], index: number): DepthStyle | undefined {
  const definition = findDefinition(nodes, index);
  const depth = DEPTHS.indexOf(LABEL_MACRO.exec(definition?.name ?? '')?.[1] ?? '');
  const style = depth < 0 ? undefined : findStyle(printNodes(definition?.body ?? []));
  return style && { depth, style };
}

function findSetListStyle(nodes: readonly TexNode[], index: number): DepthStyle | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command' || !SET_LIST.test(node.name)) return undefined;
  const optional = findOptional(nodes, index + 1);
  const options = findGroup(nodes, optional?.next ?? index + 1);
  const name = optional === undefined ? '' : printNodes(optional.nodes);
  if (options === undefined || /itemize|description/u.test(name)) return undefined;
  const text = printNodes(options.group.children);
  const style = /\blabel\s*=/u.test(text) ? findStyle(text) : undefined;
  return style && { depth: Number(/[1-4]/u.exec(name)?.[0] ?? 1) - 1, style };
}

const OPTIONS_BY_STYLE: ReadonlyMap<LabelStyle, string> = new Map([
  ['letters', '(a)'],
  ['romans', '(i)'],
]);

/** Writes letters or numerals that the document defines for its outer lists into the options of these lists. */
export function writeOuterStyle(nodes: readonly TexNode[]): readonly TexNode[] {
  const options = OPTIONS_BY_STYLE.get(collectListStyles(nodes).get(0) ?? 'digits');
  return options === undefined ? nodes : writeOptions(nodes, options);
}

function writeOptions(nodes: readonly TexNode[], options: string): readonly TexNode[] {
  return nodes.map((node) => {
    if (!isBranch(node) || node.kind === 'math') return node;
    if (node.kind !== 'environment' || node.name !== 'enumerate')
      return { ...node, children: writeOptions(node.children, options) };
    if (findOptional(node.children, 0) !== undefined) return node;
    const start = node.start + node.open.length;
    const text = (value: string): TexNode => ({ kind: 'text', text: value, start });
    const bracket = (value: string): TexNode => ({ kind: 'symbol', text: value, start });
    return { ...node, children: [bracket('['), text(options), bracket(']'), ...node.children] };
  });
}

/**
 * Writes a label that is defined inside a list into its options: `\begin{enumerate}\def\labelenumi{(\alph{enumi})}` becomes
 * `\begin{enumerate}[(\alph{enumi})]`.
 */
export function moveLabelToOptions(list: EnvironmentNode): EnvironmentNode {
  const { children } = list;
  if (list.name !== 'enumerate' || findOptional(children, 0) !== undefined) return list;
  const item = children.findIndex((node) => isCommand(node, 'item'));
  const head = children.slice(0, Math.min(MAX_NODES_BEFORE_ITEM, Math.max(0, item)));
  if (!mayDefine(head)) return list;
  const body = head
    .map((_, index) => findDefinition(head, index))
    .find((definition) => LABEL_MACRO.test(definition?.name ?? ''))?.body;
  if (body === undefined) return list;
  const start = list.start + list.open.length;
  const bracket = (text: string): TexNode => ({ kind: 'symbol', text, start });
  return { ...list, children: [bracket('['), ...body, bracket(']'), ...children] };
}
