import type { ReviewService } from '../review/queue/review-service.ts';
import type { CliTools } from './cli-tools.ts';
import { settingsFor } from './settings-for.ts';
import type { DatabaseOption } from './shared-options.ts';

/** Opens the expert queue for one piece of work and closes it whatever happens. */
export async function withReview<T>(
  options: DatabaseOption,
  tools: CliTools,
  work: (review: ReviewService) => Promise<T>,
): Promise<T> {
  const { review, close } = await tools.openReview(settingsFor(options, tools));
  try {
    return await work(review);
  } finally {
    await close();
  }
}
