// The node types of a parsed TeX document. `start` and `end` are offsets in the source text.

/** Ordinary characters, including white space. */
export type TextNode = { readonly kind: 'text'; readonly text: string; readonly start: number };
/** From `%` to the end of the line, without the line break. */
export type CommentNode = { readonly kind: 'comment'; readonly text: string; readonly start: number };
/** `\name` or `\,`; its arguments are sibling nodes, because their number depends on the command's definition. */
export type CommandNode = {
  readonly kind: 'command';
  readonly name: string;
  readonly text: string;
  readonly start: number;
};
/** One of `& [ ] ~ ^ _`. */
type SymbolNode = { readonly kind: 'symbol'; readonly text: string; readonly start: number };
/** A delimiter without its partner: a brace, a `$`, a `\begin{…}` or an `\end{…}`. */
export type StrayNode = {
  readonly kind: 'stray';
  readonly text: string;
  readonly start: number;
  /** The environment that a stray `\begin` or `\end` names. */
  readonly name?: string;
};
/** A whole `verbatim`-like environment or `\verb|…|`. */
type VerbatimNode = { readonly kind: 'verbatim'; readonly text: string; readonly start: number };

/** `{…}`. */
export type GroupNode = {
  readonly kind: 'group';
  readonly open: string;
  readonly close: string;
  readonly children: readonly TexNode[];
  readonly start: number;
  readonly end: number;
};
/** `$…$`, `$$…$$`, `\(…\)` or `\[…\]`. */
export type TexMathNode = {
  readonly kind: 'math';
  readonly display: boolean;
  readonly open: string;
  readonly close: string;
  readonly children: readonly TexNode[];
  readonly start: number;
  readonly end: number;
};
/** `\begin{name}…\end{name}`. */
export type EnvironmentNode = {
  readonly kind: 'environment';
  readonly name: string;
  readonly open: string;
  readonly close: string;
  readonly children: readonly TexNode[];
  readonly start: number;
  readonly end: number;
};

export type TexLeaf = TextNode | CommentNode | CommandNode | SymbolNode | StrayNode | VerbatimNode;
export type TexBranch = GroupNode | TexMathNode | EnvironmentNode;
export type TexNode = TexLeaf | TexBranch;

/** A delimiter without a partner, or nesting beyond `MAX_DEPTH`. */
export type TexProblem = {
  readonly rule:
    | 'brace-is-closed'
    | 'brace-is-opened'
    | 'math-is-closed'
    | 'math-is-opened'
    | 'environment-is-closed'
    | 'environment-is-opened'
    | 'nesting-is-shallow';
  readonly start: number;
  readonly end: number;
  readonly name: string;
};

/** The parsed text and the problems of its delimiters. */
export type TexTree = { readonly nodes: readonly TexNode[]; readonly problems: readonly TexProblem[] };

/** Deeper delimiters become stray nodes, so that recursion over the tree cannot overflow the stack. */
export const MAX_DEPTH = 400;

export function isBranch(node: TexNode): node is TexBranch {
  return node.kind === 'group' || node.kind === 'math' || node.kind === 'environment';
}

/** Returns the offset after the last character of a node. */
export function getNodeEnd(node: TexNode): number {
  return isBranch(node) ? node.end : node.start + node.text.length;
}

export function isCommand(node: TexNode | undefined, name: string): node is CommandNode {
  return node?.kind === 'command' && node.name === name;
}

export function isEnvironment(
  node: TexNode | undefined,
  names: ReadonlySet<string>,
): node is EnvironmentNode {
  return node?.kind === 'environment' && names.has(node.name);
}

/** Whether a node prints nothing: white space or a comment. */
export function isBlank(node: TexNode): boolean {
  if (node.kind === 'comment') return true;
  return node.kind === 'text' && node.text.trim() === '';
}

/** Whether any node or descendant satisfies the test. */
export function containsNode(nodes: readonly TexNode[], test: (node: TexNode) => boolean): boolean {
  return nodes.some((node) => test(node) || (isBranch(node) && containsNode(node.children, test)));
}
