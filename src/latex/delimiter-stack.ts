import { MAX_DEPTH, type TexProblem } from './tex-tree.ts';
import type { Tokens } from './tokenise-tex.ts';

const MAX_PROBLEMS = 200;
const UNMATCHED = -1;

/** The kind of a delimiter: `dollar` is `$`, `dollars` is `$$`, `round` is `\(`, `square` is `\[`. */
export type FrameType = 'brace' | 'environment' | 'dollar' | 'dollars' | 'round' | 'square';
/** A delimiter; `name` is the name of the environment, else the delimiter itself. */
type Frame = { readonly type: FrameType; readonly token: number; readonly name: string };

/** The stack of open delimiters, and the pairs and problems found so far. */
export type DelimiterStack = {
  /** For each token the index of its partner; -1 for none. */
  readonly partners: Int32Array;
  readonly problems: TexProblem[];
  topType(): FrameType | undefined;
  isOpen(type: FrameType, name?: string): boolean;
  push(frame: Frame): void;
  /**
   * Pairs the closer with the nearest open delimiter of its kind and abandons those opened after it; reports a closer
   * without one.
   */
  close(frame: Frame): void;
  /** Removes the last opened delimiter, which stays without a partner, and reports it. */
  abandon(): void;
};

const NEVER_CLOSED: Readonly<Record<FrameType, TexProblem['rule']>> = {
  brace: 'brace-is-closed',
  environment: 'environment-is-closed',
  dollar: 'math-is-closed',
  dollars: 'math-is-closed',
  round: 'math-is-closed',
  square: 'math-is-closed',
};
const NEVER_OPENED: Readonly<Record<FrameType, TexProblem['rule']>> = {
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
  const stack: Frame[] = [];
  const openCounts = new Map<string, number>();
  // Openers beyond MAX_DEPTH, by key: they are not on the stack, so as many closers are ignored.
  const tooDeep = new Map<string, number>();
  let isInDeepNest = false;

  const isOpen = (type: FrameType, name = ''): boolean => (openCounts.get(keyOf(type, name)) ?? 0) > 0;
  const pop = (): Frame | undefined => {
    const frame = stack.pop();
    if (frame !== undefined) addTo(openCounts, keyOf(frame.type, frame.name), -1);
    isInDeepNest = false;
    return frame;
  };
  const abandon = (): void => {
    const frame = pop();
    if (frame !== undefined) report(NEVER_CLOSED[frame.type], frame);
  };
  const push = (frame: Frame): void => {
    const isTooDeep = stack.length >= MAX_DEPTH;
    addTo(isTooDeep ? tooDeep : openCounts, keyOf(frame.type, frame.name), 1);
    if (!isTooDeep) {
      stack.push(frame);
      return;
    }
    if (!isInDeepNest) report('nesting-is-shallow', frame);
    isInDeepNest = true;
  };
  const close = (closer: Frame): void => {
    const key = keyOf(closer.type, closer.name);
    if ((tooDeep.get(key) ?? 0) > 0) {
      addTo(tooDeep, key, -1);
      return;
    }
    if (!isOpen(closer.type, closer.name)) {
      report(NEVER_OPENED[closer.type], closer);
      return;
    }
    while (!isSame(stack.at(-1), closer)) abandon();
    const opener = pop();
    if (opener === undefined) return;
    partners[opener.token] = closer.token;
    partners[closer.token] = opener.token;
  };
  return { partners, problems, topType: () => stack.at(-1)?.type, isOpen, push, close, abandon };
}

/** The key by which open delimiters are counted: environments by name, all others by type. */
function keyOf(type: FrameType, name: string): string {
  return type === 'environment' ? `e${name}` : type;
}

function addTo(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Whether the frame on top is the one that the closer closes; an empty stack ends the search too. */
function isSame(frame: Frame | undefined, { type, name }: Frame): boolean {
  return frame === undefined || (frame.type === type && (type !== 'environment' || frame.name === name));
}

/** Creates a function that adds a problem at a delimiter, up to `MAX_PROBLEMS`. */
function createReporter(
  problems: TexProblem[],
  starts: Int32Array,
): (rule: TexProblem['rule'], frame: Frame) => void {
  return (rule, { type, token, name }) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const start = starts[token] ?? 0;
    const end = type === 'environment' ? (starts[token + 1] ?? start) : start + name.length;
    problems.push({ rule, start, end, name });
  };
}
