/** Collects inline pieces into paragraphs, and blocks between them. */
export type Page = {
  add(inlineHtml: string): void;
  block(html: string): void;
  breakParagraph(): void;
  /** Everything as paragraphs and blocks. */
  blocks(): string;
  /** Everything without paragraphs, for places where a `<p>` is not allowed. */
  inline(): string;
};

type Piece = { readonly html: string; readonly isBlock: boolean };

export function createPage(): Page {
  const pieces: Piece[] = [];
  let run = '';
  const flush = (): void => {
    // Keeps non-breaking spaces: at the start they are the indentation of code.
    const html = run.replace(/^([ \t\r\n]|<br>)+|([ \t\r\n]|<br>)+$/g, '');
    if (html !== '') pieces.push({ html, isBlock: false });
    run = '';
  };
  const finish = (wrap: (html: string) => string, separator: string): string => {
    flush();
    return pieces.map(({ html, isBlock }) => (isBlock ? html : wrap(html))).join(separator);
  };
  return {
    add: (html) => {
      run += html;
    },
    block: (html) => {
      flush();
      pieces.push({ html, isBlock: true });
    },
    breakParagraph: flush,
    blocks: () => finish((html) => `<p>${html}</p>`, ''),
    inline: () => finish((html) => html, ' '),
  };
}
