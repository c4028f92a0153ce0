import { ApiError } from '../../api/client.ts';

/** The version that someone else saved, from the response to a refused save. */
export function findNewestVersion(error: Error | null): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const newest = error.body.newest_version;
  return typeof newest === 'number' ? newest : undefined;
}
