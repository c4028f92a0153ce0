/** Builds HTML from inline parts, which are joined into paragraphs, and blocks between the paragraphs. */
export type Page = {
  add(inlineHtml: string): void;
  block(html: string): void;
  breakParagraph(): void;
  /** Returns the content as paragraphs and blocks. */
  blocks(): string;
  /** Returns the content without paragraphs, for elements that must not contain a `<p>`. */
  inline(): string;
};

type PagePart = { readonly html: string; readonly isBlock: boolean };

export function createPage(): Page {
  const parts: PagePart[] = [];
  let currentHtml = '';
  const flush = (): void => {
    // Non-breaking spaces are not trimmed, because at the start of a line they indent code.
    const html = currentHtml.replace(/^([ \t\r\n]|<br>)+|([ \t\r\n]|<br>)+$/g, '');
    if (html !== '') parts.push({ html, isBlock: false });
    currentHtml = '';
  };
  const joinParts = (wrap: (html: string) => string, separator: string): string => {
    flush();
    return parts.map(({ html, isBlock }) => (isBlock ? html : wrap(html))).join(separator);
  };
  return {
    add: (html) => {
      currentHtml += html;
    },
    block: (html) => {
      flush();
      parts.push({ html, isBlock: true });
    },
    breakParagraph: flush,
    blocks: () => joinParts((html) => `<p>${html}</p>`, ''),
    inline: () => joinParts((html) => html, ' '),
  };
}
