import { escapeHtml } from '../../html/escape-html.ts';
import { PAPER_STYLE } from './paper-style.table.ts';

type HtmlDocument = {
  readonly title: string;
  readonly body: readonly string[];
  /** The style sheet of the formulas, so that the file needs nothing beside it. */
  readonly mathsStyle: string;
};

/** One self-contained page: no script, nothing fetched. */
export function htmlDocument({ title, body, mathsStyle }: HtmlDocument): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${mathsStyle}</style>`,
    `<style>${PAPER_STYLE}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
