import type { TextToken } from './text-tokens.ts';

/** A calculation in running text, such as `50 eggs / 5 eggs per glass`. */
export type WordedSide = {
  readonly tex: string;
  /** The words after each number or bracket. */
  readonly nouns: readonly (readonly string[])[];
  readonly operators: ReadonlySet<string>;
  readonly hasCurrency: boolean;
  readonly next: number;
};

/** Words that belong to a sentence and not to the name of a counted thing, or that multiply a number. */
const SENTENCE_WORD =
  /^(?:is|are|was|were|be|has|have|had|and|or|but|so|then|which|who|if|because|means?|since|thus|hence|equals?|gives?|gets?|makes?|times|plus|minus|divided|multiplied|by|than|dozens?|pairs?|hundreds?|thousands?|millions?|billions?|lakhs?|crores?|scores?|half|halves|thirds?|quarters?|twice|double|triple|two|three|four|five|six|seven|eight|nine|ten|cents?|dimes?|nickels?|penn(?:y|ies)|percent|base|mod|\p{L})$/iu;
/** A letter that is a unit if the result has the same one. */
const UNIT_LETTER = /^[mgsNJWVALK]$/;
const MAX_WORDS = 6;
const OPERATORS = new Map([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['–', '-'],
  ['*', '*'],
  ['×', '*'],
  ['∗', '*'],
  ['x', '*'],
  ['X', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['⁄', '/'],
]);

type Parse = {
  readonly tokens: readonly TextToken[];
  at: number;
  readonly nouns: string[][];
  readonly operators: Set<string>;
  hasCurrency: boolean;
};

/** Parses a calculation that begins at a token; undefined if there is none. */
export function parseWordedSide(tokens: readonly TextToken[], from: number): WordedSide | undefined {
  const parse: Parse = { tokens, at: from, nouns: [], operators: new Set(), hasCurrency: false };
  const tex = parseSum(parse);
  if (tex === undefined) return undefined;
  const { nouns, operators, hasCurrency, at } = parse;
  return { tex, nouns, operators, hasCurrency, next: at };
}

function parseSum(parse: Parse): string | undefined {
  let tex = '';
  if (/^[-−]$/.test(peek(parse)?.text ?? '')) {
    tex = '-';
    parse.at++;
  }
  for (;;) {
    const operand = parseOperand(parse);
    if (operand === undefined) return undefined;
    tex += operand;
    const operator = OPERATORS.get(peek(parse)?.text ?? '');
    if (operator !== undefined) parse.at++;
    else if (peek(parse)?.kind !== 'open') return tex;
    parse.operators.add(operator ?? '*');
    tex += operator === '*' || operator === undefined ? '\\times ' : operator;
  }
}

function parseOperand(parse: Parse): string | undefined {
  if (peek(parse)?.kind === 'currency') {
    parse.hasCurrency = true;
    parse.at++;
  }
  const token = peek(parse);
  parse.at++;
  if (token?.kind === 'open') return parseBracket(parse);
  if (token?.kind !== 'number') return undefined;
  let tex = token.text.replace(/,(?=\d{3})/g, '');
  if (tex.includes(',')) return undefined;
  const next = peek(parse);
  if (next?.text === '!') {
    parse.at++;
    parse.operators.add('!');
    tex += '!';
  } else if (next?.text === '^') {
    const exponent = parse.tokens[parse.at + 1];
    if (exponent?.kind !== 'number') return undefined;
    parse.at += 2;
    parse.operators.add('^');
    tex += `^{${exponent.text}}`;
  } else if (next?.kind === 'percent') {
    parse.at++;
    tex += '\\%';
  }
  return readNouns(parse) ? tex : undefined;
}

/** Parses the rest of a bracket; `((a)∕b)` is a fraction, whose denominator ends at the bracket. */
function parseBracket(parse: Parse): string | undefined {
  const inner = parseSum(parse);
  if (inner === undefined) return undefined;
  let tex = `(${inner})`;
  if (peek(parse)?.text === '∕') {
    parse.at++;
    parse.operators.add('/');
    const denominator = parseSum(parse);
    if (denominator === undefined) return undefined;
    tex = `(${tex}/(${denominator}))`;
  }
  if (peek(parse)?.kind !== 'close') return undefined;
  parse.at++;
  const exponent = peek(parse)?.text === '^' ? parse.tokens[parse.at + 1] : undefined;
  if (exponent?.kind === 'number') {
    parse.at += 2;
    parse.operators.add('^');
    tex += `^{${exponent.text}}`;
  }
  return readNouns(parse) ? tex : undefined;
}

/** Reads the words after a number, with `/person` as a word; false if one of them belongs to the sentence. */
function readNouns(parse: Parse): boolean {
  const nouns: string[] = [];
  for (;;) {
    const token = peek(parse);
    const after = parse.tokens[parse.at + 1];
    if (token?.text === '/' && after?.kind === 'word') {
      nouns.push('per');
      parse.at++;
      continue;
    }
    if (token?.kind !== 'word') break;
    const isUnitLetter = UNIT_LETTER.test(token.text) && nouns.length === 0;
    if (SENTENCE_WORD.test(token.text) && !isUnitLetter) return false;
    nouns.push(token.text);
    parse.at++;
  }
  parse.nouns.push(nouns);
  return nouns.length <= MAX_WORDS;
}

function peek({ tokens, at }: Parse): TextToken | undefined {
  return tokens[at];
}
