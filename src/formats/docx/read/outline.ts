import type { WordParagraph } from './read-paragraphs.ts';

/** A numbered question of a document, or the text of a passage, with all its paragraphs. */
export type QuestionBlock = {
  readonly kind: 'question' | 'passage';
  /** The number in the document; 0 for a passage. */
  readonly number: number;
  readonly isInPassage: boolean;
  readonly paragraphs: readonly WordParagraph[];
};

/** A document in sections: its questions, and the paragraphs of the answers and the solutions after them. */
type Outline = {
  readonly blocks: readonly QuestionBlock[];
  readonly answers: readonly WordParagraph[];
  readonly solutions: readonly WordParagraph[];
  /** Text before the first question. */
  readonly front: readonly WordParagraph[];
};

/** A heading such as “Answer key”, in several languages: the answers follow it. */
const ANSWER_HEADING =
  /^(?:answers|answer\s+keys?|keys?|marking\s+key|correct\s+answers|answers\s+to\s.{0,60}|antworten|lösungsschlüssel|réponses|respuestas|risposte|respostas|gabarito|antwoorden|odpowiedzi)\s*[:.]?$/iu;
/** The beginning of a line with answers: “Answers: 1. b”. */
const ANSWER_LINE =
  /^(?:answers?|answer\s+key|key|antworten|lösung(?:en)?|réponses|corrigé|respuestas|soluciones|risposte|soluzioni|respostas|gabarito)\s*:?\s*(?=\(?\d{1,3}\s*[.):])/iu;
const SOLUTION_HEADING = /^(?:(?:worked|model|full)\s+)?solutions\s*[:.]?$/iu;
/** Words that stand above short answers or above worked solutions; the length of the text after them decides. */
const FOREIGN_SOLUTION_HEADING =
  /^(?:lösung(?:en)?|musterlösung(?:en)?|corrigés?|soluciones|soluciones\s+.{0,30}|soluzioni|soluções|oplossingen|rozwiązania)\s*[:.]?$/iu;
const MAX_KEY_LENGTH = 60;
/** `3. `, `3) `, `Q3: `, `Question 3. `. */
export const TYPED_NUMBER = /^(?:\\textbf\{)?(?:Q(?:uestion|\.)?\s*)?(\d{1,3})\s*[.):](?:\}|\s|~|$)\s*/u;
const QUESTION_HEADING = /^(?:\\textbf\{)?(?:Question|Problem|Exercise)\s+(\d{1,3})\b\s*[.):]?\}?\s*/iu;
/** A word before a number, as in `Frage 3:` or `Task 3`. */
const WORD_AND_NUMBER = /^(?:\\textbf\{)?(\p{Lu}\p{L}{1,11})\s*(\d{1,3})\b\s*[.):]?\}?\s*/u;
const NOT_A_QUESTION =
  /^(?:Section|Part|Chapter|Unit|Lesson|Lab|Week|Step|Page|Figure|Fig|Table|Note|Example|Appendix)$/iu;

/** Whether a text could begin a question: `3. …`, `Question 3`, `Frage 3`. */
export function looksLikeStart(tex: string): boolean {
  const text = tex.trimStart();
  const [, word = ''] = WORD_AND_NUMBER.exec(text) ?? [];
  return (
    TYPED_NUMBER.test(text) || QUESTION_HEADING.test(text) || (word !== '' && !NOT_A_QUESTION.test(word))
  );
}

type Section = 'front' | 'questions' | 'answers' | 'solutions';

type OpenBlock = Omit<QuestionBlock, 'paragraphs'> & { readonly paragraphs: WordParagraph[] };

/** Divides the paragraphs of a document into questions, answers and solutions. */
export function createOutline(paragraphs: readonly WordParagraph[]): Outline {
  const isStart = createStartTest(paragraphs);
  const blocks: OpenBlock[] = [];
  const others: Record<'answers' | 'solutions' | 'front', WordParagraph[]> = {
    answers: [],
    solutions: [],
    front: [],
  };
  let section: Section = 'front';
  for (const [index, paragraph] of paragraphs.entries()) {
    const next: SectionStart | undefined =
      section === 'front' ? undefined : findSectionStart(paragraph, paragraphs.slice(index + 1));
    if (next !== undefined) {
      section = next.section;
      if (next.rest !== '') others[next.section].push({ ...paragraph, tex: next.rest });
    } else if (isSectionTitle(paragraph)) continue;
    else if (section === 'answers' || section === 'solutions') others[section].push(paragraph);
    else if (addToBlocks(paragraph, blocks, isStart)) section = 'questions';
    else if (paragraph.tex.trim() !== '') others.front.push(paragraph);
  }
  return { blocks, ...others };
}

/** Whether a paragraph is the title of a section of a paper, which belongs to no question. */
function isSectionTitle({ style = '', tex }: WordParagraph): boolean {
  return (
    style === 'SectionTitle' || (/^Heading\d$/u.test(style) && /^Section\s+\w{1,3}\b/iu.test(tex.trim()))
  );
}

/** Begins a question or passage with a paragraph, or adds it to the last one; false if there is none yet. */
function addToBlocks(paragraph: WordParagraph, blocks: OpenBlock[], isStart: StartTest): boolean {
  const { style } = paragraph;
  const last = blocks.at(-1);
  if (style === 'PassageTitle' || (style === 'Passage' && last?.kind !== 'passage')) {
    blocks.push({ kind: 'passage', number: 0, isInPassage: false, paragraphs: [paragraph] });
    return true;
  }
  const count = blocks.findLast(({ kind }) => kind === 'question')?.number ?? 0;
  const start = style === 'Passage' ? undefined : isStart(paragraph, count);
  if (start !== undefined) {
    const { number, tex } = start;
    const isInPassage = style === 'PassageQuestion';
    blocks.push({ kind: 'question', number, isInPassage, paragraphs: [{ ...paragraph, tex }] });
    return true;
  }
  last?.paragraphs.push(paragraph);
  return last !== undefined;
}

type SectionStart = { readonly section: 'answers' | 'solutions'; readonly rest: string };

function findSectionStart(
  { kind, tex, label }: WordParagraph,
  after: readonly WordParagraph[] = [],
): SectionStart | undefined {
  if (kind === 'table' || label !== undefined) return undefined;
  const text = tex.replace(/\\textbf\{([^{}]*)\}/gu, '$1').trim();
  if (ANSWER_HEADING.test(text)) return { section: 'answers', rest: '' };
  if (SOLUTION_HEADING.test(text)) return { section: 'solutions', rest: '' };
  if (FOREIGN_SOLUTION_HEADING.test(text)) {
    const isKey = after.every((each) => each.kind === 'table' || each.tex.length <= MAX_KEY_LENGTH);
    return { section: isKey ? 'answers' : 'solutions', rest: '' };
  }
  const line = ANSWER_LINE.exec(text);
  return line === null ? undefined : { section: 'answers', rest: text.slice(line[0].length) };
}

type Start = { readonly number: number; readonly tex: string };
type StartTest = (paragraph: WordParagraph, count: number) => Start | undefined;

/** Decides how the questions of a document begin: with our styles, a numbered list of Word, or typed numbers. */
function createStartTest(paragraphs: readonly WordParagraph[]): StartTest {
  if (paragraphs.some(isStyledQuestion))
    return (paragraph, count) =>
      isStyledQuestion(paragraph) ? { number: count + 1, tex: paragraph.tex } : undefined;
  const typedCount = countStarts(paragraphs, findTypedStart);
  const list = findQuestionList(paragraphs);
  const findWordStart = createWordTest(paragraphs);
  const wordCount = countStarts(paragraphs, findWordStart);
  if (wordCount > Math.max(1, typedCount, list?.count ?? 0)) return findWordStart;
  if (list !== undefined && list.count >= typedCount)
    return (paragraph, count) =>
      isQuestionLabel(paragraph) && belongsToList(paragraph, list, count + 1)
        ? { number: count + 1, tex: paragraph.tex }
        : undefined;
  return findTypedStart;
}

function isStyledQuestion({ style }: WordParagraph): boolean {
  return style === 'Question' || style === 'PassageQuestion';
}

function isQuestionLabel({ label }: WordParagraph): boolean {
  return label?.level === 0 && /^decimal/u.test(label.format);
}

type QuestionList = {
  readonly id: string;
  readonly templateId: string;
  /** The number of its first entry; a list after a table often begins with the next number. */
  readonly first: number;
  readonly count: number;
};
type QuestionLists = QuestionList & { readonly all: ReadonlyMap<string, QuestionList> };

/** Finds the numbered list with the most entries before the answers; the others are lists within questions. */
function findQuestionList(paragraphs: readonly WordParagraph[]): QuestionLists | undefined {
  const lists = new Map<string, QuestionList>();
  for (const paragraph of paragraphs) {
    const { label } = paragraph;
    if (lists.size > 0 && findSectionStart(paragraph) !== undefined) break;
    if (label === undefined || !isQuestionLabel(paragraph)) continue;
    const { listId: id, templateId, value } = label;
    const { first = value, count = 0 } = lists.get(id) ?? {};
    lists.set(id, { id, templateId, first, count: count + 1 });
  }
  const [longest] = [...lists.values()].toSorted((a, b) => b.count - a.count);
  return longest && { ...longest, all: lists };
}

/** Whether a paragraph belongs to the list, or to another list that continues its numbers. */
function belongsToList(
  { label }: WordParagraph,
  { id, templateId, all }: QuestionLists,
  next: number,
): boolean {
  if (label === undefined || label.listId === id) return label !== undefined;
  const { first = 1, count = 0 } = all.get(label.listId) ?? {};
  // Programs often put the first question alone into a list of its own.
  const continues = label.templateId === templateId || first > 1 || (next === 1 && count === 1);
  return continues && label.value === next;
}

function countStarts(paragraphs: readonly WordParagraph[], isStart: StartTest): number {
  let [count, number] = [0, 0];
  for (const paragraph of paragraphs) {
    if (count > 0 && findSectionStart(paragraph) !== undefined) break;
    const start = isStart(paragraph, number);
    if (start === undefined) continue;
    number = start.number;
    count++;
  }
  return count;
}

/** Finds a typed question number. It begins a question only if it continues the numbers before it. */
function findTypedStart({ tex, kind }: WordParagraph, count: number): Start | undefined {
  if (kind === 'table') return undefined;
  const text = tex.trimStart();
  const heading = QUESTION_HEADING.exec(text);
  const match = heading ?? TYPED_NUMBER.exec(text);
  if (match === null) return undefined;
  const number = Number(match[1]);
  const continues = number === count + 1 || (count === 0 && heading !== null);
  return continues ? { number, tex: removeStart(text, match[0]) } : undefined;
}

/** Removes the number of a question; the bold format of the number may include the text after it. */
function removeStart(text: string, start: string): string {
  const rest = text.slice(start.length);
  return start.startsWith('\\textbf{') && !start.trimEnd().endsWith('}') ? `\\textbf{${rest}` : rest;
}

/** Finds questions that begin with the word that most often stands before consecutive numbers, in any language. */
function createWordTest(paragraphs: readonly WordParagraph[]): StartTest {
  const counts = new Map<string, { readonly number: number; readonly count: number }>();
  const matchWord = ({ tex, kind }: WordParagraph) =>
    kind === 'table' ? null : WORD_AND_NUMBER.exec(tex.trimStart());
  for (const paragraph of paragraphs) {
    const [, word = '', digits] = matchWord(paragraph) ?? [];
    if (word === '' || NOT_A_QUESTION.test(word)) continue;
    const { number, count } = counts.get(word.toLowerCase()) ?? { number: Number(digits) - 1, count: 0 };
    if (Number(digits) === number + 1)
      counts.set(word.toLowerCase(), { number: number + 1, count: count + 1 });
  }
  const [mostUsed] = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  return (paragraph, count) => {
    const match = matchWord(paragraph);
    const [, word, digits] = match ?? [];
    const number = Number(digits);
    if (match === null || word?.toLowerCase() !== mostUsed?.[0] || (count > 0 && number !== count + 1))
      return undefined;
    return { number, tex: removeStart(paragraph.tex.trimStart(), match[0]) };
  };
}
