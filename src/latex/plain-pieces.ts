/** The role of a piece of plain text, which determines the spacing and brackets next to it. */
type PieceKind =
  /** Any other text, such as a letter, a number or an operator. */
  | 'plain'
  /** A single factor of any length: `pi`, `sqrt(2)`, `(a+b)`. */
  | 'word'
  /** Upright text or a unit. */
  | 'text'
  /** A function name such as `sin`, with its scripts (superscripts or subscripts). */
  | 'function'
  /** Several factors in braces; a script after them applies to all of them. */
  | 'group'
  /** `a/b` */
  | 'quotient'
  /** `^2`, `_max` */
  | 'script'
  /** `²`, `°` */
  | 'raised';
/** A piece of plain text and its role. */
export type Piece = { readonly kind: PieceKind; readonly text: string };

/** Creates a piece; without a kind it is plain. */
export function createPiece(text: string, kind: PieceKind = 'plain'): Piece {
  return { kind, text };
}

/** A letter, number, root sign or opening bracket at the start: the text begins a factor. */
const STARTS_FACTOR = /^[\p{L}\p{N}√∛∜(|⌊]/u;
/** The same without brackets. */
const STARTS_SYMBOL = /^[\p{L}\p{N}√∛∜]/u;
/** A letter, number, closing bracket or raised character at the end. */
const ENDS_SYMBOL = /[\p{L}\p{N})′°²³]$/u;
const NUMERIC_QUOTIENT = /^\d+\/\d+$/;

/** Joins pieces with the spaces and brackets that keep their meaning: `mg sin θ`, `2 pi`, `(a/b) c`, `sin(x/2)`. */
export function joinPieces(pieces: readonly Piece[]): string {
  const texts: string[] = [];
  let previous: Piece | undefined;
  let lastTextIndex = -1;
  for (const piece of pieces) {
    const isBlank = piece.text.trim() === '';
    if (previous !== undefined && needsBracketsBefore(previous, piece))
      texts[lastTextIndex] = `(${previous.text})`;
    const hasSpaceBefore = /\s$/.test(texts.at(-1) ?? '');
    texts.push(
      `${hasSpaceBefore || previous === undefined ? '' : getSpaceBetween(previous, piece)}${addBracketsAfter(previous, piece)}`,
    );
    if (isBlank) continue;
    // In `sin² x`, the script belongs to the function.
    previous = previous?.kind === 'function' && isScript(piece) ? { ...piece, kind: 'function' } : piece;
    lastTextIndex = texts.length - 1;
  }
  return texts.join('');
}

function isScript({ kind }: Piece): boolean {
  return kind === 'script' || kind === 'raised';
}

/** Whether the piece needs brackets because of the next one, as in `(a/b)²`. */
function needsBracketsBefore({ kind, text }: Piece, next: Piece): boolean {
  if (kind !== 'quotient' && kind !== 'group') return false;
  if (isScript(next)) return true;
  if (kind === 'group' || next.kind === 'text' || NUMERIC_QUOTIENT.test(text)) return false;
  return STARTS_FACTOR.test(next.text.trimStart());
}

/** Puts a quotient in brackets after a function, a slash or a power sign. */
function addBracketsAfter(previous: Piece | undefined, piece: Piece): string {
  if (piece.kind !== 'quotient' || previous === undefined) return piece.text;
  const isOperand = previous.kind === 'function' || /[/÷^]\s*$/.test(previous.text);
  return isOperand ? `(${piece.text})` : piece.text;
}

/** The space needed between two pieces: a space or nothing. */
function getSpaceBetween(previous: Piece, { kind, text }: Piece): string {
  if (isScript({ kind, text }) || text === '') return '';
  if (previous.kind === 'quotient') return STARTS_FACTOR.test(text) ? ' ' : '';
  const endsWord = previous.kind === 'word' || previous.kind === 'function';
  if (kind === 'quotient' && previous.kind === 'function') return '';
  if (endsWord || previous.kind === 'script')
    return STARTS_SYMBOL.test(text) ? ' ' : getSpaceBeforeBracket(previous, text);
  if (!ENDS_SYMBOL.test(previous.text)) return '';
  // `2(a+b)` needs no space.
  if (kind === 'word' && /\p{N}$/u.test(previous.text) && text.endsWith(')')) return '';
  const startsWord = kind === 'word' || kind === 'function' || kind === 'quotient';
  return startsWord && /^[\p{L}\p{N}]/u.test(text) && (text.length > 1 || kind === 'quotient') ? ' ' : '';
}

/** A space before a bracket, as in `x^n (y)`. Without it, the bracket would be read as an argument. */
function getSpaceBeforeBracket({ kind, text }: Piece, next: string): string {
  return kind === 'script' && /\p{L}$/u.test(text) && next.startsWith('(') ? ' ' : '';
}

/** Formats a numerator: in brackets unless it is a product of plain factors. */
export function formatNumerator(pieces: readonly Piece[]): string {
  const text = joinPieces(pieces).trim();
  return /^[\p{L}\p{N}.°′²³√_^]*$/u.test(text) || isSingleFactor(pieces) ? text : `(${text})`;
}

/** Formats a denominator: in brackets unless it is a single factor. */
export function formatDenominator(pieces: readonly Piece[]): string {
  const text = joinPieces(pieces).trim();
  return isSingleFactor(pieces) ? text : `(${text})`;
}

/** Whether the pieces are one letter, number, word or bracket, with its scripts. */
export function isSingleFactor(pieces: readonly Piece[]): boolean {
  const [base, ...scripts] = pieces.filter((piece) => piece.text.trim() !== '');
  if (base === undefined) return true;
  if (isInBrackets(joinPieces(pieces).trim())) return true;
  return isFactorPiece(base) && scripts.every(isScript);
}

function isFactorPiece({ kind, text }: Piece): boolean {
  const trimmed = text.trim();
  if (kind === 'word') return true;
  if (kind === 'text') return /^[\p{L}\p{N}.°%]+$/u.test(trimmed);
  return kind === 'plain' && /^(?:\p{L}['′]*|[\d.]+)$/u.test(trimmed);
}

/** Whether one pair of brackets encloses the whole text. */
function isInBrackets(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')') depth--;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}

/** White space other than one plain space. */
const WIDE_SPACE = / \s+|[^\S ]\s*/g;

/** Replaces each run of white space with one space and trims the ends. */
export function collapseSpaces(text: string): string {
  return text.replace(WIDE_SPACE, ' ').trim();
}

/** Returns the text of verbatim TeX without its command or environment. */
export function getVerbatimText(text: string): string {
  return text
    .replace(/^\\(?:lstinline|mintinline)(?:\[[^\]]*\])?(?:\{[^{}]*\}(?=\{))?\{([\s\S]*)\}$/, '$1')
    .replace(/^\\(?:verb|lstinline|mintinline)(?:\[[^\]]*\])?\*?(.)([\s\S]*)\1$/, '$2')
    .replace(/\\(begin|end)\{[^}]*\}/g, '');
}
