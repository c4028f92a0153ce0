/** Makes tables and formulas that are wider than the page focusable, so that the arrow keys can scroll them. */
export function enableKeyboardScroll(container: HTMLElement | null): (() => void) | undefined {
  const scrollableElements = container?.querySelectorAll<HTMLElement>('table, .katex-display') ?? [];
  if (scrollableElements.length === 0) return undefined;
  const update = () => {
    for (const element of scrollableElements) {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
  };
  const observer = new ResizeObserver(update);
  for (const element of scrollableElements) observer.observe(element);
  // A font that loads late makes a formula wider without resizing its element, so the observer is not called.
  void document.fonts.ready.then(update);
  return () => observer.disconnect();
}

/** Shows HTML that our server made from TeX; the server escapes every character of the source. */
export function TrustedHtml({
  html,
  className,
  as: Tag = 'div',
}: {
  html: string;
  className?: string;
  as?: 'div' | 'span';
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this text comes only from the server's TeX printer
  return <Tag ref={enableKeyboardScroll} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
