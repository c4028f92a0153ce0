import { createDelimiterStack, type DelimiterStack, type DelimiterType } from './delimiter-stack.ts';
import type { TexProblem } from './tex-tree.ts';
import { readEnvironmentName, type Tokens, TokenType } from './tokenise-tex.ts';

/** Environments that cannot be inside inline maths: when one begins there, the closing `$` is missing. */
const OUTSIDE_INLINE_MATHS =
  /^(tasks|solution|alternatesolution|idea|enumerate|itemize|center|document|(align|gather|equation|eqnarray)\*?)$/;
/** Commands that cannot be inside inline maths. */
const OUTSIDE_COMMANDS = /^\\(item|task|section|subsection|intertext|ansint)$/;
/** An empty line, which ends a paragraph and therefore also inline maths. */
const BLANK_LINE = /\n[ \t]*\r?\n|\r[ \t]*\r/;

/** The result of matching the delimiters of all tokens. */
export type Delimiters = {
  /** For each token, the index of the matching delimiter; -1 for none. A `$$` is represented by its first `$`. */
  readonly partners: Int32Array;
  /** 1 for the first token of a `$$`. */
  readonly doubles: Uint8Array;
  readonly problems: readonly TexProblem[];
};

type Matching = { readonly tokens: Tokens; readonly stack: DelimiterStack; readonly doubles: Uint8Array };

/** Pairs braces, formulas and environments. An unmatched delimiter is reported and does not affect the text after it. */
export function matchDelimiters(tokens: Tokens): Delimiters {
  const stack = createDelimiterStack(tokens);
  const doubles = new Uint8Array(tokens.count);
  for (let token = 0; token < tokens.count; ) token = matchToken(token, { tokens, stack, doubles });
  while (stack.topType() !== undefined) stack.abandon();
  const problems = stack.problems.toSorted((a, b) => a.start - b.start);
  return { partners: stack.partners, doubles, problems };
}

/** Handles one token and returns the index of the next one to handle. */
function matchToken(token: number, matching: Matching): number {
  const { tokens, stack } = matching;
  switch (tokens.types[token]) {
    case TokenType.openBrace:
      stack.push({ type: 'brace', token, name: '{' });
      break;
    case TokenType.closeBrace:
      stack.close({ type: 'brace', token, name: '}' });
      break;
    case TokenType.openMath:
      stack.push({ type: getMathType(tokens, token), token, name: getTokenText(tokens, token) });
      break;
    case TokenType.closeMath:
      stack.close({ type: getMathType(tokens, token), token, name: getTokenText(tokens, token) });
      break;
    case TokenType.begin:
      openEnvironment(token, matching);
      break;
    case TokenType.end:
      stack.close({ type: 'environment', token, name: readEnvironmentName(getTokenText(tokens, token)) });
      break;
    case TokenType.dollar:
      return matchDollar(token, matching);
    default:
      if (stack.isOpen('dollar') && endsInlineMath(tokens, token) && !stack.isBoxed()) leaveInlineMath(stack);
  }
  return token + 1;
}

function matchDollar(token: number, { tokens, stack, doubles }: Matching): number {
  if (stack.topType() === 'dollar') {
    stack.close({ type: 'dollar', token, name: '$' });
    return token + 1;
  }
  const isDouble = token + 1 < tokens.count && tokens.types[token + 1] === TokenType.dollar;
  if (!isDouble) {
    stack.push({ type: 'dollar', token, name: '$' });
    return token + 1;
  }
  doubles[token] = 1;
  const delimiter = { type: 'dollars', token, name: '$$' } as const;
  if (stack.isOpen('dollars')) stack.close(delimiter);
  else stack.push(delimiter);
  return token + 2;
}

function openEnvironment(token: number, { tokens, stack }: Matching): void {
  const name = readEnvironmentName(getTokenText(tokens, token));
  if (stack.isOpen('dollar') && OUTSIDE_INLINE_MATHS.test(name) && !stack.isBoxed()) leaveInlineMath(stack);
  stack.push({ type: 'environment', token, name });
}

function leaveInlineMath(stack: DelimiterStack): void {
  while (stack.isOpen('dollar')) stack.abandon();
}

function endsInlineMath(tokens: Tokens, token: number): boolean {
  const type = tokens.types[token];
  if (type === TokenType.command) return OUTSIDE_COMMANDS.test(getTokenText(tokens, token));
  return type === TokenType.text && BLANK_LINE.test(getTokenText(tokens, token));
}

function getMathType(tokens: Tokens, token: number): DelimiterType {
  return /[()]/.test(getTokenText(tokens, token)) ? 'round' : 'square';
}

function getTokenText({ text, starts }: Tokens, token: number): string {
  return text.slice(starts[token], starts[token + 1]);
}
