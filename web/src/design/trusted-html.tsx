/** A table or formula that is wider than its place is moved with the arrow keys, so Tab leads to it. */
function reachWide(element: HTMLElement | null): (() => void) | undefined {
  const wide = element?.querySelectorAll<HTMLElement>('table, .katex-display') ?? [];
  if (wide.length === 0) return undefined;
  const look = () => {
    for (const one of wide) {
      if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
      else one.removeAttribute('tabindex');
    }
  };
  const watch = new ResizeObserver(look);
  for (const one of wide) watch.observe(one);
  // A font that comes later makes a formula wider and leaves its place as it is.
  void document.fonts.ready.then(look);
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
  return <Tag ref={reachWide} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
