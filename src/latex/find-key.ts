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

/** Phrases that name the key, most explicit first; `name` is an example of each. */
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
/** Sentences about typical mistakes; the options they mention are not the key. */
const REMARK =
  /\b(?:common (?:slip|mistake|error|misconception)|students? (?:often|may|might|who)|tempting|(?:may|might|could|would) (?:think|choose|pick|say|wrongly)|to think|mistakenly|careless)\b/i;
/** Words of a question that asks for the false statement. */
const NEGATIVE =
  /\b(?:not\s+(?:\w+\s+)?(?:correct|true|right|valid)|incorrect|false|wrong|untrue)\b|\b(?:correct|true|right)\b[^.?]{0,40}\bexcept\b/i;
const MAX_PARAGRAPH_LENGTH = 2000;

/**
 * Finds the options that a solution's prose names as the answer, as indexes from 0; empty when it names none. When the
 * stem asks for the false statement, the options that the solution calls false are the key.
 */
export function findKeyInWords(solution: readonly SolutionStep[], optionCount: number, stem = ''): number[] {
  const paragraphs = solution.map(getReadableText).filter((paragraph) => paragraph !== '');
  for (const { pattern } of CUES) {
    for (const paragraph of paragraphs.toReversed()) {
      const indexes = findOptionIndexes([...paragraph.matchAll(pattern)].at(-1)?.[1] ?? '', optionCount);
      if (indexes.length > 0) return indexes;
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

/** Whether a question asks which of its options is false. */
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
  isNegative: boolean,
): number[] {
  const { right, wrong } = findVerdicts(paragraphs, optionCount);
  const [key, others] = isNegative ? [wrong, right] : [right, wrong];
  if (key.some((index) => others.includes(index))) return [];
  if (key.length > 0) return key;
  const left = Array.from({ length: optionCount }, (_, index) => index).filter(
    (index) => !others.includes(index),
  );
  return optionCount > 2 && left.length === 1 ? left : [];
}
