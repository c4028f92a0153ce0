import {
  COMMAND_OPERATORS,
  FUNCTION_NAMES,
  IGNORED_COMMANDS,
  SYMBOL_NAMES,
} from '../../maths/read/names.table.ts';

/** Commands with two arguments, which may be single characters: `\frac12`, `\frac\pi{12}`. */
const TWO_ARGUMENTS = /^\\(?:[dtc]?frac|[dt]?binom|perm)$/;
/** Unknown commands take every group that follows. */
const ALL_GROUPS = 9;

/** Returns the number of groups after a token that are its arguments. */
function countArguments(token: string): number {
  if (!token.startsWith('\\')) return 0;
  if (TWO_ARGUMENTS.test(token)) return 2;
  const name = token.slice(1);
  if (FUNCTION_NAMES.has(name)) return 1;
  const takesNone =
    COMMAND_OPERATORS.has(name) ||
    SYMBOL_NAMES.has(name) ||
    IGNORED_COMMANDS.has(name) ||
    !/^[a-zA-Z]/.test(name) ||
    name === 'circ';
  return takesNone ? 0 : ALL_GROUPS;
}

/** A command, an empty or one-sign group, an optional argument, white space, or a single character. */
const TOKEN = /\\(?:[a-zA-Z]+|.|$)|\{[.,]?\}|\[[^[\]{}]*\]|\s+|./gs;

/**
 * Removes the braces of groups that are not arguments, because TeX does not print these braces. `{10}^{-3}` becomes `10^{-3}`.
 * `{(a)(b)}^{2}` becomes `(a)(b)^{2}`, which is what TeX prints.
 */
export function stripGroups(tex: string): string {
  if (!tex.includes('{')) return tex;
  const state: GroupState = { open: [], expected: 0, isFixed: false, isScript: false };
  return (tex.match(TOKEN) ?? []).map((token) => stripToken(token, state)).join('');
}

type GroupState = {
  /** For each open brace, whether it is kept, and the arguments that are expected after it. */
  readonly open: { readonly isKept: boolean; readonly expected: number; readonly isFixed: boolean }[];
  /** The number of arguments that may follow. */
  expected: number;
  /** Whether a single character counts as an argument. */
  isFixed: boolean;
  /** Whether `^` or `_` precedes. */
  isScript: boolean;
};

function stripToken(token: string, state: GroupState): string {
  if (token === '{') return openGroup(state);
  if (token === '}') return closeGroup(state);
  if (token.trim() === '' || token.startsWith('[')) return token;
  if (token === '^' || token === '_') state.isScript = true;
  else if (state.isScript) state.isScript = false;
  else if (state.isFixed && state.expected > 0) state.expected--;
  else {
    state.expected = countArguments(token);
    state.isFixed = TWO_ARGUMENTS.test(token);
  }
  return token;
}

function openGroup(state: GroupState): string {
  const { isScript, expected, isFixed } = state;
  const isKept = isScript || expected > 0;
  state.open.push({ isKept, isFixed, expected: isScript ? expected : Math.max(0, expected - 1) });
  state.expected = 0;
  state.isFixed = false;
  state.isScript = false;
  return isKept ? '{' : ' ';
}

function closeGroup(state: GroupState): string {
  const { isKept, expected, isFixed } = state.open.pop() ?? { isKept: true, expected: 0, isFixed: false };
  state.expected = expected;
  state.isFixed = isFixed;
  return isKept ? '}' : '';
}
