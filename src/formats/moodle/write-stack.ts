import type { SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import type { LossReporter } from '../items/losses.ts';
import { type Renderer, renderQuestionBody } from '../items/render-body.ts';
import { renderPartText, toClassName } from '../items/render-parts.ts';
import { writeElement } from '../markup/write-markup.ts';
import { createStackInput, type StackInput } from './stack-input.ts';
import { renderStackInput, type WeightedInput, writeStackBody } from './write-stack-body.ts';

/** The text of a STACK question, and its other fields. */
type StackQuestion = { readonly text: string; readonly body: string };

/** Writes a question without parts for STACK; undefined if Moodle marks it as well without STACK, or STACK cannot mark it. */
export function writeStackQuestion(
  question: PlainQuestion,
  renderer: Renderer,
  losses: LossReporter,
): StackQuestion | undefined {
  const input = createStackInput(question);
  if (input === undefined) return undefined;
  reportStackLosses(question, input, losses);
  const field = writeElement('p', { class: 'vb-field' }, renderStackInput(1));
  const marks = getMarks(question) ?? 1;
  return {
    text: renderQuestionBody(question, renderer, true) + field,
    body: writeStackBody([{ ...input, marks }]),
  };
}

/** Writes a question with parts for STACK; undefined unless STACK can mark all parts. */
export function writeStackParts(
  question: PlainQuestion,
  renderer: Renderer,
  losses: LossReporter,
): StackQuestion | undefined {
  const leaves = listLeafParts(question);
  const inputs = leaves.map(({ part }) => createStackInput(part));
  const weighted: WeightedInput[] = [];
  for (const [index, { part, path }] of leaves.entries()) {
    const input = inputs[index];
    if (input === undefined || inputs.some((each) => each === undefined)) return undefined;
    reportStackLosses(part, input, losses.within(`parts.${path}`));
    weighted.push({ ...input, marks: getMarks(part) ?? 1 });
  }
  const paths = leaves.map(({ path }) => path);
  const renderPart = (part: SubPart, path: string): string => {
    const number = paths.indexOf(path) + 1;
    const name = `vb-field vb-field-${toClassName(path)}`;
    const field = number === 0 ? '' : writeElement('div', { class: name }, renderStackInput(number));
    return renderPartText(part, path, renderer) + field;
  };
  const parts = (question.parts ?? []).flatMap((part) => [
    renderPart(part, part.label),
    ...(part.parts ?? []).map((inner) => renderPart(inner, `${part.label}.${inner.label}`)),
  ]);
  return {
    text: renderQuestionBody(question, renderer, true) + parts.join(''),
    body: writeStackBody(weighted),
  };
}

/** Reports what the answer tests of STACK do not apply. */
function reportStackLosses(section: QuestionSection, input: StackInput, losses: LossReporter): void {
  const { key, markingScheme } = section;
  if (markingScheme !== undefined)
    losses.report(
      'markingScheme',
      'dropped',
      'stack-no-scheme',
      'STACK marks the answer; the marking scheme is not exported.',
    );
  const {
    tolerance: _tolerance,
    range: _range,
    exact: _exact,
    figures: _figures,
    form: _form,
    unit: _unit,
    ...rest
  } = key ?? {};
  if (!input.keepsForm || Object.keys(rest).length > 0)
    losses.report('key', 'lossy', 'key-rules', 'Rules about how the answer must be written are not applied.');
  if (key?.unit === 'optional' || key?.unit === 'ignore')
    losses.report('key', 'lossy', 'stack-unit-required', 'STACK requires the unit.');
}
