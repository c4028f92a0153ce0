/** A table that is wider than its place is moved with the arrow keys, so Tab leads to it. */
function reachTables(element: HTMLElement | null): (() => void) | undefined {
  const tables = element?.querySelectorAll('table') ?? [];
  if (tables.length === 0) return undefined;
  const watch = new ResizeObserver(() => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    }
  });
  for (const table of tables) watch.observe(table);
  return () => watch.disconnect();
}

/** HTML that our server printed from TeX: it escapes every character of the source. */
export function TrustedHtml({
  html,
  className,
  as: Tag = 'div',
}: {
  html: string;
  className?: string;
  as?: 'div' | 'span';
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's printer is the one place that makes this text
  return <Tag ref={reachTables} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
