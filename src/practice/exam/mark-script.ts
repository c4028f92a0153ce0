import type { CourseSpec } from '../../domain/course-spec.ts';
import { type ExamPaper, getQuestionNumber } from '../../domain/exam-paper.ts';
import { type LearnerResponse, parseResponse } from '../../domain/learner-response.ts';
import type { MarkedQuestion, MarkedScript, MarkedSection } from '../../domain/marked-script.ts';
import { formatPartPath, listLeafParts, parsePartPath } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import type { MarkResponseOptions } from '../../marking/mark-response.ts';
import { waitForTurn } from '../../runs/turns.ts';
import type { Marker } from '../create-marker.ts';
import { estimateGrade } from './estimate-grade.ts';
import { findGaps } from './find-gaps.ts';
import { type PaperPosition, toMarkedQuestion } from './to-marked-question.ts';

/** The answers by question id; a missing answer is blank. */
type Responses = Readonly<Record<string, LearnerResponse>>;

type ScriptOptions = MarkResponseOptions & { readonly course: CourseSpec };

/** Marks a script, which is the learner's answers to a paper. Responses to unknown ids or parts are listed in `unknownIds`. */
export function markScript(paper: ExamPaper, responses: Responses, options: ScriptOptions): MarkedScript {
  const { course, ...rules } = options;
  const marked = listAnswers(paper, responses).map(({ question, response, position }) =>
    toMarkedQuestion(question, { response, marking: markQuestion(question, response, rules) }, position),
  );
  return sumScript(paper, responses, { course, questions: marked });
}

/** Like `markScript`, but marks with the given function and lets the process do other work between the questions. */
export async function markScriptWithPauses(
  paper: ExamPaper,
  responses: Responses,
  { course, mark, ...rules }: ScriptOptions & { readonly mark: Marker },
): Promise<MarkedScript> {
  const questions: MarkedQuestion[] = [];
  for (const { question, response, position } of listAnswers(paper, responses)) {
    await waitForTurn();
    const marking = await mark(question, response, rules);
    questions.push(toMarkedQuestion(question, { response, marking }, position));
  }
  return sumScript(paper, responses, { course, questions });
}

/** A question of a paper with the response to it. */
type PaperAnswer = {
  readonly question: Question;
  readonly response: LearnerResponse;
  readonly position: PaperPosition;
};

/** Lists the questions of a paper with their responses. A string may be the stored form of a response with a text for each part. */
function listAnswers(paper: ExamPaper, responses: Responses): PaperAnswer[] {
  const responseById = new Map(Object.entries(responses));
  return paper.sections.flatMap(({ section, questions, firstNumber }) =>
    questions.map((question, index) => {
      const given = responseById.get(question.id) ?? '';
      const response = typeof given === 'string' ? parseResponse(given) : given;
      return { question, response, position: { section, number: getQuestionNumber({ firstNumber }, index) } };
    }),
  );
}

function sumScript(
  paper: ExamPaper,
  responses: Responses,
  { course, questions }: { readonly course: CourseSpec; readonly questions: readonly MarkedQuestion[] },
): MarkedScript {
  const responseById = new Map(Object.entries(responses));
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
