import type { Member, Sign, WrittenChain } from './split-chains.ts';

/** Arithmetic in running text, `48/2 = 24`: digits and signs of operation up to a number. */
const NUMBER = String.raw`\(*\$?(?:\d[\d,]*(?:\.\d+)?|\.\d+)%?\)*`;
const ARITHMETIC = new RegExp(
  String.raw`(?<![\p{N}/*^_+\-−–—×÷)(%]\s*|[\p{L}$.,]|\sx\s)[-−]?${NUMBER}(?:\s*[-+*/×÷x−–]\s*${NUMBER})+\s*=\s*\$?[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)%?(?![\d\p{L}/*^×÷]|\s*[-+*/×÷−–]\s*[\d(.]|\.\d|\s+\d+\s*/\s*\d|\s\d{3}(?!\d)|\s*\()`,
  'gu',
);

/** The chains of equalities that running text holds. */
export function plainChains(words: string, start: number): WrittenChain[] {
  if (!words.includes('=')) return [];
  return Array.from(words.matchAll(ARITHMETIC), (match) => chainOf(match[0], start + match.index));
}

function chainOf(text: string, start: number): WrittenChain {
  const members: Member[] = [];
  const signs: Sign[] = [];
  let from = 0;
  for (const part of text.split('=')) {
    const lead = part.length - part.trimStart().length;
    const tex = asTex(part.trim());
    members.push({ tex, start: start + from + lead, end: start + from + part.trimEnd().length });
    from += part.length + 1;
  }
  for (let place = 1; place < members.length; place++) signs.push('=');
  return { members, signs };
}

/** `$5 x 3%` as a formula: currency signs out, signs of operation as TeX has them; the length stays. */
function asTex(text: string): string {
  return text
    .replace(/\$/g, ' ')
    .replace(/(?<=[\d\s)])x(?=[\s\d(])/g, '*')
    .replace(/–/g, '-')
    .replace(/%/g, '\\%')
    .replace(/,(?=\d{3})/g, '');
}
