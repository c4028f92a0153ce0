import type { SolutionStep } from '../domain/question.ts';
import { findVerdicts } from './find-verdicts.ts';
import { findOptionIndexes, LIST, ROMAN } from './option-names.ts';
import { visibleText } from './visible-text.ts';

const NOUN = `(?:option|answer|choice|alternative|response|match|code|key)`;
const NOUNS = `${NOUN}s?(?:\\(s\\))?`;
const SO = `(?:hence|therefore|thus|so|then|∴)`;
const LINK = `(?:\\s*(?:is|are|will be|:|=|-|–))`;
const END = `\\s*\\.?\\s*$`;

type Cue = { readonly name: string; readonly pattern: RegExp };

function cue(name: string, source: string): Cue {
  return { name, pattern: new RegExp(source, 'giu') };
}

/** What says outright which options are meant, the plainest first. */
const CUES: readonly Cue[] = [
  cue(
    'correct option is (b)',
    `\\b(?:correct|right)\\s+(?:${NOUNS}\\s*)?${LINK}*\\s*(?:(?:only|${NOUNS})\\s*)?${LIST}`,
  ),
  cue('correct option is 3', `\\b(?:option|choice|alternative)s?${LINK}+\\s*([1-8](?=\\s*(?:$|[.;]?\\s*$)))`),
  cue('correct option is (iii)', `\\b(?:option|choice|alternative)s?${LINK}+\\s*(${ROMAN})`),
  cue('answer is (b)', `\\b${NOUNS}\\s*${LINK}+\\s*(?:${NOUNS}\\s*)?(?:both\\s+|only\\s+)?${LIST}`),
  cue('Ans. (b)', `\\b(?:ans|answers?|key)\\b\\.?\\s*${LINK}?\\s*(?:${NOUNS}\\s*)?${LIST}`),
  cue(
    '(b) is the answer',
    `${LIST}\\s*(?:is|are)\\s+(?:the\\s+)?(?:(?:correct|right)\\s+)?${NOUNS}(?![a-z(])`,
  ),
  cue(
    'hence (b) is correct',
    `\\b${SO}\\b,?\\s*(?:only\\s+)?(?:${NOUNS}\\s*)?${LIST}\\s*(?:is|are)\\s+(?:both\\s+|only\\s+)?(?:correct|right)\\b`,
  ),
  cue('only (b) is left', `\\bonly\\s+(?:${NOUNS}\\s*)?${LIST}\\s*(?:remains?|is\\s+left|fits|survives)`),
  cue('option (b) at the end', `(?:^|[.;:,]\\s*)(?:${SO},?\\s*)?(?:the\\s+)?${NOUNS}\\s*${LIST}${END}`),
  cue('(b) alone', `^(?:${SO})?,?\\s*${LIST}${END}`),
];
/** Sentences that speak of other people's answers. */
const REMARK =
  /\b(?:common (?:slip|mistake|error|misconception)|students? (?:often|may|might|who)|tempting|(?:may|might|could|would) (?:think|choose|pick|say|wrongly)|to think|mistakenly|careless)\b/i;
const NEGATIVE =
  /\b(?:not\s+(?:\w+\s+)?(?:correct|true|right|valid)|incorrect|false|wrong|untrue)\b|\b(?:correct|true|right)\b[^.?]{0,40}\bexcept\b/i;
const MAX_PARAGRAPH_LENGTH = 2000;

/**
 * The options that the words of a solution call the answer, as places from 0; empty when they do not say. A stem that
 * asks for the false one is answered by what the solution calls false.
 */
export function findKeyInWords(solution: readonly SolutionStep[], optionCount: number, stem = ''): number[] {
  const paragraphs = solution.map(getReadableText).filter((paragraph) => paragraph !== '');
  for (const { pattern } of CUES) {
    for (const paragraph of paragraphs.toReversed()) {
      const places = findOptionIndexes([...paragraph.matchAll(pattern)].at(-1)?.[1] ?? '', optionCount);
      if (places.length > 0) return places;
    }
  }
  return getKeyFromVerdicts(paragraphs, optionCount, isNegativeQuestion(stem));
}

function getReadableText(step: SolutionStep): string {
  const tex = step.kind === 'prose' ? step.tex : step.lines.join(' \\\\ ');
  const text = visibleText(tex).slice(-MAX_PARAGRAPH_LENGTH);
  if (!REMARK.test(text)) return text;
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)/);
  return sentences.filter((sentence) => !REMARK.test(sentence)).join(' ');
}

/** Whether a question asks which of its options is not true. */
function isNegativeQuestion(stem: string): boolean {
  const sentences = visibleText(stem).split(/(?<=[.!?])\s+/);
  return sentences.some(
    (sentence) =>
      NEGATIVE.test(sentence) &&
      /\b(?:which|choose|select|identify|pick|mark|find|following)\b/i.test(sentence) &&
      !/\btrue\s*(?:or|\/|and)\s*false\b/i.test(sentence),
  );
}

function getKeyFromVerdicts(
  paragraphs: readonly string[],
  optionCount: number,
  wantsFalse: boolean,
): number[] {
  const { right, wrong } = findVerdicts(paragraphs, optionCount);
  const [wanted, others] = wantsFalse ? [wrong, right] : [right, wrong];
  if (wanted.some((place) => others.includes(place))) return [];
  if (wanted.length > 0) return wanted;
  const left = Array.from({ length: optionCount }, (_, place) => place).filter(
    (place) => !others.includes(place),
  );
  return optionCount > 2 && left.length === 1 ? left : [];
}
