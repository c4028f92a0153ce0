/** Commands and signs between two terms. */
const OPERATOR =
  /^(?:[=<>+-]|\\(?:times|div|pm|mp|cdot|leq|geq|neq|approx|equiv|propto|to|rightarrow|Rightarrow|Leftrightarrow|rightleftharpoons|simeq|sim|in|cup|cap)(?![a-zA-Z]))/u;
const OPERAND_END = /[\w)}\]'!%]$/u;
/** Signs that may also begin a term, so that a bar before them may be an opening one, as in `|-3|`. */
const SIGN = /^(?:[+-]|\\(?:pm|mp))/u;
/** The start of a group in which operators get no spaces: words, and the names of environments. */
const TEXT_GROUP = /\\(?:text|begin|end|mathrm)\{$/u;

function isBetweenTerms(before: string, operator: string): boolean {
  return OPERAND_END.test(before) || (before.endsWith('|') && !SIGN.test(operator));
}

/** Puts spaces around the operators of a formula, as authors write them; exponents and indices stay compact. */
export function spaceOperators(tex: string): string {
  const groups: ('spaced' | 'compact')[] = [];
  let spaced = '';
  for (let index = 0; index < tex.length; ) {
    const rest = tex.slice(index, index + 24);
    const isCompact = groups.includes('compact');
    const operator = isCompact ? undefined : OPERATOR.exec(rest)?.[0];
    const isBond =
      operator === '-' && /\\mathrm\{[A-Z][a-z]?\}$/u.test(spaced) && /^-\\mathrm\{[A-Z]/u.test(rest);
    if (operator !== undefined && !isBond && isBetweenTerms(spaced, operator)) {
      spaced += ` ${operator} `;
      index += operator.length;
      while (tex.charAt(index) === ' ') index++;
      continue;
    }
    const sign = operator ?? /^\\(?:[a-zA-Z]+|[\s\S])/u.exec(rest)?.[0] ?? tex.charAt(index);
    if (sign === '{')
      groups.push(/[\^_]$/u.test(spaced) || TEXT_GROUP.test(`${spaced}{`) ? 'compact' : 'spaced');
    if (sign === '}') groups.pop();
    spaced += sign;
    index += sign.length;
  }
  return spaced.replace(/&\s*([=<>])\s*/gu, '&$1 ').trim();
}
