import type { Logger } from 'pino';
import type { Principal } from '../domain/principal.ts';
import type { GenerationService } from '../factory/generation/generation-service.ts';
import type { ProblemService } from '../factory/problems/problem-service.ts';
import { uploadLimits } from '../factory/problems/upload-limits.ts';
import type { BatchOverview } from '../ports/batch-overview.ts';
import type { Clock } from '../ports/clock.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { InstitutionStore } from '../ports/institution-store.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { WorkerRegistry } from '../ports/worker-registry.ts';
import type { PrintTools } from '../practice/exam/print-pdf.ts';
import type { RagService } from '../review/examples/rag-service.ts';
import type { ReviewService } from '../review/queue/review-service.ts';
import type { GraphRunner } from '../runs/graphs/graph-runner.ts';
import type { RunManager } from '../runs/run-manager.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PracticeApi } from './practice/practice-api.ts';

/** Says who asks, or undefined when nobody can tell. */
export type Identify = (request: Request) => Promise<Principal | undefined>;

export type HttpLimits = {
  readonly bodyBytes: number;
  /** The body of an upload of files. */
  readonly uploadBytes: number;
  /** Event streams one principal may hold open. */
  readonly streamsEach: number;
  readonly heartbeatMs: number;
};

export const defaultLimits: HttpLimits = {
  bodyBytes: 2 ** 20,
  uploadBytes: uploadLimits.uploadBytes,
  streamsEach: 50,
  heartbeatMs: 15_000,
};

/** What the routes work with. */
export type HttpTools = {
  readonly version: string;
  readonly bank: QuestionBank;
  readonly institutions: InstitutionStore;
  readonly diagrams: DiagramRenderer;
  readonly runs: RunManager;
  readonly generations: GenerationService;
  readonly problems: ProblemService;
  readonly batches: BatchOverview;
  readonly workers: WorkerRegistry;
  readonly review: ReviewService;
  readonly rag: RagService;
  /** Where a question goes that a learner finds wrong. */
  readonly intake: ReviewIntake;
  /** How papers become PDFs; looked for at their first use. */
  readonly printing: PrintTools;
  readonly graphs: GraphRunner;
  /** Courses and questions, opened at their first use. */
  readonly openPractice: () => Promise<PracticeApi>;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly log: Logger;
  readonly identify: Identify;
  /** Host names a request may be addressed to, without ports; `any` where every caller brings a key of his own. */
  readonly hosts: readonly string[] | 'any';
  /** Requests a second that one caller may make for long; 0 sets no limit. */
  readonly rateLimit: number;
  /** The folder of the built pages. */
  readonly webFolder: string;
  readonly limits?: Partial<HttpLimits>;
  /** Where the server counts, when others count there too. */
  readonly metrics?: Metrics;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
};
