import { parsePartPath } from '../../../domain/part-path.ts';
import type { WordParagraph } from './read-paragraphs.ts';

/** The answers of one question as TeX: by the path of a part, and for the question itself by an empty path. */
export type KeyEntry = ReadonlyMap<string, string>;

const LEADING_NUMBER =
  /^[\s:]*(?:\\textbf\{)?\(?(?:Q\.?\s*|\p{Lu}\p{L}{1,11}\s+)?(\d{1,3})\s*[.):]\)?\}?(?=[\s~A-H($]|\\|$)\s*/u;
const NEXT_NUMBER = /[\s;,~]+\(?(?<number>\d{1,3})\s*[.):]\)?(?=[\s~]*[\p{L}($\\\d])/gu;
/** A single letter as the answer; before it, the numbers of questions without letters may be missing. */
const LETTER_ANSWER = /^[\s~]*\(?[A-Ha-h]\)?(?=[\s~;,.]|$)/u;
const PART_LABEL =
  /(?:^|[\s;,~])(?:\((?<outer>[a-z]{1,5}|\d{1,2})\)|(?<plain>[a-h])\))\s*(?:\((?<inner>[a-z]{1,5}|\d{1,2})\))?[\s~]*/gu;

/** Reads a list of answers: `1. B`, `1. B  2. C`, numbered paragraphs, or a table with numbers and answers. */
export function readKey(paragraphs: readonly WordParagraph[]): ReadonlyMap<number, KeyEntry> {
  const texts = new Map<number, string>();
  let current = 0;
  const add = (number: number, text: string): void => {
    const before = texts.get(number);
    texts.set(number, before === undefined ? text.trim() : `${before} ${text.trim()}`);
    current = number;
  };
  for (const paragraph of paragraphs) {
    // Notes on what else is accepted are text for the person who marks.
    if (paragraph.style === 'Answer' && /^\s*\\textit\{/u.test(paragraph.tex)) continue;
    if (paragraph.kind === 'table')
      for (const [number, text] of readKeyTable(paragraph.rows)) add(number, text);
    else if (paragraph.label !== undefined && /^decimal/u.test(paragraph.label.format))
      add(paragraph.label.value, paragraph.tex);
    else for (const { number, text } of splitLine(paragraph.tex, current)) add(number, text);
  }
  return new Map([...texts].map(([number, text]) => [number, splitParts(text)]));
}

/** Splits `1. B 2. C` at its numbers; text without a number continues the answer before it. */
function splitLine(tex: string, current: number): { number: number; text: string }[] {
  const first = LEADING_NUMBER.exec(tex);
  if (first === null) return current === 0 || tex.trim() === '' ? [] : [{ number: current, text: tex }];
  let number = Number(first[1]);
  let start = first[0].length;
  const entries: { number: number; text: string }[] = [];
  for (const match of tex.matchAll(NEXT_NUMBER)) {
    const next = Number(match.groups?.number);
    const skips = next > number && LETTER_ANSWER.test(tex.slice(match.index + match[0].length));
    if ((next !== number + 1 && !skips) || match.index < start) continue;
    entries.push({ number, text: tex.slice(start, match.index) });
    number = next;
    start = match.index + match[0].length;
  }
  return [...entries, { number, text: tex.slice(start) }];
}

/** Reads a table: numbers in one row above the answers, or numbers and answers side by side. */
function readKeyTable(rows: readonly (readonly string[])[]): [number: number, text: string][] {
  const toNumber = (cell = ''): number | undefined => {
    const [, digits] =
      /^(?:Q\.?\s*)?(\d{1,3})[.)]?$/iu.exec(cell.replace(/\\textbf\{([^{}]*)\}/gu, '$1').trim()) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  const entries: [number, string][] = [];
  rows.forEach((cells, index) => {
    const below = rows[index + 1] ?? [];
    const isHeading =
      cells.filter((cell) => toNumber(cell) !== undefined).length >= Math.max(2, cells.length - 1);
    cells.forEach((cell, at) => {
      const number = toNumber(cell);
      if (number === undefined) return;
      const answer = isHeading ? below[at] : cells[at + 1];
      if (
        answer !== undefined &&
        answer !== '' &&
        (isHeading || toNumber(answer) === undefined || at % 2 === 0)
      )
        entries.push([number, answer]);
    });
  });
  return entries;
}

/** Splits `(a) 12 J (b) B` by its labels. */
function splitParts(text: string): KeyEntry {
  const labels = [...text.matchAll(PART_LABEL)];
  if (labels[0]?.index !== 0) return new Map([['', text.trim()]]);
  return new Map(
    labels.map((match, index) => {
      const { plain = '', outer = plain, inner } = match.groups ?? {};
      const path = parsePartPath(inner === undefined ? outer : `${outer}(${inner})`) ?? outer;
      const end = labels[index + 1]?.index ?? text.length;
      return [path, text.slice(match.index + match[0].length, end).trim()] as const;
    }),
  );
}
