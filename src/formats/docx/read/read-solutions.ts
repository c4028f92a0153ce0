import { TYPED_NUMBER } from './outline.ts';
import type { WordParagraph } from './read-paragraphs.ts';

/** The TeX of the solution sections of a question: `solution`, `alternatesolution` and `idea`. */
export type SolutionTex = { readonly tex: string };

const HEADING = /^\s*(?:\\textbf\{)?\s*(?:Question|Problem|Solution|Q)\.?\s*(\d{1,3})\s*[.):]?\s*\}?\s*/iu;
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
      ({ name, lines: own }) =>
        `\\begin{${name}}\n${printParts(own.filter((line) => line !== ''))}\n\\end{${name}}`,
    )
    .join('\n\n');
}

/** Removes a bold title; the bold text after it, if any, stays bold. */
function dropTitle(line: string, title: string): string {
  const rest = line.slice(title.length).trimStart();
  return title.trimEnd().endsWith('}') ? rest : `\\textbf{${rest}`;
}

/** Prints the solutions of parts as an `enumerate` with the labels of the parts. */
function printParts(lines: readonly string[]): string {
  const output: string[] = [];
  let [isOpen, isInnerOpen, outerLabel] = [false, false, ''];
  for (const line of lines) {
    const part = PART.exec(line);
    if (part === null) {
      output.push(`${output.length === 0 ? '' : '\n'}${line}`);
      continue;
    }
    const { outer = '', inner } = part.groups ?? {};
    const isNewOuter = outer !== outerLabel;
    if (isInnerOpen && (isNewOuter || inner === undefined)) output.push('\\end{enumerate}');
    if (!isOpen) output.push('\\begin{enumerate}');
    const wasInnerOpen = isInnerOpen && !isNewOuter && inner !== undefined;
    [isOpen, outerLabel, isInnerOpen] = [true, outer, inner !== undefined];
    const text = line.slice(part[0].length);
    if (inner === undefined) output.push(`\\item[(${outer})] ${text}`);
    else {
      if (isNewOuter) output.push(`\\item[(${outer})]`);
      if (!wasInnerOpen) output.push('\\begin{enumerate}');
      output.push(`\\item[(${inner})] ${text}`);
    }
  }
  if (isInnerOpen) output.push('\\end{enumerate}');
  if (isOpen) output.push('\\end{enumerate}');
  return output.join('\n');
}
