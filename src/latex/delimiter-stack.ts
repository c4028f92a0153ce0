import { MAX_DEPTH, type TexProblem } from './tex-tree.ts';
import type { Tokens } from './tokenise-tex.ts';

const MAX_PROBLEMS = 200;
const UNMATCHED = -1;
/** Environments that contain text, also inside a formula. */
const BOXES: ReadonlySet<string> = new Set(['minipage', 'varwidth', 'tabular', 'tikzpicture']);

/** The kind of a delimiter: `dollar` is `$`, `dollars` is `$$`, `round` is `\(`, `square` is `\[`. */
export type DelimiterType = 'brace' | 'environment' | 'dollar' | 'dollars' | 'round' | 'square';
/** A delimiter. `name` is the name of an environment, or the text of another delimiter. */
type Delimiter = { readonly type: DelimiterType; readonly token: number; readonly name: string };

/** The stack of open delimiters, and the pairs and problems found so far. */
export type DelimiterStack = {
  /** For each token, the index of the matching delimiter; -1 for none. */
  readonly partners: Int32Array;
  readonly problems: TexProblem[];
  topType(): DelimiterType | undefined;
  isOpen(type: DelimiterType, name?: string): boolean;
  /** Whether a box such as `minipage`, which contains text, is open inside the last open formula. */
  isBoxed(): boolean;
  push(frame: Delimiter): void;
  /**
   * Pairs a closing delimiter with the nearest open one of its kind. Delimiters opened after that one stay unmatched. If none is
   * open, the closing delimiter is reported.
   */
  close(frame: Delimiter): void;
  /** Removes the last opened delimiter, which stays unmatched, and reports it. */
  abandon(): void;
};

const NEVER_CLOSED: Readonly<Record<DelimiterType, TexProblem['rule']>> = {
  brace: 'brace-is-closed',
  environment: 'environment-is-closed',
  dollar: 'math-is-closed',
  dollars: 'math-is-closed',
  round: 'math-is-closed',
  square: 'math-is-closed',
};
const NEVER_OPENED: Readonly<Record<DelimiterType, TexProblem['rule']>> = {
  brace: 'brace-is-opened',
  environment: 'environment-is-opened',
  dollar: 'math-is-opened',
  dollars: 'math-is-opened',
  round: 'math-is-opened',
  square: 'math-is-opened',
};

/**
 * Creates the stack of open delimiters. Each delimiter is pushed and popped at most once, so matching takes linear time.
 */
export function createDelimiterStack({ count, starts }: Tokens): DelimiterStack {
  const partners = new Int32Array(count).fill(UNMATCHED);
  const problems: TexProblem[] = [];
  const report = createReporter(problems, starts);
  const stack: Delimiter[] = [];
  const openCounts = new Map<string, number>();
  // The number of opening delimiters deeper than MAX_DEPTH, by key. They are not on the stack, so the same number of closing
  // delimiters is ignored.
  const tooDeep = new Map<string, number>();
  let isInDeepNest = false;

  const isOpen = (type: DelimiterType, name = ''): boolean =>
    (openCounts.get(getCountKey(type, name)) ?? 0) > 0;
  const isBoxed = (): boolean => {
    const formula = stack.findLastIndex(({ type }) => type !== 'brace' && type !== 'environment');
    return stack.slice(formula + 1).some(({ type, name }) => type === 'environment' && BOXES.has(name));
  };
  const pop = (): Delimiter | undefined => {
    const frame = stack.pop();
    if (frame !== undefined) addToCount(openCounts, getCountKey(frame.type, frame.name), -1);
    isInDeepNest = false;
    return frame;
  };
  const abandon = (): void => {
    const frame = pop();
    if (frame !== undefined) report(NEVER_CLOSED[frame.type], frame);
  };
  const push = (frame: Delimiter): void => {
    const isTooDeep = stack.length >= MAX_DEPTH;
    addToCount(isTooDeep ? tooDeep : openCounts, getCountKey(frame.type, frame.name), 1);
    if (!isTooDeep) {
      stack.push(frame);
      return;
    }
    if (!isInDeepNest) report('nesting-is-shallow', frame);
    isInDeepNest = true;
  };
  const close = (closer: Delimiter): void => {
    const key = getCountKey(closer.type, closer.name);
    if ((tooDeep.get(key) ?? 0) > 0) {
      addToCount(tooDeep, key, -1);
      return;
    }
    if (!isOpen(closer.type, closer.name)) {
      report(NEVER_OPENED[closer.type], closer);
      return;
    }
    while (!isClosedBy(stack.at(-1), closer)) abandon();
    const opener = pop();
    if (opener === undefined) return;
    partners[opener.token] = closer.token;
    partners[closer.token] = opener.token;
  };
  return { partners, problems, topType: () => stack.at(-1)?.type, isOpen, isBoxed, push, close, abandon };
}

/** The key by which open delimiters are counted: environments by name, all others by type. */
function getCountKey(type: DelimiterType, name: string): string {
  return type === 'environment' ? `e${name}` : type;
}

function addToCount(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Whether the closing delimiter closes this one; also true for an empty stack, which ends the search. */
function isClosedBy(frame: Delimiter | undefined, { type, name }: Delimiter): boolean {
  return frame === undefined || (frame.type === type && (type !== 'environment' || frame.name === name));
}

/** Creates a function that adds a problem at a delimiter, up to `MAX_PROBLEMS`. */
function createReporter(
  problems: TexProblem[],
  starts: Int32Array,
): (rule: TexProblem['rule'], frame: Delimiter) => void {
  return (rule, { type, token, name }) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const start = starts[token] ?? 0;
    const end = type === 'environment' ? (starts[token + 1] ?? start) : start + name.length;
    problems.push({ rule, start, end, name });
  };
}
