import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createAccounts } from '../adapters/database/accounts/accounts.ts';
import { createAssignmentAnswers } from '../adapters/database/classes/assignment-answers.ts';
import { createAssignmentStore } from '../adapters/database/classes/assignment-store.ts';
import { createClassCodes, createCode } from '../adapters/database/classes/class-codes.ts';
import { createClassStore } from '../adapters/database/classes/class-store.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { Fault } from '../domain/fault.ts';
import { JOIN_CODE_LENGTH } from '../domain/school-class.ts';
import type { Settings } from '../domain/settings.ts';
import { createAssignmentService } from '../practice/classes/assignment-service.ts';
import { createAttemptService } from '../practice/classes/attempt-service.ts';
import type {
  ClassDependencies,
  FetchedQuestion,
  QuestionRequest,
} from '../practice/classes/class-dependencies.ts';
import { createClassService } from '../practice/classes/class-service.ts';
import type { ClassTools } from '../practice/classes/class-tools.ts';
import { findWithheldWork } from '../practice/classes/find-withheld-work.ts';
import { createTeachingService } from '../practice/classes/teaching-service.ts';
import { addThreadOwner, createGraphConfig } from '../runs/graphs/graph-config.ts';
import { createPracticeOpener, type OpenPractice } from './practice.ts';

type ClassSources = {
  readonly database: Database;
  readonly openPractice: () => Promise<OpenPractice>;
  readonly getPaper: ClassDependencies['getPaper'];
};

/** Opens the classes of one institution on an open database, which the caller closes. */
export function openClasses({ database, openPractice, getPaper }: ClassSources): ClassTools {
  const accounts = createAccounts(database);
  const deps: ClassDependencies = {
    institution: database.institution,
    classes: createClassStore(database),
    assignments: createAssignmentStore(database),
    answers: createAssignmentAnswers(database),
    codes: createClassCodes(database),
    openPractice,
    fetchQuestion: createQuestionFetcher(openPractice),
    getPaper,
    now: () => systemClock.now(),
    newId: randomUUID,
    newCode: () => createCode(JOIN_CODE_LENGTH),
  };
  return {
    classes: createClassService({ ...deps, accounts }),
    assignments: createAssignmentService(deps),
    attempts: createAttemptService(deps),
    teaching: createTeachingService({ ...deps, clock: systemClock }),
    findWithheld: (learner) => findWithheldWork(learner, deps.assignments, deps.now()),
  };
}

/** Fetches questions as practice does. */
function createQuestionFetcher(openPractice: () => Promise<OpenPractice>) {
  return async (request: QuestionRequest): Promise<FetchedQuestion> => {
    const { subject, level, outcomeId, usedIds, attemptId, learner } = request;
    const { fetchQuestion } = await import('../practice/graphs/fetch-question.ts');
    const { practice } = await openPractice();
    const input = { subject, level, target_outcome: outcomeId, used_question_ids: [...usedIds], seed: null };
    const { question } = await fetchQuestion(
      input,
      practice,
      addThreadOwner(createGraphConfig(attemptId), learner),
    );
    if (!question) throw new Fault('unexpected', `No question was chosen for ${outcomeId}.`);
    return { id: question.id, marks: question.marks };
  };
}

/** Opens the classes with their own database connection, for a command. */
export async function openStandaloneClasses(
  settings: Settings,
): Promise<ClassTools & { close(): Promise<void> }> {
  const { openDatabase } = await import('./database.ts');
  const database = await openDatabase(settings);
  const openPractice = createPracticeOpener({ database, settings });
  const { createPaperReader } = await import('./papers.ts');
  const getPaper = createPaperReader(database);
  return { ...openClasses({ database, openPractice, getPaper }), close: () => database.close() };
}
