// Matches protocol://user:password@host:port/name?options. An unescaped `@`, `/`, `?`, `#` or `:` in a
// password makes the address invalid, because a part of the password would then appear in another field.
const WELL_FORMED_ADDRESS =
  /^([a-z][a-z0-9+.-]*):\/\/(?:([^\s:/?#@]*)(?::[^\s:/?#@]*)?@)?([^\s:/?#@]+(?::\d{1,5})?)(\/[^\s:?#@]*)?(?:[?#][^\s@]*)?$/i;

/** Removes the password and options from an address for printing; undefined when a secret might be elsewhere in it. */
export function redactAddress(address: string): string | undefined {
  const parts = WELL_FORMED_ADDRESS.exec(address);
  if (parts === null || !URL.canParse(address)) return undefined;
  const [, protocol = '', user, host = '', path = ''] = parts;
  return `${protocol}://${user === undefined || user === '' ? '' : `${user}@`}${host}${path}`;
}
