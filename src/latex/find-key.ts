import type { SolutionStep } from '../domain/question-content.ts';
import { cacheByObject } from '../text/cache-by-object.ts';
import { findVerdicts } from './find-verdicts.ts';
import { BRACKETED_ROMAN, findOptionIndexes, OPTION_NAME_LIST } from './option-names.ts';
import { visibleText } from './visible-text.ts';

// Pieces of the regular expressions in CUES: a noun for an option, a word that introduces a conclusion, the words or signs
// between noun and option, and the end of a paragraph.
const NOUN = `(?:option|answer|choice|alternative|response|match|code|key)`;
const NOUNS = `${NOUN}s?(?:\\(s\\))?`;
const CONCLUSION_WORD = `(?:hence|therefore|thus|so|then|∴)`;
const LINK = `(?:\\s*(?:is|are|will be|:|=|-|–))`;
const PARAGRAPH_END = `\\s*\\.?\\s*$`;

type Cue = { readonly name: string; readonly pattern: RegExp };

function createCue(name: string, source: string): Cue {
  return { name, pattern: new RegExp(source, 'giu') };
}

/** Phrases that state the key, the most explicit first. `name` is an example of each. */
const CUES: readonly Cue[] = [
  createCue(
    'correct option is (b)',
    `\\b(?:correct|right)\\s+(?:${NOUNS}\\s*)?${LINK}*\\s*(?:(?:only|${NOUNS})\\s*)?${OPTION_NAME_LIST}`,
  ),
  createCue(
    'correct option is 3',
    `\\b(?:option|choice|alternative)s?${LINK}+\\s*([1-8](?=\\s*(?:$|[.;]?\\s*$)))`,
  ),
  createCue('correct option is (iii)', `\\b(?:option|choice|alternative)s?${LINK}+\\s*(${BRACKETED_ROMAN})`),
  createCue(
    'answer is (b)',
    `\\b${NOUNS}\\s*${LINK}+\\s*(?:${NOUNS}\\s*)?(?:both\\s+|only\\s+)?${OPTION_NAME_LIST}`,
  ),
  createCue(
    'Ans. (b)',
    `\\b(?:ans|answers?|key)\\b(?:\\.(?!\\s*${NOUN}))?\\s*${LINK}?\\s*(?:${NOUNS}\\s*)?${OPTION_NAME_LIST}`,
  ),
  createCue(
    '(b) is the answer',
    `${OPTION_NAME_LIST}\\s*(?:is|are)\\s+(?:the\\s+)?(?:(?:correct|right)\\s+)?${NOUNS}(?![a-z(])`,
  ),
  createCue(
    'hence (b) is correct',
    `\\b${CONCLUSION_WORD}\\b,?\\s*(?:only\\s+)?(?:${NOUNS}\\s*)?${OPTION_NAME_LIST}\\s*(?:is|are)\\s+(?:both\\s+|only\\s+)?(?:correct|right)\\b`,
  ),
  createCue(
    'only (b) is left',
    `\\bonly\\s+(?:${NOUNS}\\s*)?${OPTION_NAME_LIST}\\s*(?:remains?|is\\s+left|fits|survives)`,
  ),
  createCue(
    'option (b) at the end',
    `(?:^|[.;:,]\\s*)(?:${CONCLUSION_WORD},?\\s*)?(?:the\\s+)?${NOUNS}\\s*${OPTION_NAME_LIST}${PARAGRAPH_END}`,
  ),
  createCue(
    '故选 B',
    `(?:[故应則则](?:本[题題]|答案)?[应應]?[选選][择擇]?|(?:所以|因此)[选選]|答案(?:[是为為选選]|应[为選选])?|正[确確](?:答案|[选選][项項])(?:[是为為]|[应應][为為])?|正解は?)\\s*[:：]?\\s*([A-H](?:[\\s、,，和及]*[A-H]){0,7})(?![a-z])`,
  ),
  createCue(
    'Chọn B',
    `(?<!\\p{L})(?:chọn(?:\\s+(?:đáp án|phương án|câu))?|đáp án(?:\\s+đúng)?(?:\\s+là)?|(?:la\\s+)?(?:bonne|réponse)(?:\\s+(?:correcte|exacte|réponse|est))*|(?:respuesta|opción|resposta|alternativa|opção)(?:\\s+(?:correcta|correta))?(?:\\s+(?:es|é))?(?:\\s+la)?|gabarito|(?:richtige\\s+)?antwort(?:\\s+ist)?|risposta(?:\\s+(?:corretta|esatta))?|jawaban|cevap)\\s*:?\\s*\\(?([A-H])\\)?(?![\\p{L}\\d'’])`,
  ),
  createCue('(b) alone', `^(?:${CONCLUSION_WORD})?,?\\s*${OPTION_NAME_LIST}${PARAGRAPH_END}`),
];
/** Sentences about typical mistakes; the options that they mention are not the key. */
const MISTAKE_REMARK =
  /\b(?:common (?:slip|mistake|error|misconception)|students? (?:often|may|might|who)|tempting|(?:may|might|could|would) (?:think|choose|pick|say|wrongly)|to think|mistakenly|careless)\b/i;
/** Words of a question that asks for the false statement. */
const NEGATIVE_WORDING =
  /\b(?:not\s+(?:\w+\s+)?(?:correct|true|right|valid)|incorrect|false|wrong|untrue)\b|\b(?:correct|true|right)\b[^.?]{0,40}\bexcept\b/i;
const MAX_PARAGRAPH_LENGTH = 2000;

/**
 * Finds the options that the words of a solution name as the answer, as indexes from 0. Empty if they name none. If the stem asks
 * for the false statement, the options that the solution calls false are the key.
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

/** The end of a step as plain text, without remarks about mistakes (cached). */
const getReadableText = cacheByObject((step: SolutionStep): string => {
  const tex = step.kind === 'prose' ? step.tex : step.lines.join(' \\\\ ');
  const text = visibleText(tex).slice(-MAX_PARAGRAPH_LENGTH);
  if (!MISTAKE_REMARK.test(text)) return text;
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)/);
  return sentences.filter((sentence) => !MISTAKE_REMARK.test(sentence)).join(' ');
});

/** Whether a question asks which of its options is false. */
function isNegativeQuestion(stem: string): boolean {
  const sentences = visibleText(stem).split(/(?<=[.!?])\s+/);
  return sentences.some(
    (sentence) =>
      NEGATIVE_WORDING.test(sentence) &&
      /\b(?:which|choose|select|identify|pick|mark|find|following)\b/i.test(sentence) &&
      !/\btrue\s*(?:or|\/|and)\s*false\b/i.test(sentence),
  );
}

/**
 * Finds the key from statements such as "(a) is wrong". The key is the options called right, or the only option that is not called
 * wrong. Empty if the statements contradict each other.
 */
function getKeyFromVerdicts(
  paragraphs: readonly string[],
  optionCount: number,
  isNegative: boolean,
): number[] {
  const { right, wrong } = findVerdicts(paragraphs, optionCount);
  const [key, others] = isNegative ? [wrong, right] : [right, wrong];
  if (key.some((index) => others.includes(index))) return [];
  if (key.length > 0) return key;
  const remaining = Array.from({ length: optionCount }, (_, index) => index).filter(
    (index) => !others.includes(index),
  );
  return optionCount > 2 && remaining.length === 1 ? remaining : [];
}
