import { parsePartPath } from '../../domain/part-path.ts';

/** The answer, scheme and solution of a question or part, as the model wrote them. */
export type WrittenKey = { readonly answer: string; readonly scheme: string; readonly solution: string };

/** A written part; one without a key is followed by its inner parts. */
export type ModelWrittenPart = { readonly path: string; readonly text: string; readonly key?: WrittenKey };

/** A reply: the text of the question with its key, or with parts that have their own keys. */
type WrittenSections = {
  readonly question: string;
  readonly key?: WrittenKey;
  readonly parts: readonly ModelWrittenPart[];
};

/** A heading on a line of its own: `QUESTION`, `PART b(i)`, `ANSWER`, `SCHEME` or `SOLUTION`. */
const HEADING = /^[ \t]*(?:(QUESTION|ANSWER|SCHEME|SOLUTION)|PART[ \t]+(\S+))[ \t]*$/gm;

type Section = { readonly heading: string; readonly path?: string; readonly text: string };

/** Reads the sections of a reply; undefined if they are not in the required order. */
export function readWrittenSections(reply: string): WrittenSections | undefined {
  const sections = splitSections(reply.replaceAll('\r\n', '\n'));
  const [first, ...rest] = sections ?? [];
  if (first?.heading !== 'QUESTION') return undefined;
  const starts = rest.flatMap(({ heading }, index) => (heading === 'PART' ? [index] : []));
  const questionKey = readKey(rest.slice(0, starts[0] ?? rest.length));
  const parts = starts.map((start, index) => readPart(rest.slice(start, starts[index + 1])));
  const hasOneKey =
    starts.length === 0 ? questionKey !== undefined && questionKey !== 'none' : questionKey === 'none';
  if (!hasOneKey || parts.includes(undefined)) return undefined;
  return {
    question: first.text,
    ...(questionKey !== undefined && questionKey !== 'none' && { key: questionKey }),
    parts: parts.filter((part) => part !== undefined),
  };
}

/** Splits a reply at its headings; undefined if a section is empty, except the question above parts. */
function splitSections(reply: string): Section[] | undefined {
  const headings = [...reply.matchAll(HEADING)];
  const sections = headings.map(({ 0: line, 1: heading = 'PART', 2: typed = '', index }, n): Section => {
    const path = parsePartPath(typed);
    const text = reply.slice(index + line.length, headings[n + 1]?.index ?? reply.length).trim();
    return { heading, text, ...(path !== undefined && { path }) };
  });
  return sections.every(({ text }) => text !== '') ? sections : undefined;
}

function readPart([head, ...rest]: readonly Section[]): ModelWrittenPart | undefined {
  const key = readKey(rest);
  if (head?.path === undefined || key === undefined) return undefined;
  return { path: head.path, text: head.text, ...(key !== 'none' && { key }) };
}

/** Reads the three sections of a key; `none` if there are no sections, undefined if they are incomplete. */
function readKey(sections: readonly Section[]): WrittenKey | 'none' | undefined {
  if (sections.length === 0) return 'none';
  const [answer, scheme, solution, ...others] = sections;
  const isComplete =
    answer?.heading === 'ANSWER' && scheme?.heading === 'SCHEME' && solution?.heading === 'SOLUTION';
  if (!isComplete || others.length > 0) return undefined;
  const answerTex = answer.text.replace(/^\$(.*)\$$/s, '$1');
  return { answer: answerTex, scheme: scheme.text, solution: solution.text };
}
