import {
  COMMAND_OPERATORS,
  FUNCTION_NAMES,
  IGNORED_COMMANDS,
  SYMBOL_NAMES,
} from '../../maths/read/names.table.ts';

/** Whether a command takes no argument, so that a group after it is only a group. */
function takesNoArgument(name: string): boolean {
  if (name === 'sqrt' || name === 'binom' || name === 'perm') return false;
  return (
    COMMAND_OPERATORS.has(name) ||
    SYMBOL_NAMES.has(name) ||
    FUNCTION_NAMES.has(name) ||
    IGNORED_COMMANDS.has(name) ||
    !/^[a-zA-Z]/.test(name) ||
    name === 'circ'
  );
}

/** What a brace opens: an argument of a command, an exponent or index, or only a group. */
type BraceRole = 'argument' | 'script' | 'group';

/**
 * Removes the braces of groups that are not arguments, because TeX does not print them: `{10}^{-3}` becomes `10^{-3}`, and
 * `{(a)(b)}^{2}`, which is printed as (a)(b)², becomes `(a)(b)^{2}`.
 */
export function stripGroups(tex: string): string {
  if (!tex.includes('{')) return tex;
  const roles: BraceRole[] = [];
  /** The role of a brace at this place. */
  let next: BraceRole = 'group';
  const openBrace = (): string => {
    roles.push(next);
    const isGroup = next === 'group';
    next = 'group';
    return isGroup ? ' ' : '{';
  };
  const closeBrace = (): string => {
    const role = roles.pop();
    // A command may have a second argument; an exponent or index has only one.
    next = role === 'argument' ? role : 'group';
    return role === 'group' ? '' : '}';
  };
  const tokens = (tex.match(TOKEN) ?? []).map((token) => {
    if (token === '{') return openBrace();
    if (token === '}') return closeBrace();
    if (token.trim() !== '') next = getNextRole(token, next);
    return token;
  });
  return tokens.join('');
}

/** A command, an empty or one-sign group, an optional argument, or a single character. */
const TOKEN = /\\(?:[a-zA-Z]+|.|$)|\{[.,]?\}|\[[^[\]{}]*\]|\s+|./gs;

function getNextRole(token: string, before: BraceRole): BraceRole {
  if (token === '^' || token === '_') return 'script';
  // An optional argument, or an argument without braces, as in `\frac1{20}`.
  if (token.startsWith('[') || (before === 'argument' && /^[\dA-Za-z]$/.test(token))) return before;
  return token.startsWith('\\') && !takesNoArgument(token.slice(1)) ? 'argument' : 'group';
}
