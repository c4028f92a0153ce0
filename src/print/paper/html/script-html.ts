import type { MarkedScript } from '../../../domain/marked-script.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import {
  BULLET_SIGNS,
  buildScriptRows,
  formatGapTag,
  formatResult,
  type MarkedBullet,
  type ScriptRow,
} from '../marked-bullets.ts';
import { formatQualification, type PaperSheets } from '../paper-sheets.ts';
import { createHtmlDocument } from './create-html-document.ts';
import { stemHtml } from './question-html.ts';

/** Prints a marked script: the result, the gaps, then every answer with the reason for each mark. */
export function printScriptHtml({ paper }: PaperSheets, script: MarkedScript, mathsStyle: string): string {
  const name = `${formatQualification(paper.level)} ${paper.subject}`;
  const rows = buildScriptRows(paper, script);
  return createHtmlDocument({
    title: `${name}, marked script of practice paper ${paper.seed}`,
    mathsStyle,
    body: [
      `<section class="front"><span class="qualification">${escapeHtml(name)}</span>`,
      `<span class="mock">Practice paper ${paper.seed}</span><h1>Marked script</h1></section>`,
      resultHtml(script),
      ...script.sections.map(({ section, marks, marksAwarded }) =>
        sectionHtml(
          `${section}: ${marksAwarded} of ${marks}`,
          rows.filter(({ marked }) => marked.section === section),
        ),
      ),
    ],
  });
}

function resultHtml(script: MarkedScript): string {
  const gaps = script.gaps.map(
    ({ label, marksLost, marks, gapTags }) =>
      `<tr><td>${escapeHtml(label)}</td><td>${marksLost} of ${marks} lost</td><td>${escapeHtml(gapTags.map(formatGapTag).join(', '))}</td></tr>`,
  );
  const table =
    gaps.length === 0
      ? ''
      : `<table><thead><tr><th>Where marks were lost</th><th></th><th>To practise</th></tr></thead><tbody>${gaps.join('')}</tbody></table>`;
  const lines = formatResult(script).map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<section class="result"><p class="total">${script.marksAwarded} of ${script.marks} marks</p>${lines.join('')}${table}</section>`;
}

function sectionHtml(title: string, rows: readonly ScriptRow[]): string {
  const tableHead =
    '<thead><tr><th>Question</th><th>Answer</th><th>Marks and reasons</th><th>Mark</th></tr></thead>';
  return `<div class="section-head"><span>${escapeHtml(title)}</span></div><table class="scheme">${tableHead}${rows.map(rowHtml).join('')}</table>`;
}

function rowHtml({ question, marked, bullets }: ScriptRow): string {
  const answer = marked.isAnswered
    ? `<p class="response">${escapeHtml(marked.response)}</p>`
    : '<i>No answer.</i>';
  const mistakes = marked.mistakes.map((line) => `<p class="lost">${texToInlineHtml(line)}</p>`).join('');
  return [
    '<tbody>',
    `<tr class="stem-row"><td></td><td colspan="2">${stemHtml(question)}</td><td></td></tr>`,
    `<tr><td class="number">${marked.number}.</td><td>${answer}${mistakes}</td>`,
    `<td>${bullets.map(bulletHtml).join('')}</td><td class="max">${marked.marksAwarded}/${marked.marks}</td></tr>`,
    '</tbody>',
  ].join('');
}

function bulletHtml({ n, state, generic, rule, matchedLine }: MarkedBullet): string {
  const line = matchedLine === null ? '' : ` <span class="response">${escapeHtml(matchedLine)}</span>`;
  return `<p class="${state}"><span class="bullet">•<sup>${n}</sup></span><span class="tick">${BULLET_SIGNS[state]}</span> ${texToInlineHtml(generic)}<span class="rule">${escapeHtml(rule)}${line}</span></p>`;
}
