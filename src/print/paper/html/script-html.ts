import type { MarkedScript } from '../../../domain/marked-script.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import {
  BULLET_SIGNS,
  buildScriptRows,
  formatGapTag,
  formatResult,
  type MarkedBullet,
  type MarkedGroup,
  type ScriptRow,
} from '../marked-bullets.ts';
import { formatQualification, type PaperSheets } from '../paper-sheets.ts';
import { createHtmlDocument, sectionHeadHtml } from './create-html-document.ts';
import { partTextRow, stemRow } from './question-html.ts';

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
  const head = ['Question', 'Answer', 'Marks and reasons', 'Mark'].map(
    (heading) => `<th scope="col">${heading}</th>`,
  );
  return `${sectionHeadHtml(title, '')}<table class="scheme"><thead><tr>${head.join('')}</tr></thead>${rows.map(rowHtml).join('')}</table>`;
}

function rowHtml({ question, marked, groups }: ScriptRow): string {
  const hasParts = question.parts !== undefined;
  const mistakes = marked.mistakes.map((line) => `<p class="lost">${texToInlineHtml(line)}</p>`).join('');
  const isAnsweredByPart = groups.every(({ response }) => response !== undefined);
  const whole = isAnsweredByPart
    ? ''
    : `<tr><td></td><td colspan="2">${responseHtml(marked.response)}</td><td></td></tr>`;
  return [
    `<tbody>${stemRow(question)}${whole}</tbody>`,
    ...groups.map((group) => answerHtml(group, marked.number, hasParts ? '' : mistakes)),
    hasParts
      ? `<tbody><tr class="total-row"><td></td><td colspan="2">Total for question ${marked.number}${mistakes}</td><td class="max">${marked.marksAwarded}/${marked.marks}</td></tr></tbody>`
      : '',
  ].join('');
}

/** Prints the answer to one part with the reason for each mark. */
function answerHtml(
  { group, response, marks, marksAwarded, bullets }: MarkedGroup,
  number: number,
  mistakes: string,
): string {
  const answer = response === undefined ? '' : responseHtml(response);
  return [
    `<tbody>${partTextRow(group.rows)}`,
    `<tr><th scope="row" class="number">${number}. ${group.label}</th><td>${answer}${mistakes}</td>`,
    `<td>${bullets.map(bulletHtml).join('')}</td><td class="max">${marksAwarded}/${marks}</td></tr></tbody>`,
  ].join('');
}

function responseHtml(response: string): string {
  return response.trim() === '' ? '<i>No answer.</i>' : `<p class="response">${escapeHtml(response)}</p>`;
}

function bulletHtml({ n, state, generic, rule, matchedLine }: MarkedBullet): string {
  const line = matchedLine === null ? '' : ` <span class="response">${escapeHtml(matchedLine)}</span>`;
  return `<p class="${state}"><span class="bullet">•<sup>${n}</sup></span><span class="tick">${BULLET_SIGNS[state]}</span> ${texToInlineHtml(generic)}<span class="rule">${escapeHtml(rule)}${line}</span></p>`;
}
