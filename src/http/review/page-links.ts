/** Creates the `Link` header with the first and the next page. */
export function createLinkHeader(url: string, next: string | undefined): string {
  const first = changeQuery(url, { page: undefined, cursor: undefined });
  const links = [`<${first}>; rel="first"`];
  if (next !== undefined) links.push(`<${changeQuery(url, { page: undefined, cursor: next })}>; rel="next"`);
  return links.join(', ');
}

/** Changes query parameters. Returns only path and query, because the public host is unknown behind a proxy. */
function changeQuery(url: string, changes: Readonly<Record<string, string | undefined>>): string {
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
