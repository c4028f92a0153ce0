import type { LearnerResponse } from '../../domain/learner-response.ts';
import { parsePartPath } from '../../domain/part-path.ts';
import { type AnsweredPart, isInWords, type PartTexts } from './answered-part.ts';
import { findNamesInRow, findPartLabels, type PartLabel } from './find-part-labels.ts';
import { listUnlabelledSplits } from './split-unlabelled.ts';

/**
 * Lists the ways in which a response may be divided into parts, the most likely first. An object is divided by its keys,
 * and a text by the labels in it, so they have one. A text without labels may have several.
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
  const text = removeQuestionNumber(written.replace(BOLD_LABEL, '$1'));
  const [only] = parts;
  if (only === undefined || text.trim() === '') return [new Map()];
  const paths = parts.map(({ path }) => path);
  const labels = findPartLabels(text, paths);
  if (parts.length === 1) return [new Map([[only.path, removeLabel(text, labels)]])];
  if (labels.length > 0) return [splitAtLabels(text, labels, parts)];
  const mayBeSentence = parts.some(({ response }) => response === 'prose');
  const names = mayBeSentence ? [] : findNamesInRow(text, paths, parts.every(isInWords));
  return names.length > 0 ? [splitAtLabels(text, names, parts)] : listUnlabelledSplits(text, parts);
}

/** Removes the label at the start of the text of one part. */
function removeLabel(text: string, [label]: readonly PartLabel[]): string {
  const isFirst = label !== undefined && text.slice(0, label.start).trim() === '';
  return isFirst ? text.slice(label.end).trim() : text;
}

function append(texts: Map<string, string>, path: string, text: string): void {
  const earlier = texts.get(path);
  texts.set(path, earlier === undefined ? text : `${earlier}\n${text}`);
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
  return text.replace(new RegExp(`(?<!\\S)${numberBeforeLabel}|${numberAtLineStart}`, 'gimu'), '');
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
  for (const [index, label] of labels.entries()) {
    const own = text
      .slice(label.end, labels[index + 1]?.start)
      .trim()
      .replace(/[\s,;]{1,20}$/u, '');
    const inner = listInnerParts(label, labels, parts);
    if (inner.length > 1)
      for (const [path, innerText] of splitText(own, inner)[0] ?? []) append(texts, path, innerText);
    else if (own !== '') append(texts, label.path, own);
  }
  return texts;
}

/** The inner parts of (b) if the learner labels (b) alone; empty if they label an inner part too. */
function listInnerParts(
  { path, isOuter }: PartLabel,
  labels: readonly PartLabel[],
  parts: readonly AnsweredPart[],
): AnsweredPart[] {
  const prefix = `${path.split('.')[0]}.`;
  const count = labels.filter((label) => label.path.startsWith(prefix)).length;
  return isOuter && count === 1 ? parts.filter((part) => part.path.startsWith(prefix)) : [];
}
