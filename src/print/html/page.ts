import type { HtmlStyle } from './html-style.ts';

/** Builds HTML from inline pieces, which are joined into paragraphs, and blocks between the paragraphs. */
export type Page = {
  readonly style: HtmlStyle;
  add(inlineHtml: string): void;
  block(html: string): void;
  breakParagraph(): void;
  /** Returns the content as paragraphs and blocks. */
  blocks(): string;
  /** Returns the content without paragraphs, for elements that must not contain a `<p>`. */
  inline(): string;
};

type PagePiece = { readonly html: string; readonly isBlock: boolean };

export function createPage(style: HtmlStyle): Page {
  const pieces: PagePiece[] = [];
  let currentHtml = '';
  const flush = (): void => {
    // Non-breaking spaces are not trimmed, because at the start of a line they indent code.
    const html = currentHtml.replace(/^([ \t\r\n]|<br\/?>)+|([ \t\r\n]|<br\/?>)+$/g, '');
    if (html !== '') pieces.push({ html, isBlock: false });
    currentHtml = '';
  };
  const joinPieces = (wrap: (html: string) => string, separator: string): string => {
    flush();
    return pieces.map(({ html, isBlock }) => (isBlock ? html : wrap(html))).join(separator);
  };
  return {
    style,
    add: (html) => {
      currentHtml += html;
    },
    block: (html) => {
      flush();
      pieces.push({ html, isBlock: true });
    },
    breakParagraph: flush,
    blocks: () => joinPieces((html) => `<p>${html}</p>`, ''),
    inline: () => joinPieces((html) => html, ' '),
  };
}
