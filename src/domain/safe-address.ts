// user:password@host:port/name — a bare `@`, `/`, `?`, `#` or `:` in a password would move part of it to another place.
const WELL_FORMED =
  /^([a-z][a-z0-9+.-]*):\/\/(?:([^\s:/?#@]*)(?::[^\s:/?#@]*)?@)?([^\s:/?#@]+(?::\d{1,5})?)(\/[^\s:?#@]*)?(?:[?#][^\s@]*)?$/i;

/** An address fit to be printed: without password and options; undefined when it might hide a secret elsewhere. */
export function safeAddress(address: string): string | undefined {
  const parts = WELL_FORMED.exec(address);
  if (parts === null || !URL.canParse(address)) return undefined;
  const [, protocol = '', user, host = '', path = ''] = parts;
  return `${protocol}://${user === undefined || user === '' ? '' : `${user}@`}${host}${path}`;
}
