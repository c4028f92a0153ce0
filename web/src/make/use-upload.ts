import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { ProblemPage, UploadAnswer } from '../api/schema.ts';
import { uploadFiles } from './make-queries.ts';
import { rejectOversized, splitIntoChunks } from './upload-chunks.ts';
import type { UploadOptions } from './upload-options.ts';

type Limits = ProblemPage['limits'];

/** The result of an upload. */
export type UploadReport = {
  readonly uploaded: number;
  readonly refused: UploadAnswer['refused'];
  readonly error?: Error;
  /** The files that were not sent because of the error. */
  readonly unsent: readonly File[];
};

/** The state of uploading files, with functions to start an upload and to hide its report. */
export type Upload = {
  /** The number of files sent so far, and of all files; undefined when no upload is running. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly report: UploadReport | undefined;
  send(files: readonly File[], options: UploadOptions): Promise<void>;
  dismiss(): void;
};

/** Uploads files in several requests, one after the other, and combines the results. */
export function useUpload(limits: Limits | undefined): Upload {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Upload['progress']>();
  const [result, setResult] = useState<UploadReport>();

  const send: Upload['send'] = async (files, options) => {
    const { accepted, refused } = rejectOversized(files, limits?.upload_bytes);
    setResult(undefined);
    let report: UploadReport = { uploaded: 0, refused, unsent: [] };
    let sentCount = 0;
    for (const chunk of splitIntoChunks(accepted)) {
      setProgress({ done: sentCount, all: accepted.length });
      report = await sendChunk(chunk, options, report);
      void queryClient.invalidateQueries({ queryKey: ['problems', 'list'] });
      if (report.error !== undefined) {
        report = { ...report, unsent: accepted.slice(sentCount) };
        break;
      }
      sentCount += chunk.length;
    }
    setProgress(undefined);
    setResult(report);
  };

  useConfirmLeave(progress !== undefined);
  return { progress, report: result, send, dismiss: () => setResult(undefined) };
}

/** Makes the browser ask the user for confirmation before they leave the page during an upload. */
function useConfirmLeave(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const promptUser = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', promptUser);
    return () => window.removeEventListener('beforeunload', promptUser);
  }, [isSending]);
}

async function sendChunk(
  files: readonly File[],
  options: UploadOptions,
  report: UploadReport,
): Promise<UploadReport> {
  try {
    const { problems, refused } = await uploadFiles(files, options);
    return {
      ...report,
      uploaded: report.uploaded + problems.length,
      refused: [...report.refused, ...refused],
    };
  } catch (thrown) {
    const refused = getRefusedFiles(thrown);
    if (refused !== undefined) return { ...report, refused: [...report.refused, ...refused] };
    return { ...report, error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}

/** Returns the refused files of an error response. The server responds with an error when it can use none of the files. */
function getRefusedFiles(thrown: unknown): UploadAnswer['refused'] | undefined {
  if (!(thrown instanceof ApiError) || !Array.isArray(thrown.body.refused)) return undefined;
  // Unchecked: our own server wrote the list.
  return thrown.body.refused as UploadAnswer['refused'];
}
