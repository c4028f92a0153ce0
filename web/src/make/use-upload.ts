import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { ProblemPage, UploadAnswer } from '../api/schema.ts';
import { uploadFiles, type Wish } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';

type Limits = ProblemPage['limits'];

export type UploadReport = {
  readonly taken: number;
  readonly refused: UploadAnswer['refused'];
  readonly error?: Error;
  /** What was not sent for the error. */
  readonly unsent: readonly File[];
};

export type Upload = {
  /** Files that were sent so far, of how many; undefined when nothing is being sent. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly report: UploadReport | undefined;
  send(files: readonly File[], wish: Wish): Promise<void>;
  dismiss(): void;
};

/** A request stays small enough to be sent within the server's patience. */
const PARCEL_BYTES = 16_000_000;
const PARCEL_FILES = 40;

/** Sends files in parcels, one after the other, and adds up what the server answers. */
export function useUpload(limits: Limits | undefined): Upload {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Upload['progress']>();
  const [report, setReport] = useState<UploadReport>();

  const send: Upload['send'] = async (files, wish) => {
    const { fitting, refused } = weigh(files, limits);
    setReport(undefined);
    let sofar: UploadReport = { taken: 0, refused, unsent: [] };
    let done = 0;
    for (const parcel of parcelsOf(fitting)) {
      setProgress({ done, all: fitting.length });
      sofar = await sendParcel(parcel, wish, sofar);
      void queries.invalidateQueries({ queryKey: ['problems', 'list'] });
      if (sofar.error !== undefined) {
        sofar = { ...sofar, unsent: fitting.slice(done) };
        break;
      }
      done += parcel.length;
    }
    setProgress(undefined);
    setReport(sofar);
  };

  useStayAsked(progress !== undefined);
  return { progress, report, send, dismiss: () => setReport(undefined) };
}

/** Who leaves the site while files are on their way is asked first: the rest would not be sent. */
function useStayAsked(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}

async function sendParcel(files: readonly File[], wish: Wish, sofar: UploadReport): Promise<UploadReport> {
  try {
    const { problems, refused } = await uploadFiles(files, wish);
    return { ...sofar, taken: sofar.taken + problems.length, refused: [...sofar.refused, ...refused] };
  } catch (thrown) {
    const refused = refusedIn(thrown);
    if (refused !== undefined) return { ...sofar, refused: [...sofar.refused, ...refused] };
    return { ...sofar, error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}

/** Nothing of a parcel could be used, and the server says why. */
function refusedIn(thrown: unknown): UploadAnswer['refused'] | undefined {
  if (!(thrown instanceof ApiError) || !Array.isArray(thrown.facts.refused)) return undefined;
  // Our own server wrote it, as its document says.
  return thrown.facts.refused as UploadAnswer['refused'];
}

/** What no request could carry is not even sent. */
function weigh(files: readonly File[], limits: Limits | undefined) {
  const most = limits?.upload_bytes ?? Number.POSITIVE_INFINITY;
  const fitting = files.filter(({ size }) => size < most);
  const refused = files
    .filter(({ size }) => size >= most)
    .map(({ name }) => ({ name, reason: makeStrings.drop.tooLarge(name, most) }));
  return { fitting, refused };
}

function parcelsOf(files: readonly File[]): File[][] {
  const parcels: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = parcels.at(-1);
    const fits = last !== undefined && last.length < PARCEL_FILES && bytes + file.size <= PARCEL_BYTES;
    if (fits) last.push(file);
    else parcels.push([file]);
    bytes = (fits ? bytes : 0) + file.size;
  }
  return parcels;
}
