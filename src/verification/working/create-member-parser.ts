import type { Span } from '../../domain/span.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { findFunctionNames } from './function-definitions.ts';
import { hasAngles, normalizeAngles } from './normalize-angles.ts';
import type { ParseMember } from './read-member.ts';
import { readMember } from './read-member.ts';
import { writeUnitsAfterNumbers } from './units-after-numbers.ts';

/** The question redefines the operator `*`, as in `a * b = a^2 + b`. */
const REDEFINED_STAR = /(?<![A-Za-z\\])[a-z]\s*\*\s*[a-z](?![A-Za-z])/;
/** The question uses e for another quantity, as in `e = \frac{c}{a}`. */
const REDEFINED_E = /(?<![a-zA-Z\\])(?:\\mathrm\s*\{\s*e\s*\}|e)\s*=(?!=|\s*(?:e\s*\^|2\.7|\\(?:lim|sum)))/;
/** π is a permutation or counts primes: `\pi(i)`. */
const PI_AS_FUNCTION = /(?<![\d}]\s*)\\pi\s*\(\s*[a-z]\s*\)(?!\s*\^)/;
const POWER_OF_E = /(?<![a-zA-Z\\])(?:\\mathrm\s*\{\s*e\s*\}|e)\s*\^/;
/** Bars around one number, which are a determinant in a question about determinants: `|-2| = -2`. */
const NUMBER_IN_BARS = /\\abs\s*\{\s*-?\d+\s*\}|\|\s*-?\d+\s*\|/;

/** Creates the parser for sides of equalities; notation that the question redefines is not read. */
export function createMemberParser(document: string, { start, end }: Span): ParseMember {
  const question = document.slice(start, end);
  const redefinesStar = REDEFINED_STAR.test(question);
  const redefinesE = REDEFINED_E.test(question);
  const redefinesPi = PI_AS_FUNCTION.test(question);
  const hasDeterminants = /\{vmatrix\}|\\det(?![a-zA-Z])/.test(question);
  const functions = findFunctionNames(question);
  const letters = findLettersLikeUnits(question);
  const uprightLetters = new Set(
    Array.from(question.matchAll(UPRIGHT_VARIABLE), ([, letter = '']) => letter),
  );
  const normalize = hasAngles(question) ? normalizeAngles : (tex: string) => tex;
  return (source, reading = 'names') => {
    const tex = reading === 'units' ? writeUnitsAfterNumbers(source, letters) : source;
    if (tex === undefined) return undefined;
    const isRedefined =
      (redefinesStar && tex.includes('*')) ||
      (redefinesE && POWER_OF_E.test(tex)) ||
      (redefinesPi && /\\pi\s*\(/.test(tex)) ||
      (hasDeterminants && NUMBER_IN_BARS.test(tex));
    const node = isRedefined ? undefined : readMember(normalize(tex), functions);
    if (node && uprightLetters.size > 0 && someNode(node, (part) => hasUnitIn(part, uprightLetters)))
      return undefined;
    return node && letters.size > 0 ? readLetters(node, tex, letters) : node;
  };
}

/** An upright letter that the question defines although it is also a unit: `\mathrm{h} = 72`. */
const UPRIGHT_VARIABLE = /(?<![\d})](?:\s|~|\\[,;:! ])*|[\\/])\\mathrm\s*\{\s*([hgTFHLCK])\s*\}\s*=/g;

function hasUnitIn(node: MathNode, letters: ReadonlySet<string>): boolean {
  return node.kind === 'quantity' && node.unit.text.split(/[^A-Za-z]+/).some((name) => letters.has(name));
}

/** A letter that is also a unit, where it can only be a variable: `m = 5`, `(2 + m)`, `$m$`. */
const VARIABLE =
  /(?<![A-Za-z\\{_^/]|[\d})](?:\s|~|\\[,;: ])*)([mgshANVJWCKTFHL])\s*&?\s*(?:=(?!=)|\\approx)|(?:[+−-]|(?<![A-Za-z\d}]\s*)\(|\((?!\s*[gs]\s*\)))\s*([mgshANVJWCKTFHL])\s*(?=[)+−-])|\$\s*([mgshANVJWCKTFHL])\s*\$|[A-Za-z}]\s*(t)\s*\^/g;
const UPRIGHT =
  /\\(?:text|mathrm|mathsf|mbox|textrm|textsf|textup|unit|si|SI|qty|rm)(?![a-zA-Z])\s*(?:\[[^[\]]*\])?\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)*|\{\s*\\rm(?![a-zA-Z])[^{}]*\}/g;

/** Finds the letters that a question uses as variables although they are also units. */
function findLettersLikeUnits(question: string): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const [, ...found] of question.matchAll(VARIABLE))
    for (const letter of found) if (letter !== undefined) letters.add(letter);
  return letters;
}

/**
 * Reads letters as variables if the question uses them as variables, even after a number: in `11.6~m` the m is a mass if the
 * question writes `m = …`. Upright letters stay units.
 */
function readLetters(node: MathNode, tex: string, letters: ReadonlySet<string>): MathNode | undefined {
  const italic = tex.replace(UPRIGHT, ' 1 ');
  const variables = [...letters].filter((letter) =>
    new RegExp(String.raw`(?<![A-Za-z\\])${letter}(?![A-Za-z])`).test(italic),
  );
  if (variables.length === 0) return node;
  const isIn = (text: string): boolean =>
    variables.some((letter) => text.split(/[^A-Za-z]+/).includes(letter));
  const read = (part: MathNode): MathNode => {
    const inner = mapChildren(part, read);
    if (inner.kind !== 'quantity' || !variables.includes(inner.unit.text.trim())) return inner;
    const symbol: MathNode = { kind: 'symbol', name: inner.unit.text.trim(), span: inner.span };
    return { kind: 'product', factors: [inner.value, symbol], span: inner.span };
  };
  const result = read(node);
  return someNode(result, (part) => part.kind === 'quantity' && isIn(part.unit.text)) ? undefined : result;
}
