import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a person counted in one question. */
const TrueQuestion = z.object({
  /** The paths of the parts that a learner answers: `a`, `b.i`; in small letters, as labels are stored. */
  parts: z.array(z.string().toLowerCase()),
  /** Whether it is answered by choosing from listed options. */
  choice: z.boolean(),
  marks: z.number().nullish(),
  partMarks: z.record(z.string().toLowerCase(), z.number()).default({}),
});
export type TrueQuestion = z.infer<typeof TrueQuestion>;

/** One line of `truth.jsonl`: a document and its questions, counted by eye. */
const TrueDocument = z.object({
  id: z.string(),
  set: z.string().optional(),
  repo: z.string(),
  path: z.string(),
  questions: z.array(TrueQuestion),
});

/** A document with its counted questions. */
export type MeasuredDocument = z.infer<typeof TrueDocument> & {
  readonly tex: string;
  readonly commit: string;
};

/**
 * Reads `truth.jsonl` and the documents `<id>.tex` of a folder; a document may also be in the folder of its set. Lines
 * without a document are left out, so that a folder may contain only some of the sets.
 */
export function readMaterial(folder: string): MeasuredDocument[] {
  const commits = readCommits(folder);
  return readFileSync(join(folder, 'truth.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => TrueDocument.parse(JSON.parse(line)))
    .flatMap((document) => {
      const paths = [
        join(folder, `${document.id}.tex`),
        join(folder, document.set ?? '', `${document.id}.tex`),
      ];
      const path = paths.find((candidate) => existsSync(candidate));
      if (path === undefined) return [];
      return [{ ...document, tex: readFileSync(path, 'utf8'), commit: commits.get(document.id) ?? '' }];
    });
}

/** Reads the commit of each document from the table of documents in the folder's README. */
function readCommits(folder: string): ReadonlyMap<string, string> {
  const path = [folder, join(folder, '..')]
    .map((place) => join(place, 'README.md'))
    .find((file) => existsSync(file));
  if (path === undefined) return new Map();
  const rows = readFileSync(path, 'utf8').matchAll(/^\| (\S+) \|.*\| ([0-9a-f]{7,40}) \|/gmu);
  return new Map([...rows].map(([, id = '', commit = '']) => [id, commit]));
}
