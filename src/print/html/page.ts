/** Collects inline pieces into paragraphs, and blocks between them. */
export type Page = {
  add(inlineHtml: string): void;
  block(html: string): void;
  breakParagraph(): void;
  /** Everything as paragraphs and blocks. */
  blocks(): string;
  /** Everything in one run, for places where a paragraph cannot stand. */
  inline(): string;
};

type Piece = { readonly html: string; readonly isBlock: boolean };

export function createPage(): Page {
  const pieces: Piece[] = [];
  let run = '';
  const flush = (): void => {
    // A hard space at the start is the indent of code.
    const html = run.replace(/^([ \t\r\n]|<br>)+|([ \t\r\n]|<br>)+$/g, '');
    if (html !== '') pieces.push({ html, isBlock: false });
    run = '';
  };
  const finish = (wrap: (html: string) => string, joint: string): string => {
    flush();
    return pieces.map(({ html, isBlock }) => (isBlock ? html : wrap(html))).join(joint);
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
