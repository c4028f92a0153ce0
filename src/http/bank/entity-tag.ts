import { Refusal } from '../refusal.ts';

/** Creates a strong ETag from what changes the body: the version, the requested additional fields and the state. */
export function createEntityTag(version: number, include?: string, state = 'active'): string {
  const extras = include === undefined ? [] : include.split(',');
  return `"${[version, ...extras, ...(state === 'active' ? [] : [state])].join('+')}"`;
}

/** Reads from `If-Match` the version that a change is based on. */
export function parseIfMatch(ifMatch: string | undefined): number {
  if (ifMatch === undefined) {
    throw new Refusal('version-needed', 'A change must state the version it is based on.', {
      advice: 'Send the ETag of the question as If-Match.',
    });
  }
  // Matches `"3"` and `"3+html+tex"`.
  const version = /^"(\d{1,9})(\+[a-z_+]+)?"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of this question.`);
}

/** True when the caller already has this body. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((value) => value.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
