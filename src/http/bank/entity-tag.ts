import { Refusal } from '../refusal.ts';

/** A strong tag of one version in one form: the same version with more fields is another text. */
export function entityTagOf(version: number, include: string | undefined): string {
  return include === undefined ? `"${version}"` : `"${version}+${include.replaceAll(',', '+')}"`;
}

/** The version a change was made from, out of `If-Match`. */
export function expectedVersion(ifMatch: string | undefined): number {
  if (ifMatch === undefined) {
    throw new Refusal('version-needed', 'A change must say which version it was made from.', {
      advice: 'Send the ETag of the question as If-Match.',
    });
  }
  const version = /^"(\d{1,9})(\+[a-z+]+)?"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of this question.`);
}

/** True when the caller already holds this text. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
