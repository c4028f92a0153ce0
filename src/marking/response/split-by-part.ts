import type { LearnerResponse } from '../../domain/learner-response.ts';
import { parsePartPath } from '../../domain/part-path.ts';
import type { ResponseKind } from '../../domain/response-kind.ts';
import { findNamesBeforeWords, findPartLabels, type PartLabel } from './find-part-labels.ts';

/** A part that a learner answers. */
export type AnsweredPart = { readonly path: string; readonly response: ResponseKind };

/** The learner's text for each part, by path. A part without a text was left blank. */
export type PartTexts = ReadonlyMap<string, string>;

/**
 * Splits a response into the texts of its parts. An object is split by its keys, and a text by the labels in it. A text
 * without labels is split by lines, paragraphs or commas if their number fits; otherwise every part gets the whole text,
 * and marking finds the working of each part in it.
 */
export function splitByPart(response: LearnerResponse, parts: readonly AnsweredPart[]): PartTexts {
  if (typeof response === 'string') return splitText(response, parts);
  const texts = new Map<string, string>();
  for (const [key, text] of Object.entries(response)) {
    const path = parsePartPath(key) ?? key;
    const inner = parts.filter((part) => part.path === path || part.path.startsWith(`${path}.`));
    for (const [innerPath, innerText] of splitText(text, inner)) append(texts, innerPath, innerText);
  }
  return texts;
}

function splitText(text: string, parts: readonly AnsweredPart[]): PartTexts {
  const [only] = parts;
  if (only === undefined || text.trim() === '') return new Map();
  const paths = parts.map(({ path }) => path);
  const labels = findPartLabels(text, paths);
  if (labels.length > 0) return splitAtLabels(text, labels, parts);
  if (parts.length === 1) return new Map([[only.path, text]]);
  const names = parts.every(isInWords) ? findNamesBeforeWords(text, paths) : [];
  if (names.length > 0) return splitAtLabels(text, names, parts);
  return splitUnlabelled(text, parts);
}

function append(texts: Map<string, string>, path: string, text: string): void {
  const earlier = texts.get(path);
  texts.set(path, earlier === undefined ? text : `${earlier}\n${text}`);
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
  for (const [index, { path, end }] of labels.entries()) {
    const own = text.slice(end, labels[index + 1]?.start).replace(/^\s+|[\s,;]+$/gu, '');
    if (own !== '') append(texts, path, own);
  }
  return texts;
}

/** The ways to split a text without labels, the most certain first. */
const SEPARATORS = [/\n/u, /\n\s*\n/u, /[\n;]/u, /[\n,]/u, /[\n;,]/u, /[\n;,/]/u, /[\n;,/]|\s+and\s+/u];

function splitUnlabelled(text: string, parts: readonly AnsweredPart[]): PartTexts {
  const trimmed = text.replace(/\r\n?/gu, '\n').trim();
  for (const separator of SEPARATORS) {
    const pieces = trimmed.split(separator).map((piece) => piece.trim());
    const written = pieces.filter((piece) => piece !== '');
    const fitting = [pieces, written].find((list) => list.length === parts.length);
    if (fitting !== undefined) return toTexts(fitting, parts);
  }
  return (
    splitChoices(trimmed, parts) ??
    splitShort(trimmed, parts) ??
    new Map(parts.map(({ path }) => [path, trimmed]))
  );
}

/** Whether a part is answered in a word or by choosing, so that its answer has no working. */
export function isInWords({ response }: AnsweredPart): boolean {
  return response === 'text' || response === 'choice';
}

/** Splits `T F F` and `TFF` if every part is answered by choosing an option. Undefined if the number does not fit. */
function splitChoices(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  if (parts.some(({ response }) => response !== 'choice')) return undefined;
  const choices = [text.split(/[\s,;/]+/u), [...text]].find((list) => list.length === parts.length);
  return choices && toTexts(choices, parts);
}

/**
 * Answers in words have no working, so fewer lines than parts are the first parts' answers. Undefined if a part is not
 * answered in words.
 */
function splitShort(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  if (!parts.every(isInWords)) return undefined;
  const pieces = text.split(text.includes('\n') ? /\n/u : /[;,]/u).map((piece) => piece.trim());
  return pieces.length < parts.length ? toTexts(pieces, parts) : undefined;
}

function toTexts(pieces: readonly string[], parts: readonly AnsweredPart[]): PartTexts {
  const blank = /^[-–—.?]*$/u;
  return new Map(
    parts.flatMap(({ path }, index): [string, string][] => {
      const piece = pieces[index] ?? '';
      return blank.test(piece) ? [] : [[path, piece]];
    }),
  );
}
