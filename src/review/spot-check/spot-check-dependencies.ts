import { createHash } from 'node:crypto';
import type { ProblemReview } from '../../agents/reviewer/review-by-rules.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProblemFolders } from '../../ports/problem-folders.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import type { SpotCheckStore } from '../../ports/spot-check-store.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import type { ReviewService } from '../queue/review-service.ts';

/** The dependencies of spot checks. */
export type SpotCheckDeps = {
  readonly store: SpotCheckStore;
  readonly folders: ProblemFolders;
  /** Reviews a problem; paths in the context are relative to the root. */
  readonly review: (context: ProblemContext, root: string) => Promise<ProblemReview>;
  readonly clock: Clock;
  readonly newId: () => string;
};

/** The dependencies of one command. The command closes them when it ends. */
export type OpenSpotCheck = SpotCheckDeps & {
  /** Whether problems are reviewed with a model or by fixed rules. */
  readonly mode: 'model' | 'rules';
  /** Messages for the user from opening the dependencies, such as a repaired database. */
  readonly notices: readonly string[];
  usage(): UsageTotal;
  readonly intake: ReviewIntake;
  readonly withdraw: ReviewService['withdraw'];
  close(): Promise<void>;
};

/** Hashes the reviewed files of a problem, to detect changes. */
export function hashContent(context: ProblemContext): string {
  const { latex_path, latex_content, variant_paths, variants, alternate_paths, alternates } = context;
  const texts = [
    [latex_path, latex_content],
    ...Object.keys(variants).map((type) => [variant_paths[type], variants[type]]),
    ...Object.keys(alternates).map((name) => [alternate_paths[name], alternates[name]]),
  ];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
