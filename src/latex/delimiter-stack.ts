import { MAX_DEPTH, type TexProblem } from './tex-tree.ts';
import type { Tokens } from './tokenise-tex.ts';

const MAX_PROBLEMS = 200;
const UNMATCHED = -1;

export type FrameType = 'brace' | 'environment' | 'dollar' | 'dollars' | 'round' | 'square';
/** An opening delimiter: `name` is the environment or the sign itself. */
type Frame = { readonly type: FrameType; readonly token: number; readonly name: string };

export type DelimiterStack = {
  /** For each token the token that closes or opens it; -1 for none. */
  readonly partners: Int32Array;
  readonly problems: TexProblem[];
  topType(): FrameType | undefined;
  isOpen(type: FrameType, name?: string): boolean;
  push(frame: Frame): void;
  /** Pairs the nearest open delimiter of the kind, giving up those opened after it; a closer of nothing is a problem. */
  close(frame: Frame): void;
  /** Leaves the last opened delimiter without a partner. */
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

/** Keeps what is open; each delimiter is pushed and popped once, so matching takes linear time. */
export function createDelimiterStack({ count, starts }: Tokens): DelimiterStack {
  const partners = new Int32Array(count).fill(UNMATCHED);
  const problems: TexProblem[] = [];
  const stack: Frame[] = [];
  const openCounts = new Map<string, number>();
  /** Openers of a nest too deep to keep, by kind; their closers are loose as well. */
  const tooDeep = new Map<string, number>();
  let isInDeepNest = false;

  const keyOf = (type: FrameType, name: string): string => (type === 'environment' ? `e${name}` : type);
  const isOpen = (type: FrameType, name = ''): boolean => (openCounts.get(keyOf(type, name)) ?? 0) > 0;
  const changeCount = ({ type, name }: Frame, by: number): void => {
    const key = keyOf(type, name);
    openCounts.set(key, (openCounts.get(key) ?? 0) + by);
  };
  const report = (rule: TexProblem['rule'], { type, token, name }: Frame): void => {
    if (problems.length >= MAX_PROBLEMS) return;
    const start = starts[token] ?? 0;
    const end = type === 'environment' ? (starts[token + 1] ?? start) : start + name.length;
    problems.push({ rule, start, end, name });
  };
  const pop = (): Frame | undefined => {
    const frame = stack.pop();
    if (frame !== undefined) changeCount(frame, -1);
    isInDeepNest = false;
    return frame;
  };
  const abandon = (): void => {
    const frame = pop();
    if (frame !== undefined) report(NEVER_CLOSED[frame.type], frame);
  };
  const isSame = (frame: Frame | undefined, { type, name }: Frame): boolean =>
    frame === undefined || (frame.type === type && (type !== 'environment' || frame.name === name));

  return {
    partners,
    problems,
    topType: () => stack.at(-1)?.type,
    isOpen,
    abandon,
    push: (frame) => {
      if (stack.length < MAX_DEPTH) {
        stack.push(frame);
        changeCount(frame, 1);
        return;
      }
      if (!isInDeepNest) report('nesting-is-shallow', frame);
      isInDeepNest = true;
      const key = keyOf(frame.type, frame.name);
      tooDeep.set(key, (tooDeep.get(key) ?? 0) + 1);
    },
    close: (closer) => {
      const key = keyOf(closer.type, closer.name);
      const skipped = tooDeep.get(key) ?? 0;
      if (skipped > 0) {
        tooDeep.set(key, skipped - 1);
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
    },
  };
}
