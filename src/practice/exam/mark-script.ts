import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { type LearnerResponse, parseResponse } from '../../domain/learner-response.ts';
import type { MarkedQuestion, MarkedScript, MarkedSection } from '../../domain/marked-script.ts';
import { formatPartPath, listLeafParts, parsePartPath } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import type { MarkResponseOptions } from '../../marking/mark-response.ts';
import { estimateGrade } from './estimate-grade.ts';
import { findGaps } from './find-gaps.ts';
import { markPaperQuestion } from './mark-paper-question.ts';
import { runSteps, type Steps } from './run-steps.ts';

/** The answers by question id; a missing answer is blank. */
type Responses = Readonly<Record<string, LearnerResponse>>;

type ScriptOptions = MarkResponseOptions & { readonly course: CourseSpec };

/** Marks a script, which is the learner's answers to a paper. Responses to unknown ids or parts are listed in `unknownIds`. */
export function markScript(paper: ExamPaper, responses: Responses, options: ScriptOptions): MarkedScript {
  return runSteps(markInSteps(paper, responses, options));
}

/** Like `markScript`, with a step for each question. */
export function* markInSteps(
  paper: ExamPaper,
  responses: Responses,
  options: ScriptOptions,
): Steps<MarkedScript> {
  const { course, ...rules } = options;
  const responseById = new Map(Object.entries(responses));
  const questions: MarkedQuestion[] = [];
  for (const { section, questions: sectionQuestions } of paper.sections) {
    for (const [index, question] of sectionQuestions.entries()) {
      yield;
      const placement = { section, number: index + 1, rules };
      questions.push(markPaperQuestion(question, responseById.get(question.id) ?? '', placement));
    }
  }
  const knownIds = new Set(questions.map(({ id }) => id));
  const sections = paper.sections.map(({ section }) => sumSection(section, questions));
  return {
    examId: paper.examId,
    ...sumMarks(questions),
    sections,
    questions,
    unknownIds: [
      ...[...responseById.keys()].filter((id) => !knownIds.has(id)),
      ...paper.sections.flatMap((section) =>
        section.questions.flatMap((question) =>
          listUnknownParts(question, responseById.get(question.id) ?? ''),
        ),
      ),
    ],
    gaps: findGaps(questions, course),
    estimate: estimateGrade(course, paper, sections),
  };
}

/** Lists the answers to parts that a question does not have, as the id with the part: `n5b-12(z)`. */
function listUnknownParts(question: Question, given: LearnerResponse): string[] {
  const response = typeof given === 'string' ? parseResponse(given) : given;
  if (question.parts === undefined || typeof response === 'string') return [];
  const paths = listLeafParts(question).map(({ path }) => path);
  return Object.keys(response)
    .map((typed) => parsePartPath(typed) ?? typed)
    .filter((path) => !paths.some((known) => known === path || known.startsWith(`${path}.`)))
    .map((path) => `${question.id}${formatPartPath(path)}`);
}

function sumSection(section: string, all: readonly MarkedQuestion[]): MarkedSection {
  const questions = all.filter((question) => question.section === section);
  return { section, ...sumMarks(questions) };
}

function sumMarks(questions: readonly MarkedQuestion[]): Omit<MarkedSection, 'section'> {
  return {
    marks: sum(questions, ({ marks }) => marks),
    marksAwarded: sum(questions, ({ marksAwarded }) => marksAwarded),
    marksByPerson: sum(questions, ({ marksByPerson }) => marksByPerson),
  };
}

function sum<T>(items: readonly T[], getAmount: (item: T) => number): number {
  return items.reduce((total, item) => total + getAmount(item), 0);
}
