import type { SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import { createInteraction, type Field, type Interaction } from '../items/interaction.ts';
import { type LossReporter, reportMarking } from '../items/losses.ts';
import { type Renderer, renderQuestionBody } from '../items/render-body.ts';
import { escapeXml, writeElement } from '../markup/write-markup.ts';
import { findFraction } from './moodle-elements.ts';

/** Whether Moodle can mark a part inside the text of a question. */
export function isClozePart(part: SubPart): boolean {
  const interaction = createInteraction(part);
  if (interaction.kind === 'choice') return isMarkedChoice(interaction.options);
  return interaction.kind === 'number' || interaction.kind === 'text' || interaction.kind === 'table';
}

function isMarkedChoice(options: readonly Option[]): boolean {
  return findFraction(options.filter(({ correct }) => correct).length) !== undefined;
}

/** Renders a question with parts as text with fields, which Moodle calls cloze. */
export function renderCloze(question: PlainQuestion, renderer: Renderer, losses: LossReporter): string {
  const parts = (question.parts ?? []).map((part) => {
    const inner = (part.parts ?? []).map((each) =>
      renderPart(each, `${part.label}.${each.label}`, { renderer, losses }),
    );
    return part.parts === undefined
      ? renderPart(part, part.label, { renderer, losses })
      : renderPartText(part, part.label, renderer) + inner.join('');
  });
  return renderQuestionBody(question, renderer, true) + parts.join('');
}

type PartTools = { readonly renderer: Renderer; readonly losses: LossReporter };

function renderPart(part: SubPart, path: string, { renderer, losses }: PartTools): string {
  const interaction = createInteraction(part);
  const partLosses = losses.within(`parts.${path}`);
  reportMarking(part, interaction, partLosses);
  const weight = Math.max(1, getMarks(part) ?? 1);
  const field = renderInteraction(interaction, weight, renderer);
  if (interaction.kind === 'choice' && interaction.isMultiple)
    partLosses.report(
      'answer',
      'lossy',
      'partial-credit',
      'Choosing some of the right options earns part of the marks.',
    );
  return (
    renderPartText(part, path, renderer) +
    writeElement('div', { class: `vb-field vb-field-${toClass(path)}` }, field)
  );
}

/** Renders the text of a part with its label: `(b)(i)`. */
export function renderPartText(part: SubPart, path: string, renderer: Renderer): string {
  const label = path
    .split('.')
    .map((each) => `(${each})`)
    .join('');
  const marks = getMarks(part);
  return [
    part.lead === undefined ? '' : writeElement('div', { class: 'vb-lead' }, renderer.blocks(part.lead)),
    writeElement(
      'div',
      { class: `vb-part vb-part-${toClass(path)}` },
      `<p><strong class="vb-label">${label}</strong>${marks === undefined ? '' : ` <span class="vb-marks">[${marks}]</span>`}</p>`,
      renderer.blocks(part.text),
      renderer.figures(part),
    ),
  ].join('');
}

function toClass(path: string): string {
  return path.replace('.', '-');
}

function renderInteraction(interaction: Interaction, weight: number, renderer: Renderer): string {
  switch (interaction.kind) {
    case 'choice':
      return writeChoiceField(interaction.options, interaction.isMultiple, { weight, renderer });
    case 'number':
    case 'text':
      return writeField(interaction, weight);
    case 'table':
      return renderTableField(interaction, renderer);
    default:
      return '';
  }
}

/** Renders a table whose empty cells are fields. */
export function renderTableField(
  { table, cells }: Extract<Interaction, { kind: 'table' }>,
  renderer: Renderer,
): string {
  let next = 0;
  const head = table.columns.map((column) => `<th>${renderer.inline(column)}</th>`).join('');
  const rows = table.rows.map((row) => {
    const rendered = row.map((cell) => {
      const field = cell === null ? cells[next++] : undefined;
      return `<td>${field === undefined ? renderer.inline(cell ?? '') : writeField(field, 1)}</td>`;
    });
    return `<tr>${rendered.join('')}</tr>`;
  });
  return `<table class="vb-blanks"><tbody><tr>${head}</tr>${rows.join('')}</tbody></table>`;
}

function writeField(field: Field, weight: number): string {
  if (field.kind === 'text')
    return `{${weight}:SHORTANSWER:${field.accepted.map((text) => `=${escapeAnswer(escapeXml(text))}`).join('~')}}`;
  const { value, low, high, unit } = field.answer;
  const tolerance = Number(Math.max(value - low, high - value).toPrecision(12));
  const shownUnit = unit === '' ? '' : ` <span class="vb-unit">${escapeXml(unit)}</span>`;
  return `{${weight}:NUMERICAL:=${value}:${tolerance}}${shownUnit}`;
}

function writeChoiceField(
  options: readonly Option[],
  isMultiple: boolean,
  { weight, renderer }: { readonly weight: number; readonly renderer: Renderer },
): string {
  const fraction = findFraction(options.filter(({ correct }) => correct).length) ?? '0';
  const answers = options.map(({ text, correct, explanation }) => {
    const share = isMultiple ? `%${correct ? fraction : '-100'}%` : correct ? '=' : '';
    const feedback = explanation === undefined ? '' : `#${escapeAnswer(renderer.inline(explanation))}`;
    return share + escapeAnswer(renderer.inline(text)) + feedback;
  });
  return `{${weight}:${isMultiple ? 'MULTIRESPONSE' : 'MULTICHOICE_V'}:${answers.join('~')}}`;
}

/**
 * Escapes HTML inside a cloze field. Moodle decodes references once, so `&` is written as `&amp;`; the characters that separate
 * answers become numeric references, because TeX is full of braces.
 */
function escapeAnswer(html: string): string {
  return html
    .replaceAll('&', '&amp;')
    .replace(/[{}~#=%"\\]/gu, (character) => `&#${character.charCodeAt(0)};`);
}
