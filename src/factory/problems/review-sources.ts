import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { ProblemStore } from '../../ports/problem-store.ts';
import type { LinkedFacts, ReviewLinks } from '../../ports/review-links.ts';
import { verifyPiece } from './edit-problem.ts';
import { readProblemFile } from './problem-file.ts';
import { findPiece } from './problem-pieces.ts';

/** The upload behind an item, with its text when it was sent and what verification found. */
type ReviewSource = {
  readonly problem: Problem;
  readonly piece: string;
  readonly latex: string | null;
  readonly findings: readonly Finding[];
  readonly facts: LinkedFacts;
};

/** Shows experts the uploads behind the items of their queue. */
export type ReviewSources = {
  /** Returns the upload that an item is about; undefined if the item has none, or its author removed it. */
  find(itemId: string): Promise<ReviewSource | undefined>;
  /** Reads the photo (`source`) or a figure of the upload; throws a `not-found` fault if there is none. */
  file(itemId: string, name: string): Promise<{ bytes: Uint8Array; mediaType: string }>;
  /** Returns which of these items have a photo. */
  findPhotos(itemIds: readonly string[]): Promise<ReadonlySet<string>>;
};

type SourceDependencies = {
  readonly links: ReviewLinks;
  readonly store: Pick<ProblemStore, 'find' | 'findVersion'>;
  readonly files: FileStore;
};

export function createReviewSources({ links, store, files }: SourceDependencies): ReviewSources {
  async function findLinked(itemId: string) {
    for (const link of await links.listByItem(itemId)) {
      const stored = await store.find(link.problemId);
      if (stored !== undefined) return { link, problem: stored.problem };
    }
    return undefined;
  }

  return {
    async find(itemId) {
      const linked = await findLinked(itemId);
      if (linked === undefined) return undefined;
      const { link, problem } = linked;
      const { piece, facts } = link;
      const content = (await store.findVersion(problem.id, link.sentVersion))?.content;
      const latex = content && findPiece(content, piece);
      if (content === undefined || latex === undefined)
        return { problem, piece, latex: null, findings: [], facts };
      return { problem, piece, latex, findings: verifyPiece(content, piece).findings, facts };
    },
    async file(itemId, name) {
      const linked = await findLinked(itemId);
      if (linked === undefined) throw new Fault('not-found', `This item has no file ${name}.`);
      return readProblemFile(linked.problem.source, name, { files });
    },
    findPhotos: async (itemIds) => new Set(await links.listPhotoItems(itemIds)),
  };
}
