import type { Agents } from '../../agents/create-agents.ts';
import type { DrawTikz } from '../../agents/tikz/check-drawing.ts';
import type { ProblemVersion } from '../../domain/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ImageReader } from '../../ports/image-reader.ts';
import type { PageReader } from '../../ports/page-reader.ts';
import type { PdfReader } from '../../ports/pdf-reader.ts';
import type { ProblemStore, StoredProblem } from '../../ports/problem-store.ts';
import type { RunManager } from '../../runs/run-manager.ts';
import type { UploadReaders } from './read-uploaded-files.ts';
import type { SendDependencies } from './send-problem.ts';

/** Dependencies of the work on one problem. */
export type ProblemWorkDependencies = {
  readonly store: ProblemStore;
  readonly files: FileStore;
  readonly pages: Pick<PageReader, 'readBytes'>;
  readonly images: Pick<ImageReader, 'prepare'>;
  readonly draw: DrawTikz;
  /** Opens the agents for one run. */
  readonly openAgents: () => Promise<Agents>;
  readonly clock: Clock;
};

/** Dependencies of the problem service. */
export type ProblemServiceDependencies = ProblemWorkDependencies &
  Omit<SendDependencies, 'now'> & {
    readonly uploadReaders: UploadReaders;
    readonly pdfs: Pick<PdfReader, 'readBytes'>;
    /** Splits a TeX document into the texts of its questions; a server does it on a worker thread. */
    readonly splitTex: (tex: string) => Promise<string[]>;
    readonly runs: RunManager;
    readonly newId: () => string;
    readonly mode: 'model' | 'rules';
  };

/** A problem with one version of its content and the list of all versions. */
export type OpenedProblem = StoredProblem & {
  /** The requested version, or the newest one; undefined before the first version. */
  readonly selectedVersion: ProblemVersion | undefined;
  readonly versions: readonly Omit<ProblemVersion, 'content'>[];
};
