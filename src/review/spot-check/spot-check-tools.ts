import { createHash } from 'node:crypto';
import type { ProblemReview } from '../../agents/reviewer/review-by-rules.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProblemFolders } from '../../ports/problem-folders.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import type { SpotCheckStore } from '../../ports/spot-check-store.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import type { ReviewService } from '../queue/review-service.ts';

export type SpotCheckTools = {
  readonly store: SpotCheckStore;
  readonly folders: ProblemFolders;
  /** Paths of the context are relative to the root. */
  readonly review: (context: ProblemContext, root: string) => Promise<ProblemReview>;
  readonly clock: Clock;
  readonly newId: () => string;
};

/** The tools of one run of the program, which closes them. */
export type OpenSpotCheck = SpotCheckTools & {
  readonly way: 'model' | 'rules';
  /** What happened at the opening that a person should know. */
  readonly notices: readonly string[];
  usage(): UsageTotal;
  readonly intake: ReviewIntake;
  readonly withdraw: ReviewService['withdraw'];
  close(): Promise<void>;
};

/** Equal for a problem whose reviewed files are what they were. */
export function contentHashOf(context: ProblemContext): string {
  const { latex_path, latex_content, variant_paths, variants, alternate_paths, alternates } = context;
  const texts = [
    [latex_path, latex_content],
    ...Object.keys(variants).map((type) => [variant_paths[type], variants[type]]),
    ...Object.keys(alternates).map((name) => [alternate_paths[name], alternates[name]]),
  ];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
