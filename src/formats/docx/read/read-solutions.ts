import { TYPED_NUMBER } from './outline.ts';
import type { WordParagraph } from './read-paragraphs.ts';

const HEADING =
  /^\s*(?:\\textbf\{)?\s*(?:Question|Problem|Solution|Q|\p{Lu}\p{L}{2,11})\.?\s*(\d{1,3})\s*[.):]?\s*\}?\s*/iu;
const TITLE = /^\s*\\textbf\{(Another solution|Alternative solution|Key idea)\.?\s*\}?/iu;
const PART = /^\s*\\textbf\{\((?<outer>[a-z]{1,5}|\d{1,2})\)(?:\((?<inner>[a-z]{1,5}|\d{1,2})\))?\s*\}\s*/u;

/** Reads the solutions at the end of a document: the TeX of each question by its number. */
export function readSolutions(
  paragraphs: readonly WordParagraph[],
  reportSkipped: () => void,
): ReadonlyMap<number, string> {
  const texts = new Map<number, string[]>();
  let current = 0;
  for (const paragraph of paragraphs) {
    const start = findStart(paragraph, current);
    if (start !== undefined) current = start.number;
    const tex = (start?.tex ?? paragraph.tex).trim();
    if (current === 0 || tex === '') continue;
    if (paragraph.style === 'Answer') reportSkipped();
    else texts.set(current, [...(texts.get(current) ?? []), tex]);
  }
  return new Map([...texts].map(([number, lines]) => [number, printSections(lines)]));
}

function findStart(
  { tex, label, kind }: WordParagraph,
  current: number,
): { number: number; tex: string } | undefined {
  if (kind === 'table') return undefined;
  if (label !== undefined)
    return label.level === 0 && /^decimal/u.test(label.format) ? { number: label.value, tex } : undefined;
  const heading = HEADING.exec(tex);
  if (heading !== null) return { number: Number(heading[1]), tex: tex.slice(heading[0].length) };
  const typed = TYPED_NUMBER.exec(tex.trimStart());
  if (typed === null || Number(typed[1]) !== current + 1) return undefined;
  return { number: current + 1, tex: tex.trimStart().slice(typed[0].length) };
}

/** Prints paragraphs as environments; a title such as “Another solution” begins the next one. */
function printSections(lines: readonly string[]): string {
  const sections: { name: string; lines: string[] }[] = [{ name: 'solution', lines: [] }];
  for (const line of lines) {
    const title = TITLE.exec(line);
    if (title === null) sections.at(-1)?.lines.push(line);
    else {
      const name = /idea/iu.test(title[1] ?? '') ? 'idea' : 'alternatesolution';
      sections.push({ name, lines: [dropTitle(line, title[0])] });
    }
  }
  return sections
    .map(
      ({ name, lines: sectionLines }) =>
        `\\begin{${name}}\n${printParts(sectionLines.filter((line) => line !== ''))}\n\\end{${name}}`,
    )
    .join('\n\n');
}

/** Removes a bold title; the bold text after it, if any, stays bold. */
function dropTitle(line: string, title: string): string {
  const rest = line.slice(title.length).trimStart();
  return title.trimEnd().endsWith('}') ? rest : `\\textbf{${rest}`;
}

type PartLines = { readonly label: string; readonly lines: string[]; readonly inner: PartLines[] };

/** Prints the solutions of parts as an `enumerate` with the labels of the parts. */
function printParts(lines: readonly string[]): string {
  const shared: string[] = [];
  const parts: PartLines[] = [];
  let current = shared;
  for (const line of lines) {
    const found = PART.exec(line);
    if (found !== null) current = findOrAddPart(parts, found.groups ?? {}).lines;
    const text = found === null ? line : line.slice(found[0].length);
    if (text !== '') current.push(text);
  }
  const list = printList(parts);
  return [...shared, ...(list === '' ? [] : [list])].join('\n\n');
}

/** Finds the part with these labels, or adds it. */
function findOrAddPart(
  parts: PartLines[],
  { outer = '', inner }: Readonly<Record<string, string | undefined>>,
): PartLines {
  const part = findOrAdd(parts, outer);
  return inner === undefined ? part : findOrAdd(part.inner, inner);
}

function findOrAdd(parts: PartLines[], label: string): PartLines {
  const known = parts.find((part) => part.label === label);
  if (known !== undefined) return known;
  const part = { label, lines: [], inner: [] };
  parts.push(part);
  return part;
}

function printList(parts: readonly PartLines[]): string {
  if (parts.length === 0) return '';
  const items = parts.map(({ label, lines, inner }) => {
    const body = [...lines, printList(inner)].filter((text) => text !== '');
    return `\\item[(${label})] ${body.join('\n\n')}`;
  });
  return ['\\begin{enumerate}', ...items, '\\end{enumerate}'].join('\n');
}
