import { escapeHtml } from '../../html/escape-html.ts';
import { PAPER_STYLE } from './paper-style.table.ts';

type HtmlDocument = {
  readonly title: string;
  readonly body: readonly string[];
  /** The style sheet for formulas, embedded so that the file is self-contained. */
  readonly mathsStyle: string;
  /** Rules that are added to the style sheet of papers. */
  readonly style?: string;
};

/** Creates a self-contained page without scripts or external files. */
export function createHtmlDocument({ title, body, mathsStyle, style = '' }: HtmlDocument): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${mathsStyle}</style>`,
    `<style>${PAPER_STYLE}${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Prints the heading of a section with a text at the right end, such as its marks. */
export function sectionHeadHtml(title: string, right: string): string {
  return `<h2 class="section-head"><span>${escapeHtml(title)}</span><span>${escapeHtml(right)}</span></h2>`;
}
