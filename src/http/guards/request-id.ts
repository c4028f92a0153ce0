const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The caller's own id when it is short and plain, so that it can stand in a log and a header; else a new one. */
export function requestIdFrom(given: string | undefined, newId: () => string): string {
  return given !== undefined && SANE.test(given) ? given : newId();
}
