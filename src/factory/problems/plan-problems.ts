import type { Problem, ProblemSource, ProblemWish } from '../../domain/problem.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { readTexQuestions } from '../intake/tex-questions.ts';
import type { DeskTools } from './problem-tools.ts';
import { type RefusedFile, type SortedFile, sortUpload, type UploadedFile } from './sort-upload.ts';
import { uploadLimits } from './upload-limits.ts';

const mediaTypes = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
} as const satisfies Record<ImageFormat, string>;

/** Where the problems of a file come from: each question of a TeX file is one, a photo is one until it is read. */
async function sourcesOf(
  file: SortedFile,
  keep: (bytes: Uint8Array) => Promise<string>,
): Promise<ProblemSource[]> {
  if (file.kind === 'photo') {
    const { name: path, format } = file;
    return [{ kind: 'photo', path, index: 1, key: await keep(file.bytes), mediaType: mediaTypes[format] }];
  }
  const { name: path, text } = file;
  const { questions } = readTexQuestions(text);
  if (questions.length === 0) return [{ kind: 'tex', path, index: 1, text }];
  return questions.map(({ spans }, place) => ({
    kind: 'tex',
    path,
    index: place + 1,
    text: text.slice(spans.question.start, spans.question.end),
  }));
}

export type NewProblem = {
  readonly id: string;
  readonly owner: string;
  readonly source: ProblemSource;
  /** How many questions the file has. */
  readonly among: number;
  readonly wish: ProblemWish;
  readonly at: string;
};

/** How a question is called that is one of so many of its file. */
export function nameAmong({ path, index }: ProblemSource, among: number): string {
  return among === 1 ? path : `${path} (question ${index})`;
}

export function createProblem({ id, owner, source, among, wish, at }: NewProblem): Problem {
  return {
    id,
    owner,
    name: nameAmong(source, among),
    source,
    wish,
    version: 0,
    sent: {},
    usage: { calls: 0, tokens: 0, cost: 0, unpriced: 0 },
    createdAt: at,
    updatedAt: at,
  };
}

export type UploadPlan = { readonly planned: Problem[]; readonly refused: RefusedFile[] };

/** The problems that an upload brings; photos are in the file store when this answers. */
export async function planUpload(
  uploaded: readonly UploadedFile[],
  person: Pick<NewProblem, 'owner' | 'wish' | 'at'>,
  { sorting, files, newId }: Pick<DeskTools, 'sorting' | 'files' | 'newId'>,
): Promise<UploadPlan> {
  const [planned, refused]: [Problem[], RefusedFile[]] = [[], []];
  for await (const sorted of sortUpload(uploaded, sorting)) {
    if ('reason' in sorted) {
      refused.push(sorted);
      continue;
    }
    const sources = await sourcesOf(sorted, files.put);
    const among = sources.length;
    if (planned.length + among > uploadLimits.problems)
      refused.push({
        name: sorted.name,
        reason: `An upload makes at most ${uploadLimits.problems} problems; this file was left out.`,
      });
    else planned.push(...sources.map((source) => createProblem({ ...person, id: newId(), source, among })));
  }
  return { planned, refused };
}
