import type { SolutionStep } from '../domain/question.ts';
import { visibleText } from './visible-text.ts';

/** One option as solutions name it: `(b)`, `B`, `(2)`; a bare letter must not begin a word. */
const ONE = String.raw`(?:\(\s*[a-hA-H1-8]\s*\)|\[\s*[a-hA-H]\s*\]|\b[a-hA-H]\b(?=\s*(?:[.,;:)!]|and\b|&|or\b|is\b|are\b|$)))`;
const LIST = String.raw`(${ONE}(?:\s*(?:,\s*and|,|and|&|;|or|\+)?\s*${ONE})*)`;
const NOUN = `(?:option|answer|choice|alternative|response|statement|match|code|key)`;

const PATTERNS: readonly RegExp[] = [
  `\\b(?:correct|right|true)\\s+(?:${NOUN}s?(?:\\(s\\))?\\s*)?(?:is|are|:|=|-|–)*\\s*(?:only\\s+|${NOUN}s?\\s*)?${LIST}`,
  `\\b${NOUN}s?(?:\\(s\\))?\\s*${LIST}\\s*(?:is|are)\\s*(?:the\\s+)?(?:both\\s+|only\\s+)?(?:correct|right|true|answers?)`,
  `\\b(?:ans(?:wer)?|key)s?\\.?\\s*(?:is|are)?\\s*[:=\\-–]?\\s*(?:${NOUN}s?\\s*)?${LIST}`,
  `(?:^|[.;:]\\s*)(?:hence|therefore|thus|so|∴)?,?\\s*(?:the\\s+)?(?:correct\\s+)?${NOUN}s?\\s*${LIST}\\s*\\.?\\s*$`,
  `(?:^|[.;:]\\s*)(?:hence|therefore|thus|so|∴)?,?\\s*${LIST}\\s*(?:is|are)\\s*(?:the\\s+)?(?:correct|right|true|answer)`,
  `^(?:hence|therefore|thus|so|∴)?,?\\s*${LIST}\\s*\\.?$`,
].map((source) => new RegExp(source, 'giu'));

const LONGEST_PARAGRAPH = 2000;
const CHECKED = /^(?:checking\s+)?(?:option|statement|choice)\s*\(?([a-h])\)?\b(.*)$/i;

/** The options that the words of a solution call correct, as places from 0; empty when they do not say. */
export function findKeyInWords(solution: readonly SolutionStep[], optionCount: number): number[] {
  const paragraphs = solution.map(readableOf);
  for (const paragraph of paragraphs.toReversed()) {
    for (const pattern of PATTERNS) {
      const places = placesIn([...paragraph.matchAll(pattern)].at(-1)?.[1] ?? '', optionCount);
      if (places.length > 0) return places;
    }
  }
  return checkedOptions(paragraphs, optionCount);
}

function readableOf(step: SolutionStep): string {
  const tex = step.kind === 'prose' ? step.tex : step.lines.join(' \\\\ ');
  return visibleText(tex).slice(-LONGEST_PARAGRAPH);
}

/** The options named in a list such as `(a), (c)` or `b` or `A and D`. */
export function placesIn(list: string, optionCount: number): number[] {
  const places = [...list.matchAll(/(?<![a-zA-Z])[a-hA-H](?![a-zA-Z])|[1-8]/g)].map(([sign]) =>
    /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97,
  );
  const known = places.filter((place) => place >= 0 && place < optionCount);
  return [...new Set(known)].toSorted((one, other) => one - other);
}

/** "Checking option (a): … Correct." said of each option in turn. */
function checkedOptions(paragraphs: readonly string[], optionCount: number): number[] {
  const found = paragraphs.flatMap((paragraph) => {
    const [, letter, verdict = ''] = CHECKED.exec(paragraph) ?? [];
    const isCorrect =
      /\b(correct|true|right)\W*$/i.test(verdict) && !/\b(not|in)\s*(correct|true|right)\W*$/i.test(verdict);
    return letter !== undefined && isCorrect ? placesIn(letter, optionCount) : [];
  });
  return [...new Set(found)].toSorted((one, other) => one - other);
}
