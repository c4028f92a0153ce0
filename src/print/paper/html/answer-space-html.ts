import { formatUnitTex } from '../../format-unit-tex.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import { type AnswerSpace, chooseAnswerSpace } from '../answer-space.ts';
import type { PrintedSection } from '../part-rows.ts';

/** Prints the space for an answer. Screen readers skip it, because it has no content. */
export function answerSpaceHtml(part: PrintedSection): string {
  const space = chooseAnswerSpace(part);
  switch (space.kind) {
    case 'none':
      return '';
    case 'working':
      return `<div class="working" style="min-height:${space.heightMm}mm">${answerLineHtml(space)}</div>`;
    case 'lines':
      return linesHtml(space);
    case 'boxes':
      return `<div class="boxes">${space.labels.map((label) => `<span>${texToInlineHtml(label)}<i></i></span>`).join('')}</div>`;
  }
}

/** Prints ruled lines; the unit, if any, follows the last line. */
function linesHtml({ count, unit }: Extract<AnswerSpace, { kind: 'lines' }>): string {
  const full = unit === undefined ? count : count - 1;
  return `<div class="lines">${'<i></i>'.repeat(full)}${answerLineHtml({ unit })}</div>`;
}

/** Prints a short line with the unit after it; nothing if the candidate writes the unit. */
function answerLineHtml({ unit }: { readonly unit?: string | undefined }): string {
  if (unit === undefined) return '';
  return `<p class="answer-line"><i></i> ${texToInlineHtml(formatUnitTex(unit))}</p>`;
}
