import type { PageWord } from '../../../ports/page-reader.ts';

/** A piece of a line: prose as it was read, or what looks like a formula and was very likely misread. */
export type PagePiece = { readonly kind: 'prose' | 'formula'; readonly text: string };

const OPERATOR = /[=<>±×÷√∫∑Σπ∞→≤≥≠^|]|^[+\-−–—*/]$/;
const LONE_LETTER = /^[b-hj-z][,.;:?]?$/;
/** `O` in "centre O" is a name, and read well as it is. */
const NAME = /^[B-HJ-Z][,.;:?]?$/;
const UNIT =
  /^(?:[munkMG]?(?:m|g|s|N|J|W|V|A|Pa|Hz|C|F|K|mol|l|L|Ω)|h|min|cm|mm|km|kg|°C?|%)(?:[/·](?:s|m|kg|h|mol|K|C)\d?)?[,.;:?)]?$/;
const FUNCTION = /^[a-z]{1,4}\(.*\)|\)[a-z\d]|[a-z]\d|\d[a-z](?![a-z])|[()[\]{}].*[+\-*/^]/i;
/** A number with or without its unit, read well as it is. */
const QUANTITY = /^[+\-−]?\d[\d.,]*(?:°C?|%|[a-zA-ZμΩ]{1,3}(?:\/[a-z]{1,3}\d?)?)?[,.;:?)]?$/;
const DIFFERENTIAL = /^d[a-z]$/;
const OPEN_BRACKET = /^\([^)]*\d[^)]*$|^[^(]*\d[^(]*\)$/;
const SYMBOL = /^[a-zA-Z\d]{1,3}[,.;:?]?$/;
const DOUBTFUL = 0.6;
const SURE = 0.8;

/** Tells prose from formulas, and joins what belongs to one formula. */
export function markFormulas(words: readonly PageWord[]): PagePiece[] {
  const looks = spread(
    words,
    words.map((word, index) => looksMathematical(word, words[index - 1])),
  );
  const pieces: { kind: PagePiece['kind']; texts: string[] }[] = [];
  for (const [index, { text }] of words.entries()) {
    const kind = looks[index] ? 'formula' : 'prose';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.texts.push(text);
    else pieces.push({ kind, texts: [text] });
  }
  return pieces.map(({ kind, texts }) => ({ kind, text: texts.join(' ') }));
}

/** Takes in what stands beside a formula, word by word, as long as it may be part of it. */
function spread(words: readonly PageWord[], looks: readonly boolean[]): readonly boolean[] {
  const wider = looks.map(
    (look, index) =>
      look ||
      [index - 1, index + 1].some((other) => looks[other] === true && belongs(words[index], words[other])),
  );
  return wider.some((look, index) => look !== looks[index]) ? spread(words, wider) : looks;
}

/** A number or a short sign beside an operator, a differential, and what was hardly legible. */
function belongs(word: PageWord | undefined, beside: PageWord | undefined): boolean {
  const [text, next] = [word?.text ?? '', beside?.text ?? ''];
  if (OPERATOR.test(next)) return QUANTITY.test(text) || SYMBOL.test(text);
  if (/^\d{1,2}$/.test(text)) return true;
  return DIFFERENTIAL.test(text) || ((word?.confidence ?? 1) < DOUBTFUL && text.length <= 4);
}

function looksMathematical({ text, confidence }: PageWord, before: PageWord | undefined): boolean {
  if (QUANTITY.test(text)) return false;
  if (UNIT.test(text) && /\d$/.test(before?.text ?? '')) return false;
  if ([OPERATOR, FUNCTION, LONE_LETTER, OPEN_BRACKET].some((sign) => sign.test(text))) return true;
  if (NAME.test(text)) return confidence < SURE;
  return confidence < DOUBTFUL && !/^(?:[A-Za-z]{2,}|[AaI])[.,;:?]?$/.test(text);
}
