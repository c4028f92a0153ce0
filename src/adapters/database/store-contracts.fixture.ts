import { sql } from 'kysely';
import { accountsContract, auditLogContract, sessionsContract } from '../../ports/access.contract.ts';
import { answerLogContract } from '../../ports/answer-log.contract.ts';
import { apiKeysContract } from '../../ports/api-keys.contract.ts';
import { assignmentAnswersContract } from '../../ports/assignment-answers.contract.ts';
import { bankWorkContract } from '../../ports/bank-work.contract.ts';
import { batchBudgetContract } from '../../ports/batch-budget.contract.ts';
import { classStoreContract } from '../../ports/class-store.contract.ts';
import { courseStoreContract } from '../../ports/course-store.contract.ts';
import { exampleIndexContract } from '../../ports/example-index.contract.ts';
import { generatedItemStoreContract } from '../../ports/generated-item-store.contract.ts';
import { institutionStoreContract } from '../../ports/institution-store.contract.ts';
import { paperStoreContract } from '../../ports/paper-store.contract.ts';
import { personUsageContract } from '../../ports/person-usage.contract.ts';
import { personalDataContract } from '../../ports/personal-data.contract.ts';
import { problemStoreContract } from '../../ports/problem-store.contract.ts';
import { questionBankContract } from '../../ports/question-bank.contract.ts';
import { reviewQueueContract } from '../../ports/review-queue.contract.ts';
import { runStoreContract } from '../../ports/run-store.contract.ts';
import { servedQuestionStoreContract } from '../../ports/served-question-store.contract.ts';
import { spotCheckStoreContract } from '../../ports/spot-check-store.contract.ts';
import { threadStoreContract } from '../../ports/thread-store.contract.ts';
import { workerRegistryContract } from '../../ports/worker-registry.contract.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createAnswerLog } from './answers/answer-log.ts';
import { createApiKeys } from './api-keys/api-keys.ts';
import { createAuditLog } from './audit-log/audit-log.ts';
import { createQuestionBank } from './bank/question-bank.ts';
import { createBankChangeStore } from './bank-changes/bank-change-store.ts';
import { createBatchBudget } from './batch-budget/batch-budget.ts';
import { createAssignmentAnswers } from './classes/assignment-answers.ts';
import { createAssignmentStore } from './classes/assignment-store.ts';
import { createClassCodes } from './classes/class-codes.ts';
import { createClassStore } from './classes/class-store.ts';
import { createCollectionStore } from './collections/collection-store.ts';
import type { Database } from './connection/database.ts';
import { createExampleIndex } from './examples/example-index.ts';
import { createGeneratedItemStore } from './generated-items/generated-item-store.ts';
import { createInstitutionStore } from './institutions/institution-store.ts';
import { createCourseStore } from './own-courses/course-store.ts';
import { createPaperStore } from './papers/paper-store.ts';
import { createPersonUsage } from './person-usage/person-usage.ts';
import { createPersonalData } from './personal-data/personal-data.ts';
import { createProblemStore } from './problems/problem-store.ts';
import type { UsageAccount } from './reply-cache/record-usage.ts';
import { createReplyCache } from './reply-cache/reply-cache.ts';
import { createReviewQueue } from './review-queue/review-queue.ts';
import { createRunStore } from './runs/run-store.ts';
import { createServedQuestionStore } from './served-questions/served-question-store.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSignInFlows } from './sign-in-flows/sign-in-flows.ts';
import { createSpotCheckStore } from './spot-checks/spot-check-store.ts';
import { createThreadStore } from './threads/thread-store.ts';
import { createWorkerRegistry } from './workers/worker-registry.ts';

/**
 * Runs the contract of every store; `openEmpty` returns a migrated database without rows. The batch store is missing,
 * because the two databases assign jobs differently: see `batch-store.test.ts` and `batch-store.postgres.test.ts`.
 */
export function storeContracts(name: string, openEmpty: () => Promise<Database>): void {
  for (const contract of [accountsContract, auditLogContract, sessionsContract])
    contract(name, async () => openAccess(await openEmpty()));
  answerLogContract(name, async () => createAnswerLog(await openEmpty()));
  apiKeysContract(name, async () => createApiKeys(await openEmpty()));
  exampleIndexContract(name, async () => createExampleIndex(await openEmpty()));
  generatedItemStoreContract(name, async () => createGeneratedItemStore(await openEmpty()));
  institutionStoreContract(name, async () => createInstitutionStore(await openEmpty()));
  questionBankContract(name, async () => createQuestionBank(await openEmpty()));
  bankWorkContract(name, async () => {
    const database = await openEmpty();
    return {
      bank: createQuestionBank(database),
      collections: createCollectionStore(database),
      changes: createBankChangeStore(database),
    };
  });
  courseStoreContract(name, async () => createCourseStore(await openEmpty()));
  paperStoreContract(name, async () => createPaperStore(await openEmpty()));
  personUsageContract(name, async () => createPersonUsage(await openEmpty()));
  runStoreContract(name, async () => createRunStore(await openEmpty()));
  servedQuestionStoreContract(name, async () => createServedQuestionStore(await openEmpty()));
  spotCheckStoreContract(name, async () => createSpotCheckStore(await openEmpty()));
  problemStoreContract(name, async () => {
    const database = await openEmpty();
    return { problems: createProblemStore(database), runs: createRunStore(database) };
  });
  classStoreContract(name, async () => {
    const database = await openEmpty();
    return {
      classes: createClassStore(database),
      assignments: createAssignmentStore(database),
      codes: createClassCodes(database),
    };
  });
  assignmentAnswersContract(name, async () => {
    const database = await openEmpty();
    return { answers: createAssignmentAnswers(database), log: createAnswerLog(database) };
  });
  threadStoreContract(name, async () => {
    const database = await openEmpty();
    return { threads: createThreadStore(database), runs: createRunStore(database) };
  });
  reviewQueueContract(name, async () => {
    const database = await openEmpty();
    return { queue: createReviewQueue(database), examples: createExampleIndex(database) };
  });
  personalDataContract(name, async () => {
    const database = await openEmpty();
    return {
      data: createPersonalData(database),
      queue: createReviewQueue(database),
      examples: createExampleIndex(database),
      runs: createRunStore(database),
      keys: createApiKeys(database),
    };
  });
  batchBudgetContract(name, async () => {
    const database = await openEmpty();
    let time = Date.now();
    const passTime = (milliseconds: number): void => {
      time += milliseconds;
    };
    const budget = createBatchBudget(database, () => time);
    return { budget, openReplies: createRepliesOpener(database), passTime };
  });
  workerRegistryContract(name, async () => {
    const database = await openEmpty();
    return { registry: createWorkerRegistry(database), openReplies: createRepliesOpener(database) };
  });
}

function openAccess(database: Database) {
  return {
    accounts: createAccounts(database),
    audit: createAuditLog(database),
    flows: createSignInFlows(database),
    keys: createApiKeys(database),
    sessions: createSessions(database),
    runSql: (statement: string) => sql.raw(statement).execute(database.kysely),
  };
}

function createRepliesOpener(database: Database) {
  return (account: UsageAccount) => createReplyCache(database, account);
}
