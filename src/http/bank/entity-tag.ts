import { Refusal } from '../refusal.ts';

/** Creates a strong ETag from the version and the requested additional fields, because both change the body. */
export function createEntityTag(version: number, include: string | undefined): string {
  return include === undefined ? `"${version}"` : `"${version}+${include.replaceAll(',', '+')}"`;
}

/** Reads from `If-Match` the version that a change is based on. */
export function parseIfMatch(ifMatch: string | undefined): number {
  if (ifMatch === undefined) {
    throw new Refusal('version-needed', 'A change must state the version it is based on.', {
      advice: 'Send the ETag of the question as If-Match.',
    });
  }
  // Matches `"3"` and `"3+html+tex"`.
  const version = /^"(\d{1,9})(\+[a-z+]+)?"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of this question.`);
}

/** True when the caller already has this body. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((value) => value.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
