import type { SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import { writeElement } from '../markup/write-markup.ts';
import { type Renderer, renderMarkingNotes } from './render-body.ts';

/** Renders the text of a part with its label, such as `(b)(i)`, and its marks. */
export function renderPartText(part: SubPart, path: string, renderer: Renderer): string {
  const marks = getMarks(part);
  const shownMarks = marks === undefined ? '' : ` <span class="vb-marks">[${marks}]</span>`;
  return [
    part.lead === undefined ? '' : writeElement('div', { class: 'vb-lead' }, renderer.blocks(part.lead)),
    writeElement(
      'div',
      { class: `vb-part vb-part-${toClassName(path)}` },
      `<p><strong class="vb-label">${formatPartPath(path)}</strong>${shownMarks}</p>`,
      renderer.blocks(part.text),
      renderer.figures(part),
    ),
  ].join('');
}

/** Converts the path of a part for use in class names: `b.i` becomes `b-i`. */
export function toClassName(path: string): string {
  return path.replace('.', '-');
}

/** Renders all parts as text, for a question that a person marks. */
export function renderWrittenParts({ parts = [] }: PlainQuestion, renderer: Renderer): string {
  const render = (part: SubPart, path: string): string =>
    renderPartText(part, path, renderer) + renderOptions(part.options, renderer);
  return parts
    .flatMap((part) => [
      render(part, part.label),
      ...(part.parts ?? []).map((inner) => render(inner, `${part.label}.${inner.label}`)),
    ])
    .join('');
}

function renderOptions(options: readonly Option[], renderer: Renderer): string {
  if (options.length === 0) return '';
  const items = options.map(({ text }) => `<li>${renderer.inline(text)}</li>`);
  return `<ol class="vb-options" type="a">${items.join('')}</ol>`;
}

/** Renders the right answers and schemes of all parts for the person who marks. */
export function renderPartNotes(question: PlainQuestion, renderer: Renderer): string {
  return listLeafParts(question)
    .map(({ part, path }) => {
      const name = `vb-notes vb-notes-${toClassName(path)}`;
      const label = `<p><strong>${formatPartPath(path)}</strong></p>`;
      return writeElement(
        'div',
        { class: name },
        label,
        renderMarkingNotes(part, renderer),
        renderOptionKey(part.options),
      );
    })
    .join('');
}

function renderOptionKey(options: readonly Option[]): string {
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  return correct.length === 0 ? '' : `<p class="vb-choice">Answer: ${correct.join(', ')}</p>`;
}
