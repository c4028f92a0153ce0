import type { Agents } from '../../agents/create-agents.ts';
import type { DrawTikz } from '../../agents/tikz/inspect-drawing.ts';
import type { ProblemVersion } from '../../domain/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ImageReader } from '../../ports/image-reader.ts';
import type { PageReader } from '../../ports/page-reader.ts';
import type { KnownProblem, ProblemStore } from '../../ports/problem-store.ts';
import type { RunManager } from '../../runs/run-manager.ts';
import type { SendTools } from './send-problem.ts';
import type { SortTools } from './sort-upload.ts';

/** What the work on one problem needs. */
export type WorkTools = {
  readonly store: ProblemStore;
  readonly files: FileStore;
  readonly pages: Pick<PageReader, 'readBytes'>;
  readonly images: Pick<ImageReader, 'prepare'>;
  readonly draw: DrawTikz;
  /** The roles for one run. */
  readonly openAgents: () => Promise<Agents>;
  readonly clock: Clock;
};

export type DeskTools = WorkTools &
  Omit<SendTools, 'now'> & {
    readonly sorting: SortTools;
    readonly runs: RunManager;
    readonly newId: () => string;
    readonly way: 'model' | 'rules';
  };

export type OpenedProblem = KnownProblem & {
  /** The newest version, or the one asked for; none before anything was made. */
  readonly shown: ProblemVersion | undefined;
  readonly versions: readonly Omit<ProblemVersion, 'content'>[];
};
