const SAFE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Returns the caller's id when it is safe in a log and a header, otherwise a new id. */
export function chooseRequestId(sentId: string | undefined, newId: () => string): string {
  return sentId !== undefined && SAFE_ID.test(sentId) ? sentId : newId();
}
