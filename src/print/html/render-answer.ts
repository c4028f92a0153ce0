import type { PlainQuestion } from '../../domain/question.ts';
import { describeKey } from '../describe-key.ts';
import { fillBlankTable } from '../fill-blank-table.ts';
import { escapeHtml } from './escape-html.ts';
import { renderBlankTable } from './question-tables.ts';
import { renderMaths } from './render-maths.ts';
import { texToInlineHtml } from './tex-to-html.ts';

/** Renders the key of a question or part as lines below the answer; empty without a key. */
export function renderKey(key: PlainQuestion['key']): string {
  return describeKey(key)
    .map(({ heading, tex }) => `<div class="key-note"><i>${heading}:</i> ${texToInlineHtml(tex)}</div>`)
    .join('');
}

/** Renders the correct answer of a question or part; empty without an answer. */
export function renderAnswer({ answer, blankTable }: Pick<PlainQuestion, 'answer' | 'blankTable'>): string {
  switch (answer?.kind) {
    case undefined:
      return '';
    case 'choice':
      return answer.correct.map((id) => `(${escapeHtml(id)})`).join(' ');
    case 'integer':
      return String(answer.value);
    case 'value':
      return renderMaths(answer.tex, false);
    case 'matches':
      return answer.pairs.map(({ left, right }) => `${escapeHtml(left)} → ${escapeHtml(right)}`).join(', ');
    case 'order':
      return answer.order.map((id) => `(${escapeHtml(id)})`).join(' → ');
    case 'table':
      return blankTable === undefined
        ? answer.cells.map((cell) => texToInlineHtml(cell)).join(', ')
        : renderBlankTable(fillBlankTable(blankTable, answer.cells));
    case 'code':
      return `<pre class="code"><code>${escapeHtml(answer.code)}</code></pre>`;
  }
}
