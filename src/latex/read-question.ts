import type { Question } from '../domain/question.ts';
import { createQuestion } from '../domain/question.ts';
import type { Answer, Diagram, Option } from '../domain/question-content.ts';
import { deriveQuestionId } from '../domain/question-id.ts';
import type { Span } from '../domain/span.ts';
import { type ChosenOptions, chooseOptions } from './choose-options.ts';
import type { Definitions } from './definitions.ts';
import { findAnswer } from './find-answer.ts';
import { findKind } from './find-kind.ts';
import type { GivenAnswer } from './given-answers.ts';
import type { FindingSink } from './latex-findings.ts';
import { findComments, type Notes, readNotes } from './notes.ts';
import { parseTex } from './parse-tex.ts';
import { findTitle, isPassageHeadingText, removeTypefaces } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import type { QuestionSegment } from './question-segment.ts';
import { readSteps } from './read-steps.ts';
import { renderShaped } from './render-shaped.ts';
import { renderTex } from './render-tex.ts';
import { reportLooseMarks } from './report-loose-marks.ts';
import { type QuestionSections, splitSections } from './split-sections.ts';
import { getNodeEnd, isBlank, type TexNode } from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

/** "The correct answer is", "Ans." */
const ANSWER_INTRODUCTION = /^.*?\b(?:ans(?:wer)?|key|option)\b[\s.:\-–]*(?:is\b)?/i;

/** The positions of a question and its sections in the source. */
export type QuestionSpans = {
  question: Span;
  stem?: Span;
  options: Span[];
  answer?: Span;
  solution?: Span;
};
export type LocatedQuestion = { readonly question: Question; readonly spans: QuestionSpans };

/** The macros of the document and the collection of findings. */
export type ReadingContext = { readonly definitions: Definitions; readonly sink: FindingSink };

/** Reads one question that is not a passage. */
export function readQuestion(
  segment: QuestionSegment,
  { definitions, sink }: ReadingContext,
): LocatedQuestion {
  const sections = splitSections(segment.nodes, definitions);
  const notes = collectNotes(segment, sections);
  const steps = readAllSteps(sections, definitions);
  const chosen = chooseOptions(sections, { definitions, solution: steps.solution, kind: notes.kind });
  const stem = renderStem(chosen.stem, definitions);
  const span = { start: segment.start, end: segment.end };
  const clues = {
    stem,
    table: sections.table,
    solution: steps.solution,
    given: collectGivenAnswers(sections, chosen),
    note: notes.answer,
  };
  const found = findAnswer({
    ...clues,
    options: chosen.options,
    kind: notes.kind,
    report: sink.report,
    span,
  });
  const kind =
    notes.kind ?? findKind({ ...clues, options: found.options, hasIntegerAnswer: found.isInteger });
  const draft: Omit<Question, 'id'> = {
    ...createQuestion({ id: 'unnamed', kind, stem }),
    diagrams: collectDiagrams(sections, notes),
    ...(sections.table === undefined ? {} : { table: sections.table }),
    options: found.options,
    ...toAnswerField(found.answer),
    ...steps,
    comments: notes.comments,
  };
  reportMissing(draft, { sink, span, sections });
  reportLooseMarks(
    segment.nodes,
    [...chosen.spans, ...sections.given.map(({ span: answerSpan }) => answerSpan)],
    {
      definitions,
      sink,
    },
  );
  const spans = locateSections(segment, sections, chosen.spans);
  const answer = found.answerSpan ?? chosen.mark;
  return {
    question: { ...draft, id: notes.id ?? deriveQuestionId(draft) },
    spans: answer === undefined ? spans : { ...spans, answer },
  };
}

function collectGivenAnswers(sections: QuestionSections, { key }: ChosenOptions): readonly GivenAnswer[] {
  const [first] = key ?? [];
  const last = key?.at(-1);
  if (key === undefined || first === undefined || last === undefined) return sections.given;
  const nodes = parseTex(plainText(key, 'shown').replace(ANSWER_INTRODUCTION, '')).nodes;
  return [...sections.given, { command: 'ans', nodes, span: { start: first.start, end: getNodeEnd(last) } }];
}

function toAnswerField(answer: Answer | undefined): { answer?: Answer } {
  return answer === undefined ? {} : { answer };
}

/** Reads the text of a passage; its questions are read separately. */
export function readPassage(segment: QuestionSegment, { definitions }: ReadingContext): LocatedQuestion {
  const sections = splitSections(segment.nodes, definitions);
  const notes = collectNotes(segment, sections);
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
    spans: locateSections(segment, sections, []),
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

/** Parses the rendered text again, because a node without text may separate a typeface command from its argument. */
function renderTitle(nodes: readonly TexNode[]): string {
  return renderTex(removeTypefaces(parseTex(renderTex(nodes, { oneLine: true })).nodes), { oneLine: true });
}

function renderStem(nodes: readonly TexNode[], definitions: Definitions): string {
  return renderShaped(nodes, definitions, shapeStem);
}

/** Removes breaks at both ends and a leading `{}`. */
function shapeStem(nodes: readonly TexNode[]): readonly TexNode[] {
  const trimmed = trimBreaks(nodes);
  const [first] = trimmed;
  const startsWithEmptyGroup = first?.kind === 'group' && first.children.length === 0;
  return startsWithEmptyGroup ? trimBreaks(trimmed.slice(1)) : trimmed;
}

function collectNotes(segment: QuestionSegment, sections: QuestionSections): Notes {
  const inside = findComments(segment.nodes).filter((comment) => !sections.placeholders.has(comment));
  return readNotes([...segment.leading, ...inside, ...segment.trailing]);
}

function collectDiagrams(sections: QuestionSections, notes: Notes): Diagram[] {
  const placeholders = notes.placeholders.map(
    (name): Diagram => ({ kind: 'placeholder', name, commented: true }),
  );
  return [...sections.diagrams, ...placeholders];
}

function readAllSteps(
  sections: QuestionSections,
  definitions: Definitions,
): Pick<Question, 'solution' | 'alternateSolutions' | 'ideas'> {
  const [first, ...others] = sections.solutions.map((node) => readSteps(node.children, definitions));
  const alternates = sections.alternates.map((node) => readSteps(node.children, definitions));
  const ideas = sections.ideas.map((node) => readSteps(node.children, definitions));
  return {
    solution: first ?? [],
    alternateSolutions: [...others, ...alternates].filter((steps) => steps.length > 0),
    ideas: ideas.filter((steps) => steps.length > 0),
  };
}

function locateSections(
  segment: QuestionSegment,
  sections: QuestionSections,
  options: readonly Span[],
): QuestionSpans {
  const visible = sections.stem.filter((node) => !isBlank(node));
  const [first] = visible;
  const last = visible.at(-1);
  const [solution] = sections.solutions;
  return {
    question: { start: segment.start, end: segment.end },
    ...(first && last ? { stem: { start: first.start, end: getNodeEnd(last) } } : {}),
    options: [...options],
    ...(solution ? { solution: { start: solution.start, end: solution.end } } : {}),
  };
}

type Missing = { readonly sink: FindingSink; readonly span: Span; readonly sections: QuestionSections };

function reportMissing(question: Omit<Question, 'id'>, { sink, span, sections }: Missing): void {
  const report = (severity: 'info' | 'warning', rule: string, message: string): void =>
    sink.report(severity, { rule, message, span });
  if (question.solution.length === 0)
    report(
      'info',
      'question-has-solution',
      'This question has no solution; add one in a solution environment.',
    );
  if (question.stem === '')
    report('warning', 'question-has-stem', 'This question has no text; write it after \\item.');
  if (sections.taskLists.length > 0 && question.options.length === 0)
    report('warning', 'tasks-have-options', 'This tasks list is empty; add its options with \\task.');
  if (question.options.length > 0 && !hasKey(question.options))
    report('warning', 'options-have-key', 'No option is marked correct; put \\ans after the correct one.');
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
