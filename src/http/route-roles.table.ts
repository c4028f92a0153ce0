import type { Role } from '../domain/principal.ts';

const everybody: readonly Role[] = [];
const anyRole: readonly Role[] = ['learner', 'author', 'expert', 'admin'];
/** The bank shows keys and schemes, so learners reach questions through practice alone. */
const makers: readonly Role[] = ['author', 'expert', 'admin'];
/** Who decides what is served as an example. */
const experts: readonly Role[] = ['expert', 'admin'];
const writers: readonly Role[] = ['author', 'admin'];

/** Every operation, and who may call it: one of the roles is enough, an empty list lets everybody in. */
export const routeRoles = {
  getHealth: everybody,
  getReadiness: everybody,
  getMetrics: ['admin'],
  getPrincipal: anyRole,
  listQuestions: makers,
  getQuestion: makers,
  listQuestionVersions: makers,
  searchQuestions: makers,
  getBankFacets: makers,
  drawDiagram: makers,
  saveQuestions: writers,
  replaceQuestion: writers,
  listRuns: anyRole,
  getRun: anyRole,
  streamRunEvents: anyRole,
  cancelRun: anyRole,
  recordTurn: anyRole,
  giveFeedback: anyRole,
  getReviewQueue: experts,
  getReviewItem: experts,
  decideReviewItem: experts,
  getReviewStats: experts,
  getReviewTrends: experts,
  claimReviewItem: experts,
  claimNextReviewItem: experts,
  releaseReviewItem: experts,
  commentOnReview: experts,
  undoReview: experts,
  reopenReview: experts,
  revokeReview: experts,
  bulkDecideReviews: experts,
  checkReviewText: makers,
  drawReviewDiagram: makers,
  listReviewAudit: experts,
  exportReviews: experts,
  searchExamples: makers,
  addExample: experts,
  revokeExample: experts,
  getExampleStats: makers,
  // Each graph names its own roles besides.
  getOk: everybody,
  getInfo: everybody,
  searchAssistants: anyRole,
  getAssistant: anyRole,
  getAssistantSchemas: anyRole,
  drawAssistant: anyRole,
  createThread: anyRole,
  searchThreads: anyRole,
  countThreads: anyRole,
  getThread: anyRole,
  changeThread: anyRole,
  removeThread: anyRole,
  getThreadState: anyRole,
  getThreadStateAt: anyRole,
  findThreadState: anyRole,
  updateThreadState: anyRole,
  getThreadHistory: anyRole,
  startThreadRun: anyRole,
  streamThreadRun: anyRole,
  awaitThreadRun: anyRole,
  startRun: anyRole,
  streamRun: anyRole,
  awaitRun: anyRole,
  listThreadRuns: anyRole,
  getThreadRun: anyRole,
  joinThreadRun: anyRole,
  followThreadRun: anyRole,
  followRun: anyRole,
  cancelThreadRun: anyRole,
} as const satisfies Record<string, readonly Role[]>;

export type OperationId = keyof typeof routeRoles;
