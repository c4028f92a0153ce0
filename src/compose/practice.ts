import { randomInt } from 'node:crypto';
import type { Database } from '../adapters/database/connection/database.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import { Fault } from '../domain/fault.ts';
import type { Settings } from '../domain/settings.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { PracticeService, PracticeServiceDependencies } from '../practice/practice-service.ts';
import type { WriteQuestion } from '../practice/source/generate-question.ts';
import type { VaryQuestion } from '../practice/source/mutate-question.ts';
import type { QuestionSource } from '../practice/source/question-source.ts';
import type { WireSource } from '../practice/source/wire-source.ts';
import type { WrapModel } from './agents.ts';
import { openOnce } from './open-once.ts';

export type PracticeSources = {
  readonly database: Database;
  readonly settings: Settings;
  /** Draws the figures of imported questions. */
  readonly draw?: DiagramRenderer['draw'];
  /** What stands between the writer and its model, such as a meter. */
  readonly wrapModel?: WrapModel;
};

export type OpenPractice = {
  readonly courses: readonly CourseSpec[];
  readonly practice: PracticeService;
  /** The questions with schemes and keys, under the names of the specification. */
  readonly questions: WireSource;
};

const DAY = 86_400_000;
const now = (): Date => new Date();
/** From the system's own source of chance, so that nobody can foresee a question. */
const newSeed = (): number => randomInt(0, 2 ** 31 - 1);

/** Opens practice at its first use, once; the database stays the caller's to close. */
export function createPracticeOpener(sources: PracticeSources): () => Promise<OpenPractice> {
  return openOnce(() => openPractice(sources));
}

async function openPractice(sources: PracticeSources): Promise<OpenPractice> {
  const { database, settings, draw } = sources;
  const { createQuestionBank } = await import('../adapters/database/bank/question-bank.ts');
  const { createServedQuestionStore } = await import(
    '../adapters/database/served-questions/served-question-store.ts'
  );
  const { createPracticeService } = await import('../practice/practice-service.ts');
  const { createQuestionViews } = await import('../practice/source/question-views.ts');
  const { createWireSource } = await import('../practice/source/wire-source.ts');
  const { loadCourses } = await import('./courses.ts');

  const { keepDays } = settings.threads;
  const courses = await loadCourses();
  const [bank, servedQuestions] = [createQuestionBank(database), createServedQuestionStore(database)];
  if (keepDays > 0) await servedQuestions.deleteServedBefore(new Date(Date.now() - keepDays * DAY));
  const view = createQuestionViews({ draw });
  const source = await openSource(sources, { courses, bank, servedQuestions, view });
  const practice = createPracticeService({ courses, source, servedQuestions, bank, view, now, newSeed });
  const questions = createWireSource({ source, view, findQuestion: practice.find, now });
  return { courses, practice, questions };
}

type SourceParts = Pick<PracticeServiceDependencies, 'courses' | 'servedQuestions' | 'view'> & {
  readonly bank: QuestionBank;
};

/** The bank and the item models of this house, or the source of another. */
async function openSource(sources: PracticeSources, parts: SourceParts): Promise<QuestionSource> {
  const { dataSource, questionCache, apiUrl, apiKey } = sources.settings.sqa;
  if (dataSource === 'api') {
    if (apiUrl === undefined)
      throw new Fault(
        'invalid-input',
        'SQA_DATA_SOURCE is api, and SQA_API_URL does not say which server to ask.',
      );
    const { createQuestionService } = await import('../adapters/question-service/create-question-service.ts');
    const { createServiceQuestionSource: createSourceOfService } = await import(
      '../practice/source/service-question-source.ts'
    );
    const service = createQuestionService({ url: apiUrl, key: apiKey });
    return createSourceOfService({ service, view: parts.view, now });
  }
  const { createBankReader } = await import('../practice/source/bank-reader.ts');
  const { createQuestionSource } = await import('../practice/source/create-question-source.ts');
  const reader = createBankReader({ bank: parts.bank, now, isCaching: questionCache });
  const writer = await openWriter(sources);
  return createQuestionSource({ ...parts, reader, now, newSeed, dataSource, ...writer });
}

type Writer = { readonly writeQuestion?: WriteQuestion; readonly varyQuestion?: VaryQuestion };

/** A model writes where one is set up and the operator lets it; it is opened at the first question it writes. */
async function openWriter({
  database,
  settings,
  wrapModel = (model) => model,
}: PracticeSources): Promise<Writer> {
  const { chooseMode: chooseWay } = await import('../agents/needs-model.ts');
  if (chooseWay(settings) === 'rules' || !settings.sqa.llmFallback) return {};
  const open = async () => {
    const { openModel } = await import('./model.ts');
    const { createExamplesOn: examplesIn } = await import('./example-search.ts');
    const model = wrapModel(await openModel(settings));
    return { model, now, examples: examplesIn(database) };
  };
  let asking: ReturnType<typeof open> | undefined;
  return {
    async writeQuestion({ course, outcome, marks }) {
      const { writeSqaQuestion } = await import('../agents/sqa-writer/write-sqa-question.ts');
      const { subject, level } = course;
      const place = { subject, level, marks, outcomeId: outcome.id, outcomeLabel: outcome.label };
      asking ??= open();
      return writeSqaQuestion(
        { ...place, skills: outcome.topics.flatMap((topic) => topic.skills) },
        await asking,
      );
    },
    async varyQuestion(question) {
      const { varySqaQuestion } = await import('../agents/sqa-writer/write-sqa-question.ts');
      asking ??= open();
      return varySqaQuestion(question, await asking);
    },
  };
}
