import { getText, listChildren, type MarkupElement } from './markup-element.ts';

const BARS = new Set(['∣', '∥', '|', '‖']);
const PARTNERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '⟨': '⟩' };
const CLOSING = new Set(Object.values(PARTNERS));

/** An opening bracket, or a bar that is not closed yet, at an index of the printed elements. */
type Open = { readonly sign: string; readonly index: number };

/**
 * Groups the bars of `|x|`, the brackets of intervals such as `[0, 1)`, and brackets with an exponent or index, with the terms between them.
 * LibreOffice reads them otherwise as operators or unfinished brackets. Bars without a partner, as in `P(A|B)`,
 * and other brackets are left as they are.
 */
export function pairDelimiters(elements: readonly MarkupElement[]): MarkupElement[] {
  const paired: MarkupElement[] = [];
  const open: Open[] = [];
  for (const element of elements) {
    const sign = findSign(element);
    const at = open.findLastIndex((each) => sign !== undefined && closes(sign, each, paired));
    const opening = open[at];
    if (sign !== undefined && opening !== undefined) {
      open.length = at;
      if (isPlain(opening.sign, sign) && !isScript(element)) paired.push(element);
      else paired.push(group(element, sign, paired.splice(opening.index)));
      continue;
    }
    if (sign !== undefined && isOpening(element, sign)) open.push({ sign, index: paired.length });
    paired.push(element);
  }
  return paired;
}

/** Returns the sign of a bar or bracket, or of one with an exponent or index. `\mid` is a relation and no bar. */
function findSign(element: MarkupElement): string | undefined {
  const sign = isScript(element) ? listChildren(element)[0] : element;
  const [text] = sign?.children ?? [];
  if (sign === undefined || typeof text !== 'string') return undefined;
  if (BARS.has(text))
    return sign.name === 'mi' || (sign.name === 'mo' && sign.attributes.stretchy !== undefined)
      ? text
      : undefined;
  return sign.name === 'mo' && (text in PARTNERS || CLOSING.has(text)) ? text : undefined;
}

function closes(sign: string, opening: Open, printed: readonly MarkupElement[]): boolean {
  if (BARS.has(sign)) return opening.sign === sign && !expectsTerm(printed, opening);
  if (BARS.has(opening.sign)) return false;
  if (CLOSING.has(sign)) return opening.sign === ']' ? sign === ']' && isList(printed, opening) : true;
  return sign === '[' && /[[\]]/u.test(opening.sign) && isList(printed, opening);
}

/** Whether a term must follow, so that a bar here opens: directly after the open bar or after an operator. */
function expectsTerm(printed: readonly MarkupElement[], { index }: Open): boolean {
  const previous = printed.at(-1);
  if (previous === undefined || printed.length === index + 1) return true;
  return previous.name === 'mo' && /^[+−\-±∓×⋅·=<>≤≥≠,([{]$/u.test(getText(previous));
}

/** Whether the terms after an opening bracket are those of an interval: `]0, 1[`. */
function isList(printed: readonly MarkupElement[], { index }: Open): boolean {
  return printed.slice(index + 1, -1).some((each) => each.name === 'mo' && /^[,;]$/u.test(getText(each)));
}

function isOpening(element: MarkupElement, sign: string): boolean {
  return !isScript(element) && (!CLOSING.has(sign) || sign === ']');
}

function isPlain(opening: string, closing: string): boolean {
  return PARTNERS[opening] === closing;
}

function isScript({ name }: MarkupElement): boolean {
  return /^m(?:sub|sup|subsup)$/u.test(name);
}

/** Creates the bracketed terms; `[start, …terms]` are the opening sign and the terms after it. */
function group(
  element: MarkupElement,
  sign: string,
  [start, ...terms]: readonly MarkupElement[],
): MarkupElement {
  const fence = (text: string): MarkupElement => ({
    name: 'mo',
    attributes: { fence: 'true' },
    children: [text],
  });
  const children = [fence(getText(start)), ...terms, fence(sign)];
  const row: MarkupElement = { name: 'mrow', attributes: {}, children };
  const [base, ...scripts] = listChildren(element);
  return base === undefined ? row : { ...element, children: [row, ...scripts] };
}
