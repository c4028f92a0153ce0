import { isListNode, isNumberedList } from './section-lists.ts';
import { listSections, type Section } from './section-signs.ts';
import { hasGroupTitle, hasOtherTitle, PAPER_TITLE } from './section-titles.ts';
import type { TexNode } from './tex-tree.ts';

const MIN_SECTIONS = 2;
/** `2. Finding the majority` or `3.1: Inverse` as the title of a section; captures the number and the text after it. */
const NUMBERED_TITLE = /^\(?(\d{1,2}(?:\.\d{1,2})?)\s*[.:)]+\s*((?!\(?[a-z][).])\S.{2,})$/u;
const numberedLevels = new WeakMap<readonly TexNode[], Map<number, boolean>>();

/**
 * Whether the sections of a level have titles such as `2. Finding the majority` that count up, and fewer than half of them
 * contain a list of questions. Other titles may come before the first number.
 */
export function isLevelNumbered(nodes: readonly TexNode[], level: number): boolean {
  const known = numberedLevels.get(nodes) ?? new Map<number, boolean>();
  numberedLevels.set(nodes, known);
  const decided = known.get(level);
  if (decided !== undefined) return decided;
  const allSections = listSections(nodes, level);
  if (areCodes(allSections.map(({ title }) => title))) {
    known.set(level, true);
    return true;
  }
  const sections = allSections.slice(allSections.findIndex(({ title }) => NUMBERED_TITLE.test(title)));
  const numbers = sections.map(({ title }) => NUMBERED_TITLE.exec(title)?.[1] ?? '');
  const isQuestion = ({ title }: Section): boolean => {
    const rest = NUMBERED_TITLE.exec(title)?.[2];
    return !(rest === undefined || hasOtherTitle(rest) || hasGroupTitle(rest) || PAPER_TITLE.test(rest));
  };
  const sectionsWithLists = sections.filter(({ content }) =>
    content.some((node) => isListNode(node) && isNumberedList(node)),
  );
  const isNumbered =
    sections.length >= MIN_SECTIONS &&
    sections.every(isQuestion) &&
    sectionsWithLists.length * 2 < sections.length &&
    (allSections.length === sections.length || areConsecutive(numbers));
  known.set(level, isNumbered);
  return isNumbered;
}

/** `A7`, `P-12`: the code of a question; captures the letters and the number. */
export const QUESTION_CODE = /^(\p{L}{1,3})[\s.-]?(\d{1,2})[.:]?$/u;

/** Whether the titles of sections, after other titles, are codes such as `A7`, `A8`, `A9` that count up. */
function areCodes(titles: readonly string[]): boolean {
  const first = titles.findIndex((title) => QUESTION_CODE.test(title));
  const codes = titles.slice(Math.max(0, first)).map((title) => QUESTION_CODE.exec(title));
  return (
    codes.length >= MIN_SECTIONS &&
    codes.every((code) => code?.[1] === codes[0]?.[1]) &&
    areConsecutive(codes.map((code) => code?.[2] ?? ''))
  );
}

/** Whether numbers such as 3.1, 3.2, 3.3 count up. */
function areConsecutive(numbers: readonly string[]): boolean {
  const lastNumbers = numbers.map((number) => Number(number.split('.').at(-1)));
  return lastNumbers.every((number, index) => number === (lastNumbers[0] ?? 0) + index);
}
