import type { AnswerKey } from '../domain/answer-key.ts';
import type { PlainQuestion } from '../domain/question.ts';
import type { Answer, Diagram, MatchTable, Option, SolutionStep } from '../domain/question-content.ts';
import type { Span } from '../domain/span.ts';
import { type ChosenOptions, chooseOptions } from './choose-options.ts';
import type { Definitions } from './definitions.ts';
import { findAnswer } from './find-answer.ts';
import { toValue } from './find-value.ts';
import type { GivenAnswer } from './given-answers.ts';
import type { FindingSink } from './latex-findings.ts';
import { findComments, type Notes, readNotes } from './notes.ts';
import { parseTex } from './parse-tex.ts';
import type { Constructs } from './parts/constructs.ts';
import type { ListStyles } from './parts/list-options.ts';
import { findMarks } from './parts/read-marks.ts';
import { takeStepMarks } from './parts/step-marks.ts';
import { plainText } from './plain-text.ts';
import { isKeyCommand, readKey } from './read-key.ts';
import { readSteps } from './read-steps.ts';
import { renderPartText, renderStem } from './render-stem.ts';
import { type QuestionSections, splitSections } from './split-sections.ts';
import { type CommentNode, getNodeEnd, isBlank, type TexNode } from './tex-tree.ts';

/** The macros and list styles of the document, how its lists are read, and the collection of findings. */
export type ReadingContext = {
  readonly definitions: Definitions;
  readonly listStyles: ListStyles;
  readonly constructs: Constructs;
  readonly sink: FindingSink;
};

type Steps = Pick<PlainQuestion, 'solution' | 'alternateSolutions' | 'ideas'>;

/** What a question or part contains besides its inner parts. */
export type ReadContent = Steps & {
  readonly text: string;
  readonly diagrams: Diagram[];
  readonly table: MatchTable | undefined;
  readonly options: Option[];
  readonly answer: Answer | undefined;
  readonly key: AnswerKey | undefined;
  /** Whether the answer is a whole number that is written into a blank. */
  readonly isInteger: boolean;
  readonly marks: number | undefined;
  readonly spans: ContentSpans;
  readonly notes: Notes;
  readonly sections: QuestionSections;
};

/** The positions of the text, options, answer, key (`\accept`, `\reject`) and solution in the source. */
export type ContentSpans = { text?: Span; options: Span[]; answer?: Span; key?: Span[]; solution?: Span };

export type ContentContext = ReadingContext & {
  /** Whether the heading of the section announces multiple-choice questions. */
  readonly isInChoiceSection: boolean;
  /** Comments around the nodes that belong to the question. */
  readonly commentsAround: {
    readonly before: readonly CommentNode[];
    readonly after: readonly CommentNode[];
  };
  readonly span: Span;
  readonly isPart: boolean;
  /** Whether the content has parts, so it has no options or answer itself. */
  readonly hasParts: boolean;
  /** Marks in the argument of a command such as `\part[3]`. */
  readonly marks: number | undefined;
  /** Whether a number in brackets at the end counts as marks even without a full stop before it. */
  readonly acceptsBareMarks: boolean;
};

/** "The correct answer is", "Ans." */
const ANSWER_INTRODUCTION = /^.*?\b(?:ans(?:wer)?|key|option)\b[\s.:\-–]*(?:is\b)?/i;

const MAX_VALUE_NODES = 3;

/** Reads the nodes of a question or part: text, pictures, table, options, answer, solution and marks. */
export function readContent(nodes: readonly TexNode[], context: ContentContext): ReadContent {
  const { definitions, span, sink, isInChoiceSection } = context;
  const sections = splitSections(nodes, definitions);
  const notes = collectNotes(nodes, sections, context.commentsAround);
  const { kind } = notes;
  const steps = readAllSteps(sections, context);
  const chosen = context.hasParts
    ? { options: [], spans: [], stem: withTaskLists(sections) }
    : chooseOptions(sections, { definitions, solution: steps.solution, kind, isInChoiceSection });
  const stated = takeMarks(chosen.stem, notes, context);
  const solution =
    notes.marks === 'none'
      ? { steps: steps.solution, withoutMarks: steps.solution, marks: undefined }
      : takeStepMarks(steps.solution, stated.marks);
  reportStepMarks(stated.marks, solution.marks, context);
  const text = (context.isPart ? renderPartText : renderStem)(stated.rest, definitions);
  const clues = { stem: text, table: sections.table, solution: solution.withoutMarks, note: notes.answer };
  const { answers, key } = readKey(sections.given, sink.report);
  const given = addKeyInWords(answers, chosen);
  const found = context.hasParts
    ? { options: [], answer: undefined, isInteger: false, answerSpan: undefined }
    : findAnswer({ ...clues, given, options: chosen.options, kind, report: sink.report, span });
  const spans = { ...locateSections(sections, chosen.spans), ...locateKey(sections) };
  const answerSpan = found.answerSpan ?? chosen.mark;
  return {
    ...steps,
    text,
    solution: solution.steps,
    marks: stated.marks ?? solution.marks,
    diagrams: collectDiagrams(sections, notes),
    table: sections.table,
    options: found.options,
    answer:
      found.answer ??
      (context.isPart && !context.hasParts ? findBareValue(solution.withoutMarks, notes) : undefined),
    key: context.hasParts ? undefined : key,
    isInteger: found.isInteger,
    spans: answerSpan === undefined ? spans : { ...spans, answer: answerSpan },
    notes,
    sections,
  };
}

/** Reports marks at the ends of the lines of a solution that do not add up to the stated marks. */
function reportStepMarks(
  stated: number | undefined,
  sum: number | undefined,
  { sink, span }: ContentContext,
): void {
  if (stated === undefined || sum === undefined || stated === sum) return;
  const message = `The marks at the ends of the lines of this solution add up to ${sum}, but ${stated} are stated; correct one of them.`;
  sink.report('warning', { rule: 'solution-marks-add-up', message, span });
}

/** The answer of a part whose solution is only a value, as in a list of answers. */
function findBareValue(steps: readonly SolutionStep[], { answer }: Notes): Answer | undefined {
  const [only, ...others] = steps;
  if (answer !== undefined || only?.kind !== 'prose' || others.length > 0) return undefined;
  const { nodes } = parseTex(only.tex);
  const words = plainText(
    nodes.filter(({ kind }) => kind !== 'math'),
    'shown',
  );
  const isValue = /^[\s.,;]*$/.test(words) || /^-?\d[\d.,]*\s*[^\d\s]{0,8}\.?$/.test(words);
  return isValue && nodes.length <= MAX_VALUE_NODES ? toValue(nodes) : undefined;
}

/** Adds the lists of options to the stem of a question whose parts have the options. */
function withTaskLists({ stem, taskLists }: QuestionSections): readonly TexNode[] {
  return taskLists.length === 0 ? stem : [...stem, ...taskLists].toSorted((a, b) => a.start - b.start);
}

type TakenMarks = { readonly marks: number | undefined; readonly rest: readonly TexNode[] };

/** Separates the marks from a text; marks in the argument of a command have priority. */
function takeMarks(stem: readonly TexNode[], notes: Notes, context: ContentContext): TakenMarks {
  const { marks, acceptsBareMarks } = context;
  const found = notes.marks === 'none' ? undefined : findMarks(stem);
  if (found === undefined || !(found.isCertain || found.isSetOff || acceptsBareMarks))
    return { marks, rest: stem };
  // Fractions of a mark cannot be stored.
  if (!Number.isInteger(found.marks)) return { marks, rest: stem };
  return { marks: marks ?? found.marks, rest: found.rest };
}

/** Adds the key that the list of options states in words. */
function addKeyInWords(answers: readonly GivenAnswer[], { key }: ChosenOptions): readonly GivenAnswer[] {
  const [first] = key ?? [];
  const last = key?.at(-1);
  if (key === undefined || first === undefined || last === undefined) return answers;
  const nodes = parseTex(plainText(key, 'shown').replace(ANSWER_INTRODUCTION, '')).nodes;
  return [...answers, { command: 'ans', nodes, span: { start: first.start, end: getNodeEnd(last) } }];
}

/** Reads the comments of a question or part, except those that are placeholders in its text. */
export function collectNotes(
  nodes: readonly TexNode[],
  sections: QuestionSections,
  { before, after }: ContentContext['commentsAround'],
): Notes {
  const inside = findComments(nodes).filter((comment) => !sections.placeholders.has(comment));
  return readNotes([...before, ...inside, ...after]);
}

/** The pictures of a content, with the placeholders in comments outside its text. */
export function collectDiagrams(sections: QuestionSections, notes: Notes): Diagram[] {
  const placeholders = notes.placeholders.map(
    (name): Diagram => ({ kind: 'placeholder', name, commented: true }),
  );
  return [...sections.diagrams, ...placeholders];
}

/** Reads the solutions. In a question, further solutions are alternative solutions. In a part, all solutions are joined. */
function readAllSteps(sections: QuestionSections, { definitions, isPart }: ContentContext): Steps {
  const solutions = sections.solutions.map((node) => readSteps(node.children, definitions));
  const alternates = sections.alternates.map((node) => readSteps(node.children, definitions));
  const ideas = sections.ideas.map((node) => readSteps(node.children, definitions));
  const solution = isPart ? [...solutions, ...alternates].flat() : (solutions[0] ?? []);
  return {
    solution,
    alternateSolutions: isPart
      ? []
      : [...solutions.slice(1), ...alternates].filter((steps) => steps.length > 0),
    ideas: ideas.filter((steps) => steps.length > 0),
  };
}

/** The spans of the commands that state further answers. */
function locateKey({ given }: QuestionSections): { key?: Span[] } {
  const key = given.filter(({ command }) => isKeyCommand(command)).map(({ span }) => span);
  return key.length === 0 ? {} : { key };
}

/** The spans of the text, the options and the solution. */
export function locateSections(sections: QuestionSections, options: readonly Span[]): ContentSpans {
  const visible = sections.stem.filter((node) => !isBlank(node));
  const [first] = visible;
  const last = visible.at(-1);
  const [solution] = sections.solutions;
  return {
    ...(first && last ? { text: { start: first.start, end: getNodeEnd(last) } } : {}),
    options: [...options],
    ...(solution ? { solution: { start: solution.start, end: solution.end } } : {}),
  };
}
