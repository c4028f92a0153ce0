import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { MarkedQuestion, MarkedScript, MarkedSection } from '../../domain/marked-script.ts';
import type { Question } from '../../domain/question.ts';
import { type MarkResponseOptions, markResponse } from '../../marking/mark-response.ts';
import type { Marking } from '../../marking/marking.ts';
import { isBlank } from '../../marking/response/is-blank.ts';
import { estimateGrade } from './estimate-grade.ts';
import { findGaps } from './find-gaps.ts';

/** The answers by question id; a missing answer is blank. */
type Responses = Readonly<Record<string, string>>;

type ScriptOptions = MarkResponseOptions & { readonly course: CourseSpec };

/** Marks a script, which is the learner's answers to a paper. Responses to unknown ids are listed in `unknownIds`. */
export function markScript(paper: ExamPaper, responses: Responses, options: ScriptOptions): MarkedScript {
  const { course, ...rules } = options;
  const responseById = new Map(Object.entries(responses));
  const questions = paper.sections.flatMap(({ section, questions: sectionQuestions }) =>
    sectionQuestions.map((question, index) =>
      markQuestion(question, responseById.get(question.id) ?? '', { section, number: index + 1, rules }),
    ),
  );
  const knownIds = new Set(questions.map(({ id }) => id));
  const sections = paper.sections.map(({ section }) => sumSection(section, questions));
  return {
    examId: paper.examId,
    ...sumMarks(questions),
    sections,
    questions,
    unknownIds: [...responseById.keys()].filter((id) => !knownIds.has(id)),
    gaps: findGaps(questions, course),
    estimate: estimateGrade(course, paper, sections),
  };
}

type QuestionContext = {
  readonly section: string;
  readonly number: number;
  readonly rules: MarkResponseOptions;
};

function markQuestion(question: Question, response: string, context: QuestionContext): MarkedQuestion {
  const { section, number, rules } = context;
  const marking = markResponse(question, response, rules);
  const isAnswered = !isBlank(response);
  return {
    id: question.id,
    section,
    number,
    outcomeId: question.outcomeId ?? '',
    marks: marking.marksAvailable,
    marksAwarded: marking.marksAwarded,
    marksByPerson: isAnswered ? countMarksForPerson(question, marking) : 0,
    isCorrect: marking.result === 'correct',
    isAnswered,
    response,
    awards: marking.awards,
    gapTags: marking.gapTags,
    mistakes: marking.mistakes,
    undecided: marking.undecided,
  };
}

/** Counts the marks that only a person can award: the scheme requires a person, or the engine could not decide. */
function countMarksForPerson({ markingScheme }: Question, { awards, undecided }: Marking): number {
  const bullets = markingScheme?.bullets ?? [];
  const bulletsForPerson = new Set(
    bullets.filter(({ evidence }) => evidence.kind === 'person').map(({ n }) => n),
  );
  for (const n of undecided) bulletsForPerson.add(n);
  return sum(awards, ({ n, awarded, available }) => (bulletsForPerson.has(n) ? available - awarded : 0));
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
