import type { Glyph } from '../pdf-session.ts';
import { CMEX_CHARACTERS, MATH_SYMBOLS } from './math-symbols.table.ts';

/** A character or a formula that was put together from several; lengths are in pixels. */
export type LayoutItem = Omit<Glyph, 'font' | 'isUnmapped'> & {
  /** `upright` and `italic`: a character of prose; `variable`: a letter of a mathematical font; `symbol`: part of a formula. */
  readonly kind: 'upright' | 'italic' | 'variable' | 'symbol';
  /** The TeX of a formula, or of a symbol. */
  readonly tex?: string;
};

/** The beginning of the name of a font for formulas. */
const MATH_FONT =
  /^(?:CMMI|CMMIB|CMSY|CMBSY|CMEX|MSAM|MSBM|EUFM|EUSM|LMMath|rtxmi|txsy|txex|zptmcm|RMTMI|rpxmi|pxsy|pxex|Math|Cambria ?Math|STIX.*Math|Symbol|MT-?Extra|Fourier-Math|Euler|NewTXMI|nxlmi|zplm|hvmath|PazoMath)/i;
const ITALIC_FONT = /Ital|Obli|CMTI|SFTI|CMSL/i;
/** Characters that are formulas wherever they are printed. */
const MATH_CHARACTER =
  /^[\u0370-\u03ff\u2126\u2206\u00b5\u2190-\u21ff\u2200-\u22ff\u2a00-\u2aff\u25e6\u2032×÷±·ℓℏ°]$/u;
/** A stroke through the next relation sign; before a letter it is part of an angle sign. */
const STROKE = '\u0338';
/** Accents that are printed before or after their letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u20d7': '\\vec',
  '\u02c6': '\\hat',
  '\u00af': '\\bar',
  '\u02c9': '\\bar',
  '\u02dc': '\\tilde',
  '\u02d9': '\\dot',
};

/** Converts the characters of a page; accents of formulas are joined with their letters. */
export function toLayoutItems(glyphs: readonly Glyph[]): LayoutItem[] {
  const items: LayoutItem[] = [];
  let pending: string | undefined;
  for (const [index, glyph] of glyphs.entries()) {
    const [last, next] = [items.at(-1), glyphs[index + 1]];
    const accent = ACCENTS[glyph.text];
    if (glyph.text === STROKE && !/\p{L}/u.test(next?.text ?? '')) pending = '\\not';
    else if (accent !== undefined && last !== undefined && overlaps(last, glyph))
      items[items.length - 1] = addAccent(last, accent);
    else if (accent !== undefined && next !== undefined && overlaps(next, glyph)) pending = accent;
    else {
      const item = toItem(glyph, next);
      items.push(pending === undefined ? item : addAccent(item, pending));
      pending = undefined;
    }
  }
  return items;
}

function pickLineMetrics({ baseline, size }: Glyph): Pick<Glyph, 'baseline' | 'size'> {
  return { baseline, size };
}

function overlaps(a: Pick<Glyph, 'x' | 'right'>, b: Pick<Glyph, 'x' | 'right'>): boolean {
  return Math.min(a.right, b.right) - Math.max(a.x, b.x) > 0.3 * Math.min(a.right - a.x, b.right - b.x);
}

function addAccent(item: LayoutItem, accent: string): LayoutItem {
  const inner = item.tex ?? item.text;
  const tex = accent === '\\not' ? (item.text === '=' ? '\\neq' : `\\not ${inner}`) : `${accent}{${inner}}`;
  return { ...item, kind: 'symbol', tex };
}

function toItem({ font, isUnmapped, ...glyph }: Glyph, next: Glyph | undefined): LayoutItem {
  if (glyph.text === STROKE)
    return { ...glyph, ...(next && pickLineMetrics(next)), text: '∠', kind: 'symbol', tex: '\\angle' };
  const text =
    isUnmapped && /^CMEX/.test(font) ? (CMEX_CHARACTERS[glyph.text.codePointAt(0) ?? -1] ?? '?') : glyph.text;
  const isMathFont = MATH_FONT.test(font);
  if (/^\p{L}$/u.test(text) && !MATH_CHARACTER.test(text)) {
    if (/^MSBM/.test(font)) return { ...glyph, text, kind: 'symbol', tex: `\\mathbb{${text}}` };
    if (isMathFont) return { ...glyph, text, kind: 'variable' };
    return { ...glyph, text, kind: ITALIC_FONT.test(font) ? 'italic' : 'upright' };
  }
  const isSymbol = MATH_CHARACTER.test(text) || (isMathFont && !/^[•,.;:]$/.test(text));
  if (!isSymbol) return { ...glyph, text, kind: 'upright' };
  return { ...centreTall({ ...glyph, text }), kind: 'symbol', tex: MATH_SYMBOLS[text] ?? text };
}

/** Moves the baseline of a tall sign, whose origin is at its top in TeX fonts, to the line around it. */
function centreTall<Item extends Omit<Glyph, 'font' | 'isUnmapped'>>(glyph: Item): Item {
  const isTall = glyph.bottom - glyph.top > 1.15 * glyph.size || glyph.text === '√';
  if (!isTall) return glyph;
  return { ...glyph, baseline: (glyph.top + glyph.bottom) / 2 + 0.25 * glyph.size };
}
