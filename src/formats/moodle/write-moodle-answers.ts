import type { PlainQuestion } from '../../domain/question.ts';
import type { Interaction } from '../items/interaction.ts';
import type { LossReporter } from '../items/losses.ts';
import type { Renderer } from '../items/render-body.ts';
import { writeElement, writeTextElement } from '../markup/write-markup.ts';
import { findFraction, writeHtml } from './moodle-elements.ts';

type Written = { readonly type: string; readonly body: string };
type InteractionTools = {
  readonly question: PlainQuestion;
  readonly renderer: Renderer;
  readonly losses: LossReporter;
  readonly notes: string;
};

/** Writes the answers of a question; undefined if Moodle cannot express them. */
export function writeAnswers(interaction: Interaction, tools: InteractionTools): Written | undefined {
  const { renderer, notes } = tools;
  switch (interaction.kind) {
    case 'choice':
      return writeChoice(interaction, tools);
    case 'number':
      return { type: 'numerical', body: writeNumber(interaction, tools.question.key?.unit) };
    case 'text':
      return { type: 'shortanswer', body: writeShortAnswers(interaction.accepted) };
    case 'matches':
      return { type: 'matching', body: writeMatches(interaction, renderer) };
    case 'order':
      return { type: 'ordering', body: writeOrder(interaction, renderer) };
    case 'table':
      return { type: 'cloze', body: '' };
    case 'written':
      return { type: 'essay', body: writeEssayBody(notes, interaction.isCode) };
  }
}

function writeChoice(
  { options, isMultiple }: Extract<Interaction, { kind: 'choice' }>,
  { renderer, losses }: InteractionTools,
): Written | undefined {
  const fraction = findFraction(options.filter(({ correct }) => correct).length);
  if (fraction === undefined) {
    losses.report(
      'question',
      'dropped',
      'no-such-key',
      'Moodle needs one to ten right options; the question is left out.',
    );
    return undefined;
  }
  if (isMultiple)
    losses.report(
      'answer',
      'lossy',
      'partial-credit',
      'Choosing some of the right options earns part of the marks.',
    );
  const answers = options.map(({ text, correct, explanation = '' }) => {
    const share = correct ? fraction : isMultiple ? '-100' : '0';
    return writeAnswer(share, renderer.inline(text), renderer.inline(explanation));
  });
  const settings = [
    writeTextElement('single', String(!isMultiple)),
    writeTextElement('shuffleanswers', 0),
    writeTextElement('answernumbering', 'abc'),
  ];
  return { type: 'multichoice', body: [...settings, ...answers].join('') };
}

function writeAnswer(fraction: string, html: string, feedback = ''): string {
  const content = html === '' ? '<text/>' : writeTextElement('text', html);
  return writeElement('answer', { fraction, format: 'html' }, content, writeHtml('feedback', feedback));
}

function writeNumber(
  { answer }: Extract<Interaction, { kind: 'number' }>,
  unitRule: 'required' | 'optional' | 'printed' | 'ignore' | undefined,
): string {
  const { value, low, high, unit } = answer;
  // Moodle's interval is symmetric; of an asymmetric one, the middle is the answer.
  const isSymmetric = Math.abs(value - low - (high - value)) < 1e-12 * Math.max(1, Math.abs(value));
  const centre = isSymmetric ? value : Number(((low + high) / 2).toPrecision(14));
  const tolerance = Number(((high - low) / 2).toPrecision(12));
  const isRequired = unitRule === 'required';
  const units = writeElement(
    'unit',
    {},
    writeTextElement('multiplier', 1),
    writeTextElement('unit_name', unit),
  );
  return [
    writeElement(
      'answer',
      { fraction: '100', format: 'moodle_auto_format' },
      writeTextElement('text', centre),
      writeTextElement('tolerance', tolerance),
      writeHtml('feedback', ''),
    ),
    unit === '' ? '' : writeElement('units', {}, units),
    writeTextElement('unitgradingtype', unit !== '' && isRequired ? 1 : 0),
    writeTextElement('unitpenalty', 1),
    writeTextElement('showunits', unit === '' ? 3 : 0),
    writeTextElement('unitsleft', 0),
  ].join('');
}

function writeShortAnswers(accepted: readonly string[]): string {
  const answers = accepted.map((text) =>
    // An asterisk stands for any text in Moodle.
    writeElement(
      'answer',
      { fraction: '100', format: 'plain_text' },
      writeTextElement('text', text.replaceAll('*', '\\*')),
      writeHtml('feedback', ''),
    ),
  );
  return writeTextElement('usecase', 0) + answers.join('');
}

function writeMatches(
  { table, pairs }: Extract<Interaction, { kind: 'matches' }>,
  renderer: Renderer,
): string {
  const rightTexts = new Map(table.right.map(({ id, text }) => [id, text]));
  const writePair = (left: string, right: string): string =>
    writeElement(
      'subquestion',
      { format: 'html' },
      left === '' ? '<text/>' : writeTextElement('text', left),
      writeElement('answer', {}, writeTextElement('text', right)),
    );
  const used = new Set(pairs.map(({ right }) => right));
  const rows = table.left.map(({ id, text }) => {
    const right = pairs.find((pair) => pair.left === id)?.right ?? '';
    return writePair(renderer.inline(text), renderer.inline(rightTexts.get(right) ?? ''));
  });
  const spare = table.right
    .filter(({ id }) => !used.has(id))
    .map(({ text }) => writePair('', renderer.inline(text)));
  return writeTextElement('shuffleanswers', 'true') + [...rows, ...spare].join('');
}

function writeOrder({ options, order }: Extract<Interaction, { kind: 'order' }>, renderer: Renderer): string {
  const texts = new Map(options.map(({ id, text }) => [id, text]));
  return [
    writeTextElement('layouttype', 'VERTICAL'),
    writeTextElement('selecttype', 'ALL'),
    writeTextElement('selectcount', 0),
    writeTextElement('gradingtype', 'ALL_OR_NOTHING'),
    writeTextElement('showgrading', 'SHOW'),
    writeTextElement('numberingstyle', 'none'),
    ...order.map((id, index) => writeAnswer(`${index + 1}.0000000`, renderer.inline(texts.get(id) ?? ''))),
  ].join('');
}

export function writeEssayBody(notes: string, isCode: boolean): string {
  return [
    writeTextElement('responseformat', isCode ? 'monospaced' : 'editor'),
    writeTextElement('responserequired', 1),
    writeTextElement('responsefieldlines', 10),
    writeTextElement('attachments', 0),
    writeTextElement('attachmentsrequired', 0),
    writeHtml('graderinfo', notes),
    writeHtml('responsetemplate', ''),
  ].join('');
}
