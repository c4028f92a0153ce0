import { questionBank } from './0001-question-bank.ts';
import { runs } from './0002-runs.ts';
import { threads } from './0003-threads.ts';
import { review } from './0004-review.ts';
import { servedQuestions } from './0005-question-shelf.ts';
import { spotChecks } from './0006-spot-checks.ts';
import { institutions } from './0007-institutions.ts';
import { rebuildSearchIndex } from './0008-words-anew.ts';
import { generatedItems } from './0009-generated-items.ts';
import { editedSuggestions } from './0010-edited-suggestions.ts';
import { batches } from './0011-batches.ts';
import { workers } from './0012-workers.ts';
import { problems } from './0013-problems.ts';
import { disownedReplies } from './0014-disowned-replies.ts';
import { answerLog } from './0015-answer-log.ts';
import { editedThreads } from './0016-edited-threads.ts';
import { accounts } from './0017-accounts.ts';
import { auditLog } from './0018-audit-log.ts';
import { institutionsAreTenants } from './0019-institutions-are-tenants.ts';
import { answersByCourse } from './0020-answers-by-course.ts';
import { personUsage } from './0021-person-usage.ts';
import { prunedThreads } from './0023-pruned-threads.ts';
import { supersededAnswers } from './0024-superseded-answers.ts';
import { classes } from './0025-classes.ts';
import { papers } from './0026-papers.ts';
import { bankWork } from './0027-bank-work.ts';
import { feedback } from './0028-feedback.ts';
import { openClasses } from './0029-open-classes.ts';
import { questionCounts } from './0030-question-counts.ts';
import { sentItems } from './0031-sent-items.ts';
import type { Migration } from './migration.ts';

/** All migrations in order; the position in the list, from 1, is the schema version. */
export const allMigrations: readonly Migration[] = [
  questionBank,
  runs,
  threads,
  review,
  servedQuestions,
  spotChecks,
  institutions,
  rebuildSearchIndex,
  generatedItems,
  editedSuggestions,
  batches,
  workers,
  problems,
  disownedReplies,
  answerLog,
  editedThreads,
  accounts,
  auditLog,
  institutionsAreTenants,
  answersByCourse,
  personUsage,
  prunedThreads,
  supersededAnswers,
  classes,
  papers,
  bankWork,
  feedback,
  openClasses,
  questionCounts,
  sentItems,
];
