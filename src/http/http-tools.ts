import type { Logger } from 'pino';
import type { RoleMapping } from '../domain/oidc-settings.ts';
import type { Principal } from '../domain/principal.ts';
import type { BankWork } from '../factory/bank/bank-work.ts';
import type { ExportService } from '../factory/exports/export-service.ts';
import type { GenerationService } from '../factory/generation/generation-service.ts';
import type { ExportTools } from '../factory/intake/export-questions.ts';
import type { ProblemService } from '../factory/problems/problem-service.ts';
import type { ReviewSources } from '../factory/problems/review-sources.ts';
import { uploadLimits } from '../factory/problems/upload-limits.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { BatchOverview } from '../ports/batch-overview.ts';
import type { ClassCodes } from '../ports/class-codes.ts';
import type { Clock } from '../ports/clock.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { InstitutionStore } from '../ports/institution-store.ts';
import type { JudgeCalibrations } from '../ports/judge-calibrations.ts';
import type { LearnerReports } from '../ports/learner-reports.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInFlows } from '../ports/sign-in-flows.ts';
import type { SignInProvider } from '../ports/sign-in-provider.ts';
import type { WorkerRegistry } from '../ports/worker-registry.ts';
import type { ClassTools } from '../practice/classes/class-tools.ts';
import type { CourseService } from '../practice/courses/course-service.ts';
import type { PrintDependencies } from '../practice/exam/print-pdf.ts';
import type { PaperService } from '../practice/papers/paper-service.ts';
import type { RagService } from '../review/examples/rag-service.ts';
import type { ReviewService } from '../review/queue/review-service.ts';
import type { GraphRunner } from '../runs/graphs/graph-runner.ts';
import type { RunManager } from '../runs/run-manager.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PracticeApi } from './practice/practice-api.ts';

import type { RunTextTask } from './text-tasks.ts';
import type { Bundle } from './web/read-bundle.ts';

/**
 * Identifies the caller; undefined when the caller is unknown. With `isRepeated`, checks whether the caller of an earlier
 * request is still known; this does not extend their session.
 */
export type Identify = (
  request: Request,
  isEncrypted: boolean,
  options?: { readonly isRepeated?: boolean },
) => Promise<Principal | undefined>;

/** A provider with which people sign in, and what their accounts get. */
type OfferedProvider = SignInProvider & {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
  readonly roles: RoleMapping;
};

/** Keys, sessions and accounts of all institutions; each call names the institution. */
export type AccessTools = {
  readonly keys: ApiKeys;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly flows: SignInFlows;
  readonly audit: AuditLog;
  /** The codes with which pupils join classes and come back. */
  readonly classCodes: ClassCodes;
  readonly providers: readonly OfferedProvider[];
};

type HttpLimits = {
  /** Maximum body size of a write, except a file upload. */
  readonly bodyBytes: number;
  /** Bytes that a learner may send at once. */
  readonly learnerBytes: number;
  /** Maximum body size of a file upload. */
  readonly uploadBytes: number;
  /** Maximum number of open event streams per caller. */
  readonly streamsPerCaller: number;
  /** Interval of the heartbeats on an event stream without events. */
  readonly heartbeatMs: number;
};

export const defaultLimits: HttpLimits = {
  bodyBytes: 2 ** 20,
  learnerBytes: 100_000_000,
  uploadBytes: uploadLimits.uploadBytes,
  streamsPerCaller: 50,
  heartbeatMs: 15_000,
};

/** The dependencies of the routes. */
export type HttpTools = {
  readonly version: string;
  readonly bank: QuestionBank;
  /** The work of authors on the bank. */
  readonly bankWork: BankWork;
  /** Imports the sample questions into an empty bank; returns how many. */
  readonly importSamples: () => Promise<number>;
  readonly institutions: InstitutionStore;
  readonly personalData: PersonalData;
  readonly diagrams: DiagramRenderer;
  /** The XML and ZIP engines and the renderer of figures for imports and exports in other formats. */
  readonly interchange: ExportTools;
  /** Exports that run in the background. */
  readonly exports: ExportService;
  readonly runs: RunManager;
  readonly generations: GenerationService;
  readonly problems: ProblemService;
  readonly batches: BatchOverview;
  readonly workers: WorkerRegistry;
  readonly review: ReviewService;
  readonly rag: RagService;
  /** The uploads behind the items of the expert queue. */
  readonly reviewSources: ReviewSources;
  readonly reports: LearnerReports;
  /** How well judges find planted errors. */
  readonly calibrations: JudgeCalibrations;
  /** Receives questions that a learner reports. */
  readonly intake: ReviewIntake;
  /** Prints papers as PDF; the print program is looked up at its first use. */
  readonly printing: PrintDependencies;
  readonly graphs: GraphRunner;
  readonly school: ClassTools;
  /** Papers made from the questions of the bank. */
  readonly papers: PaperService;
  /** The courses that the institution made. */
  readonly ownCourses: CourseService;
  /** Opens the courses and questions for learners; later calls return the same objects. */
  readonly openPractice: () => Promise<PracticeApi>;
  /** Typesets, reads and verifies untrusted text on worker threads. */
  readonly runTextTask: RunTextTask;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly log: Logger;
  readonly identify: Identify;
  readonly access: AccessTools;
  /** The address under which browsers reach the server; by default the address of each request. */
  readonly publicUrl?: string | undefined;
  /** Allowed host names of requests, without ports; `any` when every caller needs an API key. */
  readonly hosts: readonly string[] | 'any';
  /** Sustained requests per second for each caller; 0 means no limit. */
  readonly rateLimit: number;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted, separated by commas. */
  readonly trustedProxies: string;
  /** The folder of the built pages. */
  readonly webFolder: string;
  /** The files of this folder, if they were read already. */
  readonly bundle?: Bundle;
  readonly limits?: Partial<HttpLimits>;
  readonly metrics: Metrics;
  /** Checks whether the disk of the database and files has free space. */
  readonly hasDiskSpace: () => Promise<boolean>;
  /** Reads the free bytes on the disks of the database and the files. */
  readonly readFreeSpace: () => Promise<Readonly<Record<string, number>>>;
  /** Reads the number of connections to PostgreSQL by state; absent for SQLite. */
  readonly readPool?: (() => Readonly<Record<string, number>>) | undefined;
  /** Aborted when the server starts to stop. */
  readonly stopping: AbortSignal;
};
