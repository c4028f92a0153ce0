import { printSvg } from '../../../diagrams/print-svg.ts';
import type { PlainQuestion } from '../../../domain/question.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { renderBlankTable, renderMatchTable } from '../../html/question-tables.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import { chooseOptionColumns } from '../option-columns.ts';
import type { PaperFigure } from '../paper-sheets.ts';

type Contents = Pick<PlainQuestion, 'diagrams' | 'table' | 'blankTable' | 'options'>;

type ContentsOptions = {
  readonly figure: PaperFigure | undefined;
  /** Prints a box to tick beside each option. */
  readonly hasTickBoxes: boolean;
};

/** Prints what follows the text of a question or part: figures, tables and options. */
export function contentsHtml(contents: Contents, { figure, hasTickBoxes }: ContentsOptions): string {
  const { table, blankTable } = contents;
  return [
    figure === undefined ? contents.diagrams.map(diagramNoteHtml).join('') : figureHtml(figure),
    table === undefined ? '' : renderMatchTable(table),
    blankTable === undefined ? '' : renderBlankTable(blankTable),
    optionsHtml(contents, hasTickBoxes),
  ].join('');
}

function figureHtml(figure: PaperFigure): string {
  if ('svg' in figure) return `<div class="figure">${figure.svg}</div>`;
  const note = figure.toScale ? '' : '<span class="not-to-scale">The diagram is not drawn to scale.</span>';
  return `<div class="figure">${printSvg(figure)}${note}</div>`;
}

function diagramNoteHtml(diagram: Contents['diagrams'][number]): string {
  return `<p class="missing-figure">${escapeHtml(describeDiagram(diagram))}</p>`;
}

function optionsHtml({ options }: Contents, hasTickBoxes: boolean): string {
  if (options.length === 0) return '';
  const box = hasTickBoxes ? '<i class="tick-box"></i> ' : '';
  const items = options.map(
    ({ id, text }) =>
      `<li>${box}<b>${escapeHtml(id.toUpperCase())}</b><span>${texToInlineHtml(text)}</span></li>`,
  );
  const columns = chooseOptionColumns(options);
  return `<ul class="options columns-${columns}" role="list">${items.join('')}</ul>`;
}
