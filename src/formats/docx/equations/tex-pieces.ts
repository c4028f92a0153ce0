import { FUNCTION_NAMES } from '../../../latex/symbols.table.ts';
import { toTexCharacter } from './tex-characters.table.ts';

/** Characters of an equation; `command` is the TeX command of their alphabet, undefined for the usual italic letters. */
export type TextRun = { readonly text: string; readonly command: string | undefined };

/** Joins pieces of TeX; a space separates a command from a letter after it. */
export function joinTex(pieces: readonly string[]): string {
  let joined = '';
  for (const piece of pieces) {
    const needsSpace = /\\[a-zA-Z]+$/u.test(joined) && /^[a-zA-Z]/u.test(piece);
    joined += needsSpace ? ` ${piece}` : piece;
  }
  return joined;
}

/** Prints runs as TeX: the letters of each alphabet in one command, all other characters between them. */
export function printRuns(runs: readonly TextRun[]): string {
  const pieces: string[] = [];
  let word = '';
  let wordCommand: string | undefined;
  const endWord = (): void => {
    if (word !== '') pieces.push(printWord(word, wordCommand));
    word = '';
  };
  for (const { text, command } of runs) {
    if (command === 'text') {
      endWord();
      pieces.push(printTextRun(text));
      continue;
    }
    // A comma alone separates terms; within a number it groups digits.
    if (text === ',') {
      endWord();
      pieces.push(', ');
      continue;
    }
    for (const character of normaliseLetters(text)) {
      const isPlain = command === undefined || !/[a-zA-Z\d.]/u.test(character);
      if (isPlain || command !== wordCommand) endWord();
      if (isPlain) pieces.push(toTexCharacter(character));
      else {
        word += character;
        wordCommand = command;
      }
    }
    // A function name is not continued by the next run.
    if (FUNCTION_NAMES.has(word)) endWord();
  }
  endWord();
  return joinTex(pieces);
}

/** Replaces letters of mathematical alphabets, such as 𝑥, by ordinary letters. */
function normaliseLetters(text: string): string {
  return text.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'));
}

function printWord(word: string, command: string | undefined): string {
  if (command === 'mathrm') {
    if (FUNCTION_NAMES.has(word)) return `\\${word}`;
    // Digits are upright in every alphabet.
    if (/^[\d.]+$/u.test(word)) return word;
  }
  return `\\${command ?? 'mathit'}{${word}}`;
}

/** Prints words inside an equation. Spaces alone are spaces of the equation; letters alone are a unit or a name. */
function printTextRun(words: string): string {
  const text = words.trim() === '' ? words : words.replaceAll('\u00a0', ' ');
  if (text === '' || text === '|') return text;
  if (/^[A-Za-z]+$/u.test(text)) return `\\mathrm{${text}}`;
  if (/^\s+$/u.test(text)) return [...text].map(toTexCharacter).join('');
  return `\\text{${text.replace(/[#$%&_{}]/gu, '\\$&').replace(/\\(?![#$%&_{}])/gu, '\\textbackslash{}')}}`;
}

/** Puts a term in braces if an exponent after it would apply to its last character only, unless `needsNoBraces` is true. */
export function toScriptBase(tex: string, needsNoBraces: boolean): string {
  const isSimple =
    needsNoBraces ||
    /^(?:\\[a-zA-Z]+|[^\\{}^_'&~\s]|[\d.]+|\\(?:math\w+|vec|bar|hat|dot)\{[^{}]*\})$/u.test(tex);
  return isSimple ? tex : `{${tex}}`;
}

/** Prints an index or exponent; primes are written without `^`. */
export function toScript(sign: '_' | '^', tex: string): string {
  if (sign === '^' && /^'+$/u.test(tex)) return tex;
  return /^[^\\{}^_']$/u.test(tex) ? `${sign}${tex}` : `${sign}{${tex}}`;
}

/** Upright words with exponents and thin spaces between them, such as `\mathrm{m}\,\mathrm{s}^{-1}`. */
const UPRIGHT_TERMS = /(?:\\mathrm\{[^{}\\]*\}(?:[\^_](?:[^\\{}]|\{[-+\d]*\}))*(?:\\,)?){2,}/gu;

/** Joins neighbouring upright words, so that a unit is one group as in `\mathrm{m\,s^{-1}}`. */
export function joinUprightTerms(tex: string): string {
  return tex.replace(UPRIGHT_TERMS, (terms) => {
    const isSpaced = terms.endsWith('\\,');
    const content = (isSpaced ? terms.slice(0, -2) : terms).replace(/\\mathrm\{([^{}]*)\}/gu, '$1');
    return `\\mathrm{${content}}${isSpaced ? '\\,' : ''}`;
  });
}
