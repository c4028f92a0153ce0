import type { PageWord } from '../../../ports/page-reader.ts';

/** A piece of a line: recognised prose, TeX, or a probable formula. Text recognition (OCR) usually misreads formulas. */
type PagePiece = { readonly kind: 'prose' | 'formula' | 'tex'; readonly text: string };

/** An operator, a relation sign or a mathematical symbol. */
const OPERATOR = /[=<>±×÷√∫∑Σπ∞→≤≥≠^|]|^[+\-−–—*/]$/;
/** A single small letter, which is usually a variable; `a` and `i` may be words. */
const SINGLE_LETTER = /^[b-hj-z][,.;:?]?$/;
/** A single capital letter, which is usually a name, such as `O` in "centre O". */
const CAPITAL_LETTER = /^[B-HJ-Z][,.;:?]?$/;
/** A unit with optional punctuation: `kg`, `m/s2,`. */
const UNIT =
  /^(?:[munkMG]?(?:m|g|s|N|J|W|V|A|Pa|Hz|C|F|K|mol|l|L|Ω)|h|min|cm|mm|km|kg|°C?|%)(?:[/·](?:s|m|kg|h|mol|K|C)\d?)?[,.;:?)]?$/;
/** A function or a product: `f(x)`, `)x`, `x2`, `2x`, `(a+b`. */
const FUNCTION_OR_PRODUCT = /^[a-z]{1,4}\(.*\)|\)[a-z\d]|[a-z]\d|\d[a-z](?![a-z])|[()[\]{}].*[+\-*/^]/i;
/** A number with or without its unit, which OCR reads well. */
const QUANTITY = /^[+\-−]?\d[\d.,]*(?:°C?|%|[a-zA-ZμΩ]{1,3}(?:\/[a-z]{1,3}\d?)?)?[,.;:?)]?$/;
/** A differential: `dx`. */
const DIFFERENTIAL = /^d[a-z]$/;
/** A word with digits and only one bracket of a pair: `(2x`. */
const UNPAIRED_BRACKET = /^\([^)]*\d[^)]*$|^[^(]*\d[^(]*\)$/;
/** Up to three letters or digits. */
const SHORT_SYMBOL = /^[a-zA-Z\d]{1,3}[,.;:?]?$/;
/** Words with a lower confidence were probably misread. */
const LOW_CONFIDENCE = 0.6;
/** A single capital letter with a lower confidence counts as part of a formula. */
const HIGH_CONFIDENCE = 0.8;

/** Splits words into prose and formulas, and joins the words of each formula. */
export function markFormulas(words: readonly PageWord[]): PagePiece[] {
  const isFormula = extendFormulas(
    words,
    words.map((word, index) => isRecognised(word) && looksMathematical(word, words[index - 1])),
  );
  const pieces: { kind: PagePiece['kind']; texts: string[] }[] = [];
  for (const [index, { text, tex }] of words.entries()) {
    const kind = tex !== undefined ? 'tex' : isFormula[index] ? 'formula' : 'prose';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.texts.push(tex ?? text);
    else pieces.push({ kind, texts: [tex ?? text] });
  }
  return pieces.map(({ kind, texts }) => ({ kind, text: texts.join(' ') }));
}

/** Whether the text of a word is a guess of text recognition; words of a text layer have a confidence of 1. */
function isRecognised({ tex, confidence }: PageWord): boolean {
  return tex === undefined && confidence < 1;
}

/** Extends formulas by neighbouring words that may belong to them, until nothing changes. */
function extendFormulas(words: readonly PageWord[], isFormula: readonly boolean[]): readonly boolean[] {
  const extended = isFormula.map(
    (isMarked, index) =>
      isMarked ||
      [index - 1, index + 1].some(
        (other) => isFormula[other] === true && belongsToFormula(words[index], words[other]),
      ),
  );
  const isChanged = extended.some((isMarked, index) => isMarked !== isFormula[index]);
  return isChanged ? extendFormulas(words, extended) : isFormula;
}

/** Whether a word next to a formula belongs to it: a number or symbol next to an operator, a differential, or a word of low confidence. */
function belongsToFormula(word: PageWord | undefined, neighbour: PageWord | undefined): boolean {
  const [text, neighbourText] = [word?.text ?? '', neighbour?.text ?? ''];
  if (word === undefined || !isRecognised(word)) return false;
  if (OPERATOR.test(neighbourText)) return QUANTITY.test(text) || SHORT_SYMBOL.test(text);
  if (/^\d{1,2}$/.test(text)) return true;
  return DIFFERENTIAL.test(text) || (word.confidence < LOW_CONFIDENCE && text.length <= 4);
}

function looksMathematical({ text, confidence }: PageWord, before: PageWord | undefined): boolean {
  if (QUANTITY.test(text)) return false;
  if (UNIT.test(text) && /\d$/.test(before?.text ?? '')) return false;
  if ([OPERATOR, FUNCTION_OR_PRODUCT, SINGLE_LETTER, UNPAIRED_BRACKET].some((pattern) => pattern.test(text)))
    return true;
  if (CAPITAL_LETTER.test(text)) return confidence < HIGH_CONFIDENCE;
  return confidence < LOW_CONFIDENCE && !/^(?:[A-Za-z]{2,}|[AaI])[.,;:?]?$/.test(text);
}
