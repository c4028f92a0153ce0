// What the title of a section shows about its content.

import { MARKS_UNIT } from './parts/marks-text.ts';

/** Marks in brackets at the end of a title: `(5+3 points)`. */
export const MARKS_AT_END = new RegExp(
  String.raw`[([]\s*(?:worth\s*)?\d{1,3}(?:\s*\+\s*\d{1,2})*\s*${MARKS_UNIT}\s*[)\]]\s*[.:]?$`,
  'iu',
);
export const SOLUTION_TITLE =
  /^(?:(?:model|brief|short|full|sample|detailed|official)\s+)?(?:solutions?|soln?s?|answers?|proof)\s*[.:]*$/iu;
/** The heading of a question whose number LaTeX prints. */
export const BARE_TITLE = /^(?:question|problem|exercise)\s*[.:]?$/iu;
/** The heading of the text of a question. */
export const STATEMENT_TITLE = /^(?:problem|question|statement|problem statement|task|part.*)\s*[.:]*$/iu;
/** The heading of the list of tasks in a question. */
export const TASKS_TITLE = /^(?:questions|tasks)\s*[.:]?$/iu;
/** The heading of a part: `(a)`, `b)`, `c) (*)`, `(d) Fill in the table`. */
export const PART_LABEL = /^(?:\([a-h]\)(?=\W|$)|[a-h][).](?=[.:\s]|$))/u;
/** The heading of the solutions of all questions. */
const SOLUTIONS_TITLE =
  /^(?:(?:model|brief|sample|detailed|worked|selected)\s+)?(?:solutions|answers|answer key|key|solution key|lösungen|soluciones|respuestas|soluzioni|soluções|corrigés?|correction|решения|ответы|(?:参考)?答案|解答|解析)(?:\s+(?:to|for|of)\s+.*|\s+key)?\s*[.:]*$/iu;
/** The end of a title that repeats an earlier one: `Exam 1 (solutions)`, `期中考试参考答案`. */
const SOLUTIONS_SUFFIX =
  /[\s:,;–—-]{0,5}[([]?(?:(?:with\s+)?(?:solutions?|answers?|answer key)|lösung(?:en)?|soluciones|respuestas|soluzioni|corrigés?|correction|решения|ответы|(?:参考)?答案|解答|解析)[)\]]?\s*[.:]*$/iu;
/** Titles of sections of a paper or of notes, which contain no questions. */
export const PAPER_TITLE =
  /^(?:abstract|introduction|methods?|methodology|results?|discussion|conclusions?|summary|motivation|related work|bibliography|references|acknowledge?ments?|appendix|future work|definitions?|overview|einleitung|zusammenfassung|conclusión(?:es)?|introducción|введение|заключение)\W*$/iu;
/** Titles of sections that are not questions. */
const OTHER_TITLE =
  /\b(?:instructions?|submi\w+|polic\w+|grading|honou?r|integrity|collaborat\w+|deliverables?|notes?|objectives?|outcomes?|preamble|préambule|logistics|references?|due|feedback|formulas?|formulae|formula sheet|guidelines|consignes?|hinweise|instrucciones|istruzioni|instruções)\b|^(?:\p{L}+\s+){0,2}(?:introduction|rules?|data|overview|background|notation|resources?|reading|setup|tips|hints?|name)\W*$|^(?:introduction|overview|background|notation|reading|setup|data|rules)\b(?!(?:\P{L}+\p{L}+){4})|\bstudent.?s name\b/iu;
/** The title of a section with several questions: `Problems`, `Part A`, `Section 2.1`, `Multiple choice`, `Homework 3`. */
const GROUP_TITLE =
  /\b(?:(?:questions|problems|exercises|tasks)\b(?!\s*:\s*\S)|multiple[\s-]choice\b|true\s*(?:\/|or|and)\s*false\b|(?:short|long|free)[\s-](?:answers?|response)\b)|^(?:part|section|chapter|unit|module|topic|lesson|week|day|set|homework|assignment|hw|quiz|exam|midterm|final|test|worksheet|problem set|level|\d+(?:\.\d+)*)(?!\p{L})\s*(?:#\s*)?(?:[a-z]|[ivx]+|\d+(?:\.\d+)*|one|two|three)?\s*(?:[.:([–—-].*)?$|^(?:[一二三四五六七八九十]+[、.．]\s*)?(?:(?:单项|單項|多项|多項)?[选選]擇?择?|填空|[计計]算|[问問]答|[简簡]答|解答|[证證]明|判[断斷])[题題]|每[小大]?[题題]/iu;

/** Whether a title announces the solutions of all questions: `Solutions`, `Answer key`. */
export function isSolutionsTitle(title: string): boolean {
  return SOLUTIONS_TITLE.test(title);
}

/** Returns the title of the questions that a title of solutions repeats; undefined for other titles. */
export function findTitleOfSolved(title: string): string | undefined {
  const suffix = SOLUTIONS_SUFFIX.exec(title);
  return suffix === null || suffix.index === 0 ? undefined : title.slice(0, suffix.index).trim();
}

/** Whether the title of a section announces instructions, data or something else that is not a question. */
export function hasOtherTitle(title: string): boolean {
  return OTHER_TITLE.test(title);
}

/** Whether the title of a section announces several questions. */
export function hasGroupTitle(title: string): boolean {
  return GROUP_TITLE.test(title);
}
