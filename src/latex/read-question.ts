import type { Part } from '../domain/part.ts';
import { getMarks } from '../domain/part-marks.ts';
import { formatPartPath, listLeafParts } from '../domain/part-path.ts';
import type { Question } from '../domain/question.ts';
import { createQuestion } from '../domain/question.ts';
import type { Option } from '../domain/question-content.ts';
import { deriveQuestionId } from '../domain/question-id.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import type { Span } from '../domain/span.ts';
import { findKind } from './find-kind.ts';
import type { FindingSink } from './latex-findings.ts';
import { findComments, readNotes } from './notes.ts';
import { parseTex } from './parse-tex.ts';
import { type ReadPart, readWithParts } from './parts/read-parts.ts';
import { findTitle, isPassageHeadingText, removeTypefaces } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import type { QuestionSegment } from './question-segment.ts';
import {
  type ContentSpans,
  collectDiagrams,
  collectNotes,
  locateSections,
  type ReadContent,
  type ReadingContext,
} from './read-content.ts';
import { isOptionStarter } from './read-options.ts';
import { renderStem } from './render-stem.ts';
import { renderTex } from './render-tex.ts';
import { reportLooseMarks } from './report-loose-marks.ts';
import { type QuestionSections, splitSections } from './split-sections.ts';
import { getNodeEnd, type TexNode } from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

/** The positions of a question and its sections in the source. */
export type QuestionSpans = {
  question: Span;
  stem?: Span;
  options: Span[];
  answer?: Span;
  key?: Span[];
  solution?: Span;
};
export type LocatedQuestion = {
  readonly question: Question;
  readonly spans: QuestionSpans;
  /** The positions of its parts, each before its inner parts. */
  readonly parts?: ReadPart[];
};

/** Reads one question that is not a passage. */
export function readQuestion(segment: QuestionSegment, context: ReadingContext): LocatedQuestion {
  const span = { start: segment.start, end: segment.end };
  const { content, parts, located, ideas } = readWithParts(segment.nodes, {
    ...context,
    span,
    path: '',
    listDepth: segment.listDepth,
    marks: segment.marks,
    partMarks: segment.partMarks,
    isInChoiceSection: segment.isInChoiceSection,
    acceptsBareMarks: false,
    commentsAround: { before: segment.leading, after: segment.trailing },
  });
  const notes = readNotes([...segment.leading, ...findComments(segment.nodes), ...segment.trailing]);
  const draft: Omit<Question, 'id'> = {
    ...createQuestion({ id: 'unnamed', kind: chooseKind(content, parts), stem: content.text }),
    diagrams: content.diagrams,
    ...(content.table === undefined ? {} : { table: content.table }),
    options: content.options,
    ...(content.notes.response === undefined ? {} : { response: content.notes.response }),
    ...(content.answer === undefined ? {} : { answer: content.answer }),
    ...(content.key === undefined ? {} : { key: content.key }),
    solution: content.solution,
    alternateSolutions: content.alternateSolutions,
    ideas: [...content.ideas, ...ideas],
    ...(parts === undefined ? {} : { parts }),
    ...toMarks(content, parts),
    comments: notes.comments,
  };
  reportMissing(draft, { sink: context.sink, span, sections: content.sections });
  reportLooseMarks(segment.nodes, listReadSpans(content, located), context);
  return {
    question: { ...draft, id: notes.id ?? deriveQuestionId(draft) },
    spans: toQuestionSpans(segment, content.spans),
    ...(parts === undefined ? {} : { parts: located }),
  };
}

function chooseKind(content: ReadContent, parts: readonly Part[] | undefined): QuestionKind {
  if (parts !== undefined) return 'subjective';
  const { notes, text, table, options, isInteger } = content;
  return notes.kind ?? findKind({ stem: text, table, options, hasIntegerAnswer: isInteger });
}

/** The stated marks of a question, else the sum of its parts. */
function toMarks({ marks, notes }: ReadContent, parts: Part[] | undefined): { marks?: number } {
  const total = marks ?? (parts === undefined || notes.marks === 'none' ? undefined : getMarks({ parts }));
  return total === undefined ? {} : { marks: total };
}

/** The spans of options and answers, in which answer marks are read. */
function listReadSpans({ spans, sections }: ReadContent, parts: readonly ReadPart[]): Span[] {
  return [
    ...spans.options,
    ...sections.given.map(({ span }) => span),
    ...parts.flatMap((part) => [...part.spans.options, ...(part.spans.answer ? [part.spans.answer] : [])]),
  ];
}

function toQuestionSpans(segment: QuestionSegment, { text, ...spans }: ContentSpans): QuestionSpans {
  const question = { start: segment.start, end: segment.end };
  return { question, ...(text === undefined ? {} : { stem: text }), ...spans };
}

/** Reads the text of a passage; its questions are read separately. */
export function readPassage(segment: QuestionSegment, { definitions }: ReadingContext): LocatedQuestion {
  const sections = splitSections(segment.nodes, definitions);
  const around = { before: segment.leading, after: segment.trailing };
  const notes = collectNotes(segment.nodes, sections, around);
  const { title, stem } = splitTitle(segment, renderStem(sections.stem, definitions));
  const draft: Omit<Question, 'id'> = {
    ...createQuestion({ id: 'unnamed', kind: 'passage', stem }),
    ...(title === '' ? {} : { title }),
    diagrams: collectDiagrams(sections, notes),
    comments: notes.comments,
    questions: [],
  };
  return {
    question: { ...draft, id: notes.id ?? deriveQuestionId(draft) },
    spans: toQuestionSpans(segment, locateSections(sections, [])),
  };
}

/** Separates the heading of a passage from the text after it, as they appear in the rendered stem. */
function splitTitle(segment: QuestionSegment, stem: string): { title: string; stem: string } {
  const label = segment.label ?? [];
  if (isPassageHeadingText(label)) return { title: renderTitle(label), stem };
  const nodes = parseTex(stem).nodes;
  const heading = findTitle(nodes, 0);
  if (heading === undefined) return { title: '', stem };
  return { title: renderTitle(heading.title), stem: renderTex(trimBreaks(nodes.slice(heading.next))) };
}

/** Parses the rendered text again, because a node that is not rendered may be between a typeface command and its argument. */
function renderTitle(nodes: readonly TexNode[]): string {
  return renderTex(removeTypefaces(parseTex(renderTex(nodes, { oneLine: true })).nodes), { oneLine: true });
}

type Missing = { readonly sink: FindingSink; readonly span: Span; readonly sections: QuestionSections };

function reportMissing(question: Omit<Question, 'id'>, { sink, span, sections }: Missing): void {
  const report = (severity: 'info' | 'warning', rule: string, message: string): void =>
    sink.report(severity, { rule, message, span });
  const { parts } = question;
  const hasSolution =
    question.solution.length > 0 || listLeafParts(question).some(({ part }) => part.solution.length > 0);
  if (!hasSolution)
    report(
      'info',
      'question-has-solution',
      'This question has no solution; add one in a solution environment.',
    );
  if (question.stem === '' && parts === undefined)
    report('warning', 'question-has-stem', 'This question has no text; write it after \\item.');
  if (
    question.options.length === 0 &&
    sections.taskLists.some(({ children }) => !children.some(isOptionStarter))
  )
    report('warning', 'tasks-have-options', 'This tasks list is empty; add its options with \\task.');
  if (question.options.length > 0 && !hasKey(question.options))
    report('warning', 'options-have-key', 'No option is marked correct; put \\ans after the correct one.');
  for (const { path, part } of listLeafParts(question))
    if (part.options.length > 0 && part.answer === undefined && !hasKey(part.options))
      report(
        'warning',
        'options-have-key',
        `No option of part ${formatPartPath(path)} is marked correct; put \\ans after the correct one.`,
      );
  const [answer] = parts === undefined ? [] : sections.given;
  if (answer !== undefined)
    sink.report('warning', {
      rule: 'answer-has-part',
      message: 'This question has parts, and this answer belongs to none of them; move it to its part.',
      span: answer.span,
    });
  const [loose] = sections.loose;
  if (loose !== undefined && plainText(sections.loose, 'shown') !== '') {
    const message =
      'This text comes after the solution and belongs to no question; move it before or into the solution.';
    sink.report('warning', {
      rule: 'text-is-in-question',
      message,
      span: { start: loose.start, end: getNodeEnd(loose) },
    });
  }
}

function hasKey(options: readonly Option[]): boolean {
  return options.some((option) => option.correct);
}
