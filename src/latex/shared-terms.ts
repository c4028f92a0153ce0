import { plainText } from './plain-text.ts';
import { DISPLAYS } from './section-names.ts';
import { isBranch, isEnvironment, type TexNode } from './tex-tree.ts';

/** What a text is about: its symbols in formulas, and its longer words. */
type Terms = { readonly symbols: ReadonlySet<string>; readonly words: ReadonlySet<string> };

const MIN_WORD_LENGTH = 5;
const MIN_SHARED_WORDS = 2;
/** Words of instructions, which do not show what a text is about. */
const INSTRUCTION_WORD =
  /^(?:answer|question|problem|exercise|solution|solve|follow|point|mark|write|written|show|explain|justif|prove|determin|calculat|comput|find|given|please|should|would|could|there|these|those|their|which|where|what|when|about|using|other|each|every|paper|grade|credit|assignment|homework|exam|minute|number|value|example|different|consider|suppose|assume|result|describe|briefly|provide)/u;
/** Operators and fonts, which are not symbols of a quantity. */
const OPERATOR =
  /^(?:frac|dfrac|tfrac|sqrt|sum|int|lim|sin|cos|tan|log|ln|exp|max|min|sup|inf|cdot|times|le|leq|ge|geq|ne|neq|to|in|left|right|big[glr]*|Big[glr]*|math\w+|text\w*|operatorname|quad|qquad|dots|ldots|cdots|infty|partial|nabla|begin|end|label|\W)$/u;
/** A reference to the items before: “the previous part”, “part (a)”, “question 2 above”. */
const REFERENCE =
  /\b(?:previous|preceding|above|earlier|last) (?:parts?|questions?|results?|sub-?questions?|exercises?|problems?|items?)\b|\bparts? (?:\(?[a-h1-9]\)?|above)(?!\p{L})|\b(?:your|this|the) (?:answer|result|plot|graph|expression|estimate|function|algorithm|code|program)s? (?:to|in|from|of|for) (?:part|question|the previous)\b/iu;

/**
 * Whether most items of a list depend on the text before it or on earlier items: they use its symbols or several of its words, or
 * refer to an item. Such items are the parts of one question.
 */
export function dependOnText(text: readonly TexNode[], items: readonly (readonly TexNode[])[]): boolean {
  if (items.length === 0) return false;
  const shared = collectTerms(text);
  const dependent = items.filter(
    (item) => REFERENCE.test(plainText(item, 'shown')) || sharesTerms(shared, item),
  );
  return dependent.length * 2 > items.length;
}

/** Whether most items of a list use symbols of the formulas in the text before it. */
export function useSymbolsOfText(text: readonly TexNode[], items: readonly (readonly TexNode[])[]): boolean {
  const { symbols } = collectTerms(text);
  const using = items.filter((item) => [...collectTerms(item).symbols].some((symbol) => symbols.has(symbol)));
  return using.length * 2 > items.length;
}

function sharesTerms(shared: Terms, item: readonly TexNode[]): boolean {
  const { symbols, words } = collectTerms(item);
  if ([...symbols].some((symbol) => shared.symbols.has(symbol))) return true;
  return [...words].filter((word) => shared.words.has(word)).length >= MIN_SHARED_WORDS;
}

function collectTerms(nodes: readonly TexNode[]): Terms {
  const symbols = new Set<string>();
  collectSymbols(nodes, false, symbols);
  const text = plainText(nodes, 'shown').toLowerCase();
  const found = text.match(/\p{L}{5,}/gu) ?? [];
  const words = found.filter((word) => !INSTRUCTION_WORD.test(word)).map((word) => word.slice(0, 6));
  return { symbols, words: new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH)) };
}

function collectSymbols(nodes: readonly TexNode[], isInMath: boolean, symbols: Set<string>): void {
  for (const node of nodes) {
    if (isBranch(node)) {
      const isMath = isInMath || node.kind === 'math' || isEnvironment(node, DISPLAYS);
      collectSymbols(node.children, isMath, symbols);
    } else if (isInMath && node.kind === 'text') {
      for (const letter of node.text.match(/\p{L}/gu) ?? []) symbols.add(letter);
    } else if (isInMath && node.kind === 'command' && !OPERATOR.test(node.name)) symbols.add(node.name);
  }
}
