import type { BatchOutput } from '../domain/batch.ts';

/** Where a job is worked on: its file, and the folder for what is made of it. */
export type JobWorkspace = {
  readonly input: string;
  readonly output: string;
  /** Puts what lies in the folder where others find it. */
  uploadOutputs(): Promise<BatchOutput[]>;
  /** Nothing of the place stays on this machine. */
  remove(): Promise<void>;
};

/** How the files of jobs travel between machines. */
export type JobFiles = {
  /** Puts a file where every worker finds it, unless it is there by this SHA-256, and answers its key. */
  upload(path: string, fingerprint: string): Promise<string>;
  has(key: string): Promise<boolean>;
  /** A place of its own on this machine, with the file in it under this name. */
  openWorkspace(key: string, name: string): Promise<JobWorkspace>;
  /** Writes what jobs delivered below a folder; a problem goes to its own folder and touches nobody else's. */
  download(outputs: readonly BatchOutput[], folder: string): Promise<void>;
};
