import type { LearnerResponse } from '../../domain/learner-response.ts';
import { parsePartPath } from '../../domain/part-path.ts';
import { type AnsweredPart, isInWords, type PartTexts } from './answered-part.ts';
import { findBareLabels, findPartLabels, type PartLabel } from './find-part-labels.ts';
import { listDoubtfulSplits } from './list-doubtful-splits.ts';
import { listUnlabelledSplits } from './split-unlabelled.ts';

/**
 * Lists the ways to divide a response among the parts, the most likely first. An object with one text per
 * part is divided in one way. A text is divided at its labels; there may be several ways if a part has no
 * label.
 */
export function listSplits(response: LearnerResponse, parts: readonly AnsweredPart[]): PartTexts[] {
  if (typeof response === 'string') return splitText(response, parts);
  const texts = new Map<string, string>();
  for (const [key, text] of Object.entries(response)) {
    const path = parsePartPath(key) ?? key;
    const inner = parts.filter((part) => part.path === path || part.path.startsWith(`${path}.`));
    for (const [innerPath, innerText] of splitText(text, inner)[0] ?? []) append(texts, innerPath, innerText);
  }
  return [texts];
}

function splitText(written: string, parts: readonly AnsweredPart[]): PartTexts[] {
  const text = removeQuestionNumber(narrowBrackets(written).replace(BOLD_LABEL, '$1'));
  const [only] = parts;
  if (only === undefined || text.trim() === '') return [new Map()];
  const paths = parts.map(({ path }) => path);
  const labels = findPartLabels(text, paths);
  if (parts.length === 1) return [new Map([[only.path, removeLabel(text, labels)]])];
  if (labels.length > 0) {
    const texts = splitAtLabels(text, labels, parts);
    return [texts, ...listDoubtfulSplits({ text, labels, texts }, parts)];
  }
  const mayBeSentence = parts.some(({ response }) => response === 'prose');
  const names = mayBeSentence ? [] : findBareLabels(text, paths, parts.every(isInWords));
  return names.length > 0 ? [splitAtLabels(text, names, parts)] : listUnlabelledSplits(text, parts);
}

/** Removes the label at the start of the text of one part. A label alone is the answer: the learner chose option (b). */
function removeLabel(text: string, [label]: readonly PartLabel[]): string {
  const isFirst = label !== undefined && text.slice(0, label.start).trim() === '';
  const rest = isFirst ? text.slice(label.end).trim() : '';
  return rest === '' ? text : rest;
}

function append(texts: Map<string, string>, path: string, text: string): void {
  const earlier = texts.get(path);
  texts.set(path, earlier === undefined ? text : `${earlier}\n${text}`);
}

const NARROW: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '：': ':',
  '．': '.',
};

/** Replaces the full-width brackets and stops of East Asian keyboards. */
function narrowBrackets(text: string): string {
  return text.replace(/[（）［］：．]/gu, (wide) => NARROW[wide] ?? wide);
}

/** `**(a)**` */
const BOLD_LABEL = /\*\*([^*\n]{1,8})\*\*/gu;
/** The number of the question before the first label: `1a)`, `Q1 (a)`, `1. (a)`, `1a 2.4`. */
const QUESTION_NUMBER =
  /^\s*((?:(?:question|q)[ \t.]*)?\d{1,2})[ \t]*[.):]?[ \t]*(?=[([]?[a-h](?:[ivx]{0,4}[)\].:](?![-−]|\s*(?:[=+*/^×]|[-−]\s))|[ \t]+[^\s=+*/^−×-]))/iu;

/** Removes the number of the question if it is written before the labels. */
function removeQuestionNumber(text: string): string {
  const number = QUESTION_NUMBER.exec(text)?.[1];
  if (number === undefined) return text;
  const numberBeforeLabel = `${number}[ \\t]*[.):]?[ \\t]*(?=[([]?[a-h][ivx]{0,4}[)\\].:])`;
  const numberAtLineStart = `^[ \\t]*${number}[ \\t]*(?=[a-h][ivx]{0,4}[ \\t])`;
  const numberInRow = `(?<=[ \\t,;])${number}(?=[b-h][ivx]{0,4}[ \\t]+[^\\s=+*/^−×-])`;
  return text.replace(
    new RegExp(`(?<!\\S)${numberBeforeLabel}|${numberAtLineStart}|${numberInRow}`, 'gimu'),
    '',
  );
}

/** Text before the first label belongs to the first part, unless that part has a label of its own. */
function splitAtLabels(
  text: string,
  labels: readonly PartLabel[],
  parts: readonly AnsweredPart[],
): PartTexts {
  const texts = new Map<string, string>();
  const [first] = parts;
  const before = text.slice(0, labels[0]?.start).trim();
  if (first !== undefined && before !== '' && labels.every(({ path }) => path !== first.path))
    texts.set(first.path, before);
  const counts = countByOuterLabel(labels);
  for (const [index, label] of labels.entries()) {
    const own = readOwnText(text, label, labels[index + 1]?.start);
    const inner = listInnerParts(label, counts, parts);
    if (inner.length > 1)
      for (const [path, innerText] of splitText(own, inner)[0] ?? []) append(texts, path, innerText);
    else if (own !== '') append(texts, label.path, own);
  }
  return texts;
}

/** Returns the text between a label and the next one; for `(b) (b)` without more text, the second label, which is the answer. */
function readOwnText(text: string, { end, repeatedAt = end }: PartLabel, next: number | undefined): string {
  const own = text
    .slice(end, next)
    .trim()
    .replace(/[\s,;]{1,20}$/u, '');
  return own === '' ? text.slice(repeatedAt, end).trim() : own;
}

/** Counts the labels of (b) and its inner parts, for each outer label. */
function countByOuterLabel(labels: readonly PartLabel[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of labels) counts.set(getOuterLabel(path), (counts.get(getOuterLabel(path)) ?? 0) + 1);
  return counts;
}

function getOuterLabel(path: string): string {
  return path.split('.')[0] ?? path;
}

/** The inner parts of (b) if the learner labels (b) alone; empty if they label an inner part too. */
function listInnerParts(
  { path, isOuter }: PartLabel,
  counts: ReadonlyMap<string, number>,
  parts: readonly AnsweredPart[],
): AnsweredPart[] {
  const outer = getOuterLabel(path);
  return isOuter && counts.get(outer) === 1 ? parts.filter((part) => part.path.startsWith(`${outer}.`)) : [];
}
