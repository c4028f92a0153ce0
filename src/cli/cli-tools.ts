import type { Agents } from '../agents/create-agents.ts';
import type { Batch } from '../domain/batch.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import type { Fault } from '../domain/fault.ts';
import type { Settings } from '../domain/settings.ts';
import type { GenerationDesk } from '../factory/generation/generation-desk.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import type { AuthorExamples } from '../ports/author-examples.ts';
import type { BatchMeter } from '../ports/batch-meter.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { DatabaseKeeper } from '../ports/database-keeper.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Files } from '../ports/files.ts';
import type { ImageReader } from '../ports/image-reader.ts';
import type { InstitutionStore } from '../ports/institution-settings.ts';
import type { JobFiles } from '../ports/job-files.ts';
import type { NamedFiles } from '../ports/named-files.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import type { ProblemWriter } from '../ports/problem-folders.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { ReferenceStore } from '../ports/reference-store.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { WorkerRegister } from '../ports/worker-register.ts';
import type { ReviewService } from '../review/queue/review-service.ts';
import type { OpenSpotCheck } from '../review/spot-check/spot-check-tools.ts';
import type { GraphRunner } from '../runs/graphs/graph-runner.ts';
import type { Verifier, VerifierChoice } from '../verification/verifier.ts';
import type { ExamTools } from './exam/exam-tools.ts';
import type { Keyboard } from './keyboard.ts';
import type { Terminal } from './terminal.ts';

/** What authors look things up in; the store is the caller's to close. */
export type OpenReferences = { readonly store: ReferenceStore; readonly examples: AuthorExamples };

/** Batches, and the roles that work on them: every reply is kept and paid for once, and the limits are shared. */
export type OpenBatches = {
  readonly store: BatchStore;
  readonly meter: BatchMeter;
  readonly workers: WorkerRegister;
  readonly files: JobFiles;
  /** Who this process is among the workers. */
  readonly worker: string;
  readonly clock: Clock;
  /** The roles as the settings want them, at the cost of the batch. */
  openAgents(batch: Pick<Batch, 'id' | 'limits'>, settings: Settings, calls: BatchCalls): Promise<Agents>;
  close(): Promise<void>;
};

/** How a batch asks its model. */
export type BatchCalls = {
  readonly atOnce: number;
  /** Told why all of them wait: the service is busy, or away. */
  readonly onPause?: (fault: Fault) => void;
};

/** What the commands work with; the expensive ones are opened only by the command that needs them. */
export type CliTools = {
  readonly version: string;
  readonly terminal: Terminal;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly workingFolder: string;
  readonly samplesFolder: string;
  readonly nodeVersion: string;
  readonly files: Files;
  readonly now: () => Date;
  /** The exit code of the run; the last one said counts. */
  readonly exitWith: (code: number) => void;
  readonly openBank: (settings: Settings) => Promise<QuestionBank>;
  readonly openDatabaseKeeper: (settings: Settings) => Promise<DatabaseKeeper>;
  /** The roles for this run: with a model if one is set up and wanted, else by rules. */
  readonly openAgents: (settings: Settings) => Promise<Agents>;
  readonly openImageReader: () => Promise<ImageReader>;
  /** Reads print off photos by rules; `close` ends it. */
  readonly openPageReader: () => Promise<PageReader>;
  /** Serves a model that answers as a script says; `onCall` gets a line for each call. */
  readonly openScriptedModel: (
    script: unknown,
    options: { readonly port: number; readonly onCall: (line: string) => void },
  ) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Verifies documents by these rules, on all cores when there are many. */
  readonly openVerifier: (choice: VerifierChoice, documents: number) => Promise<Verifier>;
  readonly openDiagrams: () => Promise<DiagramRenderer>;
  readonly openProblemWriter: () => Promise<ProblemWriter>;
  readonly openReferences: (settings: Settings) => Promise<OpenReferences>;
  /** The expert queue and the way into it; `close` ends it. */
  readonly openReview: (
    settings: Settings,
  ) => Promise<{ readonly review: ReviewService; readonly intake: ReviewIntake; close(): Promise<void> }>;
  /** Spot checks, with a model if one is set up and wanted; `close` ends them. */
  readonly openSpotCheck: (
    settings: Settings,
    onWait?: (milliseconds: number) => void,
  ) => Promise<OpenSpotCheck>;
  readonly openKeys: (settings: Settings) => Promise<ApiKeys>;
  readonly openInstitutions: (settings: Settings) => Promise<InstitutionStore>;
  readonly openPersonalData: (settings: Settings) => Promise<PersonalData>;
  readonly openKeptFiles: (
    settings: Settings,
  ) => Promise<{ readonly files: FileStore; readonly named: NamedFiles }>;
  /** The courses and the ways to print their papers. */
  readonly openExam: () => Promise<ExamTools>;
  /** The graphs of the house with the courses they serve; `close` ends them. */
  readonly openGraphs: (settings: Settings) => Promise<{
    readonly graphs: GraphRunner;
    readonly courses: readonly CourseSpec[];
    close(): Promise<void>;
  }>;
  /** Generation of items on the database of the settings; `close` ends it. */
  readonly openGeneration: (
    settings: Settings,
  ) => Promise<{ readonly generations: GenerationDesk; close(): Promise<void> }>;
  /** Batches on the database of the settings; `close` ends them. */
  readonly openBatches: (settings: Settings) => Promise<OpenBatches>;
  readonly openKeyboard: () => Promise<Keyboard>;
  /** Opens the server of pages and API. */
  readonly openHouse: (settings: Settings) => Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** Kept when somebody asks the process to stop; from then on the command ends by itself. */
  readonly untilStopped: () => Promise<void>;
  /** Where a program lies on the PATH. */
  readonly findProgram: (name: string) => Promise<string | undefined>;
};
