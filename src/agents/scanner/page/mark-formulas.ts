import type { PageWord } from '../../../ports/page-reader.ts';

/** A piece of a line: prose as recognised, or a probable formula, which OCR usually misreads. */
type PagePiece = { readonly kind: 'prose' | 'formula'; readonly text: string };

const OPERATOR = /[=<>±×÷√∫∑Σπ∞→≤≥≠^|]|^[+\-−–—*/]$/;
const LONE_LETTER = /^[b-hj-z][,.;:?]?$/;
/** A capital letter, such as `O` in "centre O", is a name. */
const NAME = /^[B-HJ-Z][,.;:?]?$/;
const UNIT =
  /^(?:[munkMG]?(?:m|g|s|N|J|W|V|A|Pa|Hz|C|F|K|mol|l|L|Ω)|h|min|cm|mm|km|kg|°C?|%)(?:[/·](?:s|m|kg|h|mol|K|C)\d?)?[,.;:?)]?$/;
const FUNCTION = /^[a-z]{1,4}\(.*\)|\)[a-z\d]|[a-z]\d|\d[a-z](?![a-z])|[()[\]{}].*[+\-*/^]/i;
/** A number with or without its unit, which OCR reads well. */
const QUANTITY = /^[+\-−]?\d[\d.,]*(?:°C?|%|[a-zA-ZμΩ]{1,3}(?:\/[a-z]{1,3}\d?)?)?[,.;:?)]?$/;
const DIFFERENTIAL = /^d[a-z]$/;
const OPEN_BRACKET = /^\([^)]*\d[^)]*$|^[^(]*\d[^(]*\)$/;
const SYMBOL = /^[a-zA-Z\d]{1,3}[,.;:?]?$/;
/** Words with a lower confidence were probably misread. */
const LOW_CONFIDENCE = 0.6;
const HIGH_CONFIDENCE = 0.8;

/** Splits words into prose and formulas, and joins the words of each formula. */
export function markFormulas(words: readonly PageWord[]): PagePiece[] {
  const isFormula = spreadFormulas(
    words,
    words.map((word, index) => looksMathematical(word, words[index - 1])),
  );
  const pieces: { kind: PagePiece['kind']; texts: string[] }[] = [];
  for (const [index, { text }] of words.entries()) {
    const kind = isFormula[index] ? 'formula' : 'prose';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.texts.push(text);
    else pieces.push({ kind, texts: [text] });
  }
  return pieces.map(({ kind, texts }) => ({ kind, text: texts.join(' ') }));
}

/** Extends formulas by neighbouring words that may belong to them, until nothing changes. */
function spreadFormulas(words: readonly PageWord[], looks: readonly boolean[]): readonly boolean[] {
  const wider = looks.map(
    (look, index) =>
      look ||
      [index - 1, index + 1].some(
        (other) => looks[other] === true && belongsToFormula(words[index], words[other]),
      ),
  );
  return wider.some((look, index) => look !== looks[index]) ? spreadFormulas(words, wider) : looks;
}

/** Whether a word beside a formula belongs to it: a number or symbol beside an operator, a differential, or a word of low confidence. */
function belongsToFormula(word: PageWord | undefined, beside: PageWord | undefined): boolean {
  const [text, next] = [word?.text ?? '', beside?.text ?? ''];
  if (OPERATOR.test(next)) return QUANTITY.test(text) || SYMBOL.test(text);
  if (/^\d{1,2}$/.test(text)) return true;
  return DIFFERENTIAL.test(text) || ((word?.confidence ?? 1) < LOW_CONFIDENCE && text.length <= 4);
}

function looksMathematical({ text, confidence }: PageWord, before: PageWord | undefined): boolean {
  if (QUANTITY.test(text)) return false;
  if (UNIT.test(text) && /\d$/.test(before?.text ?? '')) return false;
  if ([OPERATOR, FUNCTION, LONE_LETTER, OPEN_BRACKET].some((sign) => sign.test(text))) return true;
  if (NAME.test(text)) return confidence < HIGH_CONFIDENCE;
  return confidence < LOW_CONFIDENCE && !/^(?:[A-Za-z]{2,}|[AaI])[.,;:?]?$/.test(text);
}
