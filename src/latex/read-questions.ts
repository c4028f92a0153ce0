import type { Finding } from '../domain/finding.ts';
import type { Question } from '../domain/question.ts';
import { deriveQuestionId } from '../domain/question-id.ts';
import { cacheByText } from '../text/cache-by-text.ts';
import { withoutStrays } from './close-open-sections.ts';
import { findDefinitionSpans, isInSpans } from './definition-spans.ts';
import { collectDefinitions } from './definitions.ts';
import { expandStructure } from './expand-structure.ts';
import { foldListMacros } from './fold-list-macros.ts';
import { groupPassages, type SegmentGroup } from './group-passages.ts';
import { createFindingSink, type FindingSink, formatProblem } from './latex-findings.ts';
import { resolveNestedQuestions } from './nested-questions.ts';
import { normaliseLayout } from './normalise-layout.ts';
import { parseTex } from './parse-tex.ts';
import { type Constructs, createConstructs } from './parts/constructs.ts';
import { collectListStyles, findReferredStyle, type ListStyles } from './parts/list-options.ts';
import type { ReadPart } from './parts/read-parts.ts';
import { formatDoubt, type QuestionDoubt } from './question-doubt.ts';
import type { QuestionSegment } from './question-segment.ts';
import type { ReadingContext } from './read-content.ts';
import { type LocatedQuestion, type QuestionSpans, readPassage, readQuestion } from './read-question.ts';
import { rewriteForms } from './rewrite-forms.ts';
import { DISPLAYS, SECTIONS } from './section-names.ts';
import { splitQuestions } from './split-questions.ts';
import type { StrayNode, TexNode, TexTree } from './tex-tree.ts';
import { withoutDefinitions } from './without-definitions.ts';
import { mayHideText, withoutHidden } from './without-hidden.ts';
import { withoutOtherSegments } from './without-other-segments.ts';

/** A question, its span and the spans of its parts in the source. A passage also has `questions`. */
export type ReadQuestion = {
  question: Question;
  spans: QuestionSpans;
  parts?: ReadPart[];
  questions?: ReadQuestion[];
};
export type ReadDocument = { questions: ReadQuestion[]; findings: Finding[] };

/** Reads every question of a TeX document. Never throws: problems are reported as findings. */
export const readQuestions: (tex: string) => ReadDocument = cacheByText(readDocument);

function readDocument(tex: string): ReadDocument {
  const tree = parseTex(tex);
  const folded = rewriteForms(foldListMacros(tree.nodes));
  const repaired = tree.problems.length === 0 ? folded : withoutStrays(folded, canBeRepaired);
  const nodes = mayHideText(tex) ? withoutHidden(repaired) : repaired;
  const doubts = new Map<number, QuestionDoubt>();
  const segments = splitQuestions(
    withoutDefinitions(normaliseLayout(resolveNestedQuestions(expandStructure(nodes)))),
    (doubt) => doubts.set(doubt.span.start, doubt),
  );
  const groups = groupPassages(withoutOtherSegments(segments));
  const macros = { definitions: collectDefinitions(nodes), listStyles: findListStyles(tex, nodes) };
  const readWith = (constructs: Constructs): ReadDocument => {
    const sink = createFindingSink(tex);
    reportProblems(tree, tex, sink);
    for (const doubt of doubts.values())
      sink.report('info', { rule: 'questions-or-parts', message: formatDoubt(doubt), span: doubt.span });
    const questions = groups.map((group) => readGroup(group, { ...macros, constructs, sink }));
    return { questions: withUniqueIds(questions), findings: finishFindings(questions, sink) };
  };
  const constructs = createConstructs();
  const first = readWith(constructs);
  // All lists of one construct are read in the same way. If they were not, the document is read again.
  const mixed = constructs.listMixed();
  return mixed.length === 0 ? first : readWith(createConstructs(mixed));
}

/** The label styles of lists: those that the document defines, or those by which the text refers to parts. */
function findListStyles(tex: string, nodes: readonly TexNode[]): ListStyles {
  const defined = collectListStyles(nodes);
  const referred = defined.size === 0 ? findReferredStyle(tex) : undefined;
  return referred === undefined ? defined : new Map([[0, referred]]);
}

/** Reports a document without questions and sorts the findings. */
function finishFindings(questions: readonly ReadQuestion[], sink: FindingSink): Finding[] {
  if (questions.length === 0) {
    const message = 'This document contains no questions; begin each one with \\item.';
    sink.report('warning', { rule: 'document-has-questions', message, span: { start: 0, end: 0 } });
  }
  return sink.findings.toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
}

/** Whether an unclosed environment can be closed where the next section begins. */
function canBeRepaired({ name = '' }: StrayNode): boolean {
  return SECTIONS.has(name) || DISPLAYS.has(name) || name === 'document';
}

/**
 * Reports unmatched delimiters of the body. In definitions they are allowed, because a macro may open a group that another macro
 * closes.
 */
function reportProblems(tree: TexTree, tex: string, sink: FindingSink): void {
  const bodyStart = Math.max(0, tex.indexOf('\\begin{document}'));
  const definitions = tree.problems.length === 0 ? [] : findDefinitionSpans(tex);
  // TeX does not read what follows the first \end{document}.
  const end = tex.indexOf('\\end{document}', bodyStart);
  const bodyEnd = end < 0 || !tex.startsWith('\\begin{document}', bodyStart) ? tex.length : end;
  for (const problem of tree.problems) {
    if (problem.start < bodyStart || problem.start > bodyEnd || isInSpans(problem.start, definitions))
      continue;
    const span = { start: problem.start, end: problem.end };
    sink.report('error', { rule: problem.rule, message: formatProblem(problem), span });
  }
}

function readGroup(group: SegmentGroup, reading: ReadingContext): ReadQuestion {
  if (group.kind === 'question') return readSingleQuestion(group.segment, reading);
  const passage = readPassage(group.segment, reading);
  const questions = group.questions.map((segment) => readSingleQuestion(segment, reading));
  const end = questions.at(-1)?.spans.question.end ?? passage.spans.question.end;
  if (questions.length === 0) {
    const message = 'This passage has no questions; put the \\item of each after it.';
    reading.sink.report('warning', { rule: 'passage-has-questions', message, span: passage.spans.question });
  }
  const spans = { ...passage.spans, question: { start: passage.spans.question.start, end } };
  return { question: withQuestions(passage, questions), spans, questions };
}

/** Adds the questions to a passage. An id that was derived is derived again, because it depends on the questions. */
function withQuestions(passage: LocatedQuestion, questions: readonly ReadQuestion[]): Question {
  const joined = { ...passage.question, questions: questions.map(({ question }) => question) };
  const { id, ...withoutId } = joined;
  const hasExplicitId = id !== deriveQuestionId(passage.question);
  return hasExplicitId ? joined : { ...joined, id: deriveQuestionId(withoutId) };
}

function readSingleQuestion(segment: QuestionSegment, reading: ReadingContext): ReadQuestion {
  if (segment.from === 'text') {
    const message = 'This question does not begin with \\item; put \\item before it.';
    const span = { start: segment.start, end: Math.min(segment.end, segment.start + 1) };
    reading.sink.report('warning', { rule: 'question-starts-with-item', message, span });
  }
  return readQuestion(segment, reading);
}

/** Makes ids unique: equal ids get `-2`, `-3`, … in document order. */
function withUniqueIds(questions: readonly ReadQuestion[]): ReadQuestion[] {
  const copyCounts = new Map<string, number>();
  const reserveId = (id: string): string => {
    let copy = copyCounts.get(id) ?? 0;
    let freeId = id;
    while (copyCounts.has(freeId)) freeId = `${id}-${++copy + 1}`;
    copyCounts.set(id, copy);
    copyCounts.set(freeId, copyCounts.get(freeId) ?? 0);
    return freeId;
  };
  const withUniqueId = (read: ReadQuestion): ReadQuestion => {
    const id = reserveId(read.question.id);
    const inner = read.questions?.map(withUniqueId);
    const question = {
      ...read.question,
      id,
      ...(inner ? { questions: inner.map(({ question: innerQuestion }) => innerQuestion) } : {}),
    };
    return { ...read, question, ...(inner ? { questions: inner } : {}) };
  };
  return questions.map(withUniqueId);
}
