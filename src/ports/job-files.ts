import type { BatchOutput } from '../domain/batch.ts';

/** A temporary folder on this machine in which a worker runs one job. */
export type JobWorkspace = {
  /** The path of the input file. */
  readonly input: string;
  /** The folder for the results. */
  readonly output: string;
  /** Uploads all files of the output folder to the file store. */
  uploadOutputs(): Promise<BatchOutput[]>;
  /** Deletes the workspace. */
  remove(): Promise<void>;
};

/** Transfers the files of jobs between machines through the file store. */
export type JobFiles = {
  /** Uploads a file, unless a file with this SHA-256 (`fingerprint`) is already stored, and returns its key. */
  upload(path: string, fingerprint: string): Promise<string>;
  has(key: string): Promise<boolean>;
  /** Creates a workspace and downloads the file into it under this name. */
  openWorkspace(key: string, name: string): Promise<JobWorkspace>;
  /** Writes the outputs of a job below a folder; each problem gets its own folder and no other problem is changed. */
  download(outputs: readonly BatchOutput[], folder: string): Promise<void>;
};
