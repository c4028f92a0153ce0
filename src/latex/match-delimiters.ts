import { MAX_DEPTH, type TexProblem } from './tex-tree.ts';
import { environmentNameOf, type Tokens, TokenType } from './tokenise-tex.ts';

const MOST_PROBLEMS = 200;
const UNMATCHED = -1;

/** Environments that no inline formula holds: one that meets them lost its closing `$`. */
const OUTSIDE_INLINE_MATHS =
  /^(tasks|solution|alternatesolution|idea|enumerate|itemize|center|document|(align|gather|equation|eqnarray)\*?)$/;
const OUTSIDE_COMMANDS = /^\\(item|task|section|subsection|intertext|ansint)$/;
const BLANK_LINE = /\n[ \t]*\r?\n|\r[ \t]*\r/;

type FrameType = 'brace' | 'environment' | 'dollar' | 'dollars' | 'round' | 'square';
type Frame = { readonly type: FrameType; readonly token: number; readonly name: string };

export type Delimiters = {
  /** For each token the token it is closed or opened by; -1 for none. A `$$` is matched by its first `$`. */
  readonly partners: Int32Array;
  /** 1 for the first token of a `$$`. */
  readonly doubles: Uint8Array;
  readonly problems: TexProblem[];
};

/** Pairs braces, formulas and environments; what has no partner is left loose, and everything after it stays readable. */
export function matchDelimiters(tokens: Tokens): Delimiters {
  const matcher = createMatcher(tokens);
  for (let token = 0; token < tokens.count; ) token = matcher.take(token);
  return matcher.finish();
}

function createMatcher(tokens: Tokens) {
  const { text, types, starts } = tokens;
  const partners = new Int32Array(tokens.count).fill(UNMATCHED);
  const doubles = new Uint8Array(tokens.count);
  const problems: TexProblem[] = [];
  const stack: Frame[] = [];
  const open = new Map<string, number>();

  const sliceOf = (token: number): string => text.slice(starts[token], starts[token + 1]);
  const keyOf = (type: FrameType, name: string): string => (type === 'environment' ? `e${name}` : type);
  const openCount = (type: FrameType, name = ''): number => open.get(keyOf(type, name)) ?? 0;
  const change = (frame: Frame, by: number): void => {
    open.set(keyOf(frame.type, frame.name), openCount(frame.type, frame.name) + by);
  };

  const report = (rule: TexProblem['rule'], token: number, name = ''): void => {
    if (problems.length >= MOST_PROBLEMS) return;
    const width = types[token] === TokenType.dollar || name === '$$' ? Math.max(1, name.length) : 0;
    const start = starts[token] ?? 0;
    problems.push({ rule, start, end: width > 0 ? start + width : (starts[token + 1] ?? start), name });
  };

  const push = (type: FrameType, token: number, name: string): void => {
    if (stack.length >= MAX_DEPTH) {
      report('nesting-is-shallow', token, name);
      return;
    }
    const frame = { type, token, name };
    stack.push(frame);
    change(frame, 1);
  };

  const drop = (): Frame | undefined => {
    const frame = stack.pop();
    if (frame !== undefined) change(frame, -1);
    return frame;
  };

  const abandon = (): void => {
    const frame = drop();
    if (frame === undefined) return;
    const rule =
      frame.type === 'brace'
        ? 'brace-is-closed'
        : frame.type === 'environment'
          ? 'environment-is-closed'
          : 'math-is-closed';
    report(rule, frame.token, frame.name);
  };

  const closeNearest = (type: FrameType, token: number, name = ''): void => {
    while (stack.length > 0) {
      const top = stack.at(-1);
      if (top?.type === type && (type !== 'environment' || top.name === name)) break;
      abandon();
    }
    const frame = drop();
    if (frame === undefined) return;
    partners[frame.token] = token;
    partners[token] = frame.token;
  };

  const close = (type: FrameType, token: number, name = ''): void => {
    if (openCount(type, name) > 0) return closeNearest(type, token, name);
    const rule =
      type === 'brace'
        ? 'brace-is-opened'
        : type === 'environment'
          ? 'environment-is-opened'
          : 'math-is-opened';
    report(rule, token, name);
  };

  const leaveInlineMath = (): void => {
    while (openCount('dollar') > 0) abandon();
  };

  const mathTypeOf = (token: number): FrameType => (/[()]/.test(sliceOf(token)) ? 'round' : 'square');

  const takeDollar = (token: number): number => {
    const top = stack.at(-1)?.type;
    const isDouble = types[token + 1] === TokenType.dollar && token + 1 < tokens.count;
    if (openCount('dollar') > 0 && top === 'dollar') closeNearest('dollar', token);
    else if (openCount('dollars') > 0 && isDouble) closeNearest('dollars', token);
    else if (isDouble) push('dollars', token, '$$');
    else push('dollar', token, '$');
    if (!isDouble || top === 'dollar') return token + 1;
    doubles[token] = 1;
    return token + 2;
  };

  const take = (token: number): number => {
    const type = types[token];
    if (type === TokenType.openBrace) push('brace', token, '{');
    else if (type === TokenType.closeBrace) close('brace', token, '}');
    else if (type === TokenType.dollar) return takeDollar(token);
    else if (type === TokenType.openMath) push(mathTypeOf(token), token, sliceOf(token));
    else if (type === TokenType.closeMath) close(mathTypeOf(token), token, sliceOf(token));
    else if (type === TokenType.begin || type === TokenType.end) takeEnvironment(token, type);
    else if (openCount('dollar') > 0 && endsInlineMath(type, token)) leaveInlineMath();
    return token + 1;
  };

  const takeEnvironment = (token: number, type: number): void => {
    const name = environmentNameOf(sliceOf(token));
    if (type === TokenType.end) return close('environment', token, name);
    if (openCount('dollar') > 0 && OUTSIDE_INLINE_MATHS.test(name)) leaveInlineMath();
    push('environment', token, name);
  };

  const endsInlineMath = (type: number | undefined, token: number): boolean => {
    if (type === TokenType.command) return OUTSIDE_COMMANDS.test(sliceOf(token));
    return type === TokenType.text && BLANK_LINE.test(sliceOf(token));
  };

  const finish = (): Delimiters => {
    while (stack.length > 0) abandon();
    problems.sort((one, other) => one.start - other.start);
    return { partners, doubles, problems };
  };

  return { take, finish };
}
