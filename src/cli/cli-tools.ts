import type { Agents } from '../agents/create-agents.ts';
import type { JudgeItem } from '../agents/item-judge/item-judge.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import type { Settings } from '../domain/settings.ts';
import type { BankWork } from '../factory/bank/bank-work.ts';
import type { BatchServices } from '../factory/batch/batch-services.ts';
import type { GenerationService } from '../factory/generation/generation-service.ts';
import type { ExportTools } from '../factory/intake/export-questions.ts';
import type { OpenReferences } from '../factory/pipeline/open-drawing-tools.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { DatabaseAdmin } from '../ports/database-admin.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Files } from '../ports/files.ts';
import type { ImageReader } from '../ports/image-reader.ts';
import type { InstitutionStore } from '../ports/institution-store.ts';
import type { JudgeCalibrations } from '../ports/judge-calibrations.ts';
import type { Keyboard } from '../ports/keyboard.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import type { ProblemWriter } from '../ports/problem-folders.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { ReferencedFiles } from '../ports/referenced-files.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { Terminal } from '../ports/terminal.ts';
import type { UsageTotal } from '../ports/usage-meter.ts';
import type { ClassTools } from '../practice/classes/class-tools.ts';
import type { CourseService } from '../practice/courses/course-service.ts';
import type { LearnerModels } from '../practice/learner/learner-models.ts';
import type { PaperTools } from '../practice/papers/paper-tools.ts';
import type { ReviewService } from '../review/queue/review-service.ts';
import type { OpenSpotCheck } from '../review/spot-check/spot-check-dependencies.ts';
import type { GraphRunner } from '../runs/graphs/graph-runner.ts';
import type { Verifier, VerifierOptions } from '../verification/verifier.ts';
import type { ExamTools } from './exam/exam-tools.ts';

/** Dependencies of the commands. A store or service is opened only by the command that needs it, which also closes it. */
export type CliTools = {
  readonly version: string;
  readonly terminal: Terminal;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly workingFolder: string;
  readonly samplesFolder: string;
  /** The file of the sample course. */
  readonly sampleCourse: string;
  /** The folder of the built web pages; it does not exist until the pages are built. */
  readonly webFolder: string;
  readonly nodeVersion: string;
  readonly files: Files;
  readonly now: () => Date;
  /** Sets the exit code of the run; the last call wins. */
  readonly exitWith: (code: number) => void;
  readonly openBank: (settings: Settings) => Promise<QuestionBank>;
  /** Opens the bank and the functions with which authors work on it: edits, variants, bulk changes. */
  readonly openBankWork: (
    settings: Settings,
  ) => Promise<{ readonly bank: QuestionBank; readonly work: BankWork; close(): Promise<void> }>;
  readonly openDatabaseAdmin: (settings: Settings) => Promise<DatabaseAdmin>;
  /** Opens the agents. They use a model if one is configured and the `engine` setting allows it, otherwise rules. */
  readonly openAgents: (settings: Settings) => Promise<Agents>;
  readonly openImageReader: () => Promise<ImageReader>;
  /** Opens the reader that recognises printed text on photos by rules. */
  readonly openPageReader: () => Promise<PageReader>;
  readonly openPdfReader: () => Promise<PdfReader>;
  /** Serves a model that returns scripted replies; `onCall` is called with one line of text per model call. */
  readonly openScriptedModel: (
    script: unknown,
    options: { readonly port: number; readonly onCall: (line: string) => void },
  ) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Opens a verifier with these rules; it uses all cores when the number of documents is large. */
  readonly openVerifier: (options: VerifierOptions, documentCount: number) => Promise<Verifier>;
  readonly openDiagrams: () => Promise<DiagramRenderer>;
  /** Opens what imports and exports in other formats need; nothing is loaded until it is used. */
  readonly openInterchange: () => Promise<ExportTools & { close(): Promise<void> }>;
  readonly openProblemWriter: () => Promise<ProblemWriter>;
  readonly openReferences: (settings: Settings) => Promise<OpenReferences>;
  /** Opens the judge of the settings, and the store of its calibrations. */
  readonly openCalibration: (settings: Settings) => Promise<{
    readonly judge: JudgeItem;
    readonly calibrations: JudgeCalibrations;
    usage(): UsageTotal;
    close(): Promise<void>;
  }>;
  /** Opens the expert queue (`review`) and the port that adds items to it (`intake`). */
  readonly openReview: (
    settings: Settings,
  ) => Promise<{ readonly review: ReviewService; readonly intake: ReviewIntake; close(): Promise<void> }>;
  /** Opens the services of spot checks; `onWait` is called with the delay before a model call is retried. */
  readonly openSpotCheck: (
    settings: Settings,
    onWait?: (milliseconds: number) => void,
  ) => Promise<OpenSpotCheck>;
  readonly openKeys: (settings: Settings) => Promise<ApiKeys>;
  readonly openAuditLog: (settings: Settings) => Promise<AuditLog>;
  readonly openInstitutions: (settings: Settings) => Promise<InstitutionStore>;
  readonly openPersonalData: (settings: Settings) => Promise<PersonalData>;
  /** Opens the file store and the list of files that are still referenced. */
  readonly openFileStore: (
    settings: Settings,
  ) => Promise<{ readonly files: FileStore; readonly references: ReferencedFiles }>;
  /** Opens the courses and the printers of their papers. */
  readonly openExam: () => Promise<ExamTools>;
  /** Opens the learner models and the statistics of questions. */
  readonly openLearnerModels: (settings: Settings) => Promise<{
    readonly courses: readonly CourseSpec[];
    readonly models: LearnerModels;
    close(): Promise<void>;
  }>;
  /** Opens the courses that the institution made. */
  readonly openCourses: (settings: Settings) => Promise<CourseService & { close(): Promise<void> }>;
  /** Opens the papers from the bank and their printers. */
  readonly openPapers: (settings: Settings) => Promise<PaperTools & { close(): Promise<void> }>;
  /** Opens the classes with their assignments. */
  readonly openClasses: (settings: Settings) => Promise<ClassTools & { close(): Promise<void> }>;
  /** Opens the practice graphs and the courses that they offer. */
  readonly openGraphs: (settings: Settings) => Promise<{
    readonly graphs: GraphRunner;
    readonly courses: readonly CourseSpec[];
    close(): Promise<void>;
  }>;
  /** Opens the service that generates items. */
  readonly openGeneration: (
    settings: Settings,
  ) => Promise<{ readonly generations: GenerationService; close(): Promise<void> }>;
  /** Opens the batch services. */
  readonly openBatches: (settings: Settings) => Promise<BatchServices>;
  readonly openKeyboard: () => Promise<Keyboard>;
  /** Opens the server with the pages and the API. */
  readonly openServer: (settings: Settings) => Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** Resolves when the process receives a stop signal; the command then shuts down. */
  readonly waitForStop: () => Promise<void>;
  /** Finds a program on the PATH. */
  readonly findProgram: (name: string) => Promise<string | undefined>;
};
