import { getMarks } from '../../domain/part-marks.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { createInteraction, type Interaction } from '../items/interaction.ts';
import { type LossReporter, reportMarking, reportUnshown } from '../items/losses.ts';
import {
  type Renderer,
  renderMarkingNotes,
  renderQuestionBody,
  renderSolution,
} from '../items/render-body.ts';
import { renderPartNotes, renderWrittenParts } from '../items/render-parts.ts';
import { writeElement, writeTextElement } from '../markup/write-markup.ts';

/** Canvas stores numbers with four decimals, so smaller numbers would become 0. */
const SMALLEST_NUMBER = 1e-4;

type ItemTools = { readonly renderer: Renderer; readonly losses: LossReporter; readonly identifier: string };

/** Writes a question as a QTI 1.2 item with the metadata that Canvas expects. */
export function writeCanvasItem(question: PlainQuestion, tools: ItemTools): string {
  const { renderer, losses } = tools;
  reportUnshown(question, losses);
  if (question.subject !== undefined || question.topic !== undefined || question.level !== undefined)
    losses.report(
      'subject',
      'dropped',
      'no-metadata',
      'Subject, level and topic are not part of the question.',
    );
  if (question.kind === 'passage') {
    const text = renderQuestionBody(question, renderer, true);
    return wrapItem('text_only_question', question, { text, answers: EMPTY, feedback: '' }, tools);
  }
  const solution = renderSolution(question.solution, renderer);
  if (question.parts !== undefined) {
    losses.report(
      'parts',
      'lossy',
      'parts-by-hand',
      'Canvas has no parts, so the whole question is one essay.',
    );
    const text = renderQuestionBody(question, renderer, true) + renderWrittenParts(question, renderer);
    const feedback = renderPartNotes(question, renderer) + solution;
    return wrapItem('essay_question', question, { text, answers: WRITTEN, feedback }, tools);
  }
  const interaction = chooseInteraction(question, losses);
  reportMarking(question, interaction, losses);
  const { type, answers } = writeAnswers(interaction, renderer);
  const text = renderQuestionBody(question, renderer, interaction.kind !== 'matches');
  const feedback = renderMarkingNotes(question, renderer) + solution;
  return wrapItem(type, question, { text, answers, feedback }, tools);
}

/** Chooses how a question is answered in Canvas. If Canvas cannot mark it, a person does, which is reported as a loss. */
function chooseInteraction(question: PlainQuestion, losses: LossReporter): Interaction {
  const interaction = createInteraction(question, question.kind === 'mcq_mc');
  const isTiny =
    interaction.kind === 'number' &&
    [interaction.answer.low, interaction.answer.high].some(
      (limit) => limit !== 0 && Math.abs(limit) < SMALLEST_NUMBER,
    );
  if (isTiny)
    losses.report(
      'answer',
      'lossy',
      'tiny-number',
      'Canvas turns numbers below 0.0001 into 0, so a person marks it.',
    );
  const isUnsupported = interaction.kind === 'order' || interaction.kind === 'table';
  if (isUnsupported)
    losses.report(
      'answer',
      'lossy',
      'no-such-input',
      'Canvas has no such input, so a person marks the answer.',
    );
  return isTiny || isUnsupported ? { kind: 'written', isCode: false } : interaction;
}

type Answers = { readonly responses: string; readonly conditions: string };
const EMPTY: Answers = { responses: '', conditions: '' };
const WRITTEN: Answers = {
  responses:
    '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>',
  conditions: '<respcondition continue="No"><conditionvar><other/></conditionvar></respcondition>',
};

function writeAnswers(interaction: Interaction, renderer: Renderer): { type: string; answers: Answers } {
  switch (interaction.kind) {
    case 'choice':
      return {
        type: interaction.isMultiple ? 'multiple_answers_question' : 'multiple_choice_question',
        answers: writeChoice(interaction, renderer),
      };
    case 'number':
      return { type: 'numerical_question', answers: { ...WRITTEN, conditions: writeInterval(interaction) } };
    case 'text': {
      const accepted = interaction.accepted.map((text) =>
        writeTextElement('varequal', text, { respident: 'response1' }),
      );
      return { type: 'short_answer_question', answers: { ...WRITTEN, conditions: award(accepted.join('')) } };
    }
    case 'matches':
      return { type: 'matching_question', answers: writeMatches(interaction, renderer) };
    default:
      return { type: 'essay_question', answers: WRITTEN };
  }
}

function award(condition: string, share: number | string = 100, action = 'Set'): string {
  return writeElement(
    'respcondition',
    { continue: action === 'Set' ? 'No' : undefined },
    writeElement('conditionvar', {}, condition),
    writeTextElement('setvar', share, { action, varname: 'SCORE' }),
  );
}

function writeChoice(
  { options, isMultiple }: Extract<Interaction, { kind: 'choice' }>,
  renderer: Renderer,
): Answers {
  const labels = options.map(({ id, text }) =>
    writeElement('response_label', { ident: id }, writeMaterial(renderer.inline(text))),
  );
  const responses = writeElement(
    'response_lid',
    { ident: 'response1', rcardinality: isMultiple ? 'Multiple' : 'Single' },
    writeElement('render_choice', {}, ...labels),
  );
  const equal = (id: string): string => writeTextElement('varequal', id, { respident: 'response1' });
  const correct = options.filter((option) => option.correct);
  const conditions = isMultiple
    ? award(
        writeElement(
          'and',
          {},
          ...options.map(({ id, correct: isRight }) =>
            isRight ? equal(id) : writeElement('not', {}, equal(id)),
          ),
        ),
      )
    : correct.map(({ id }) => award(equal(id))).join('');
  return { responses, conditions };
}

function writeInterval({ answer: { value, low, high } }: Extract<Interaction, { kind: 'number' }>): string {
  const exact = writeTextElement('varequal', value, { respident: 'response1' });
  const range = writeElement(
    'and',
    {},
    writeTextElement('vargte', low, { respident: 'response1' }),
    writeTextElement('varlte', high, { respident: 'response1' }),
  );
  return award(writeElement('or', {}, exact, range));
}

function writeMatches(
  { table, pairs }: Extract<Interaction, { kind: 'matches' }>,
  renderer: Renderer,
): Answers {
  const labels = table.right.map(({ id, text }) =>
    writeElement('response_label', { ident: id }, writeMaterial(renderer.inline(text))),
  );
  const responses = table.left.map(({ id, text }) =>
    writeElement(
      'response_lid',
      { ident: `response_${id}` },
      writeMaterial(renderer.inline(text)),
      writeElement('render_choice', {}, ...labels),
    ),
  );
  const share = (100 / table.left.length).toFixed(2);
  const conditions = pairs.map(({ left, right }) =>
    award(writeTextElement('varequal', right, { respident: `response_${left}` }), share, 'Add'),
  );
  return { responses: responses.join(''), conditions: conditions.join('') };
}

function writeMaterial(html: string): string {
  return writeElement('material', {}, writeTextElement('mattext', html, { texttype: 'text/html' }));
}

type Content = { readonly text: string; readonly answers: Answers; readonly feedback: string };

function wrapItem(
  type: string,
  question: PlainQuestion,
  { text, answers, feedback }: Content,
  tools: ItemTools,
): string {
  const title =
    visibleText(question.title ?? question.stem)
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, 120) || 'Question';
  const writeField = (label: string, entry: string | number): string =>
    writeElement(
      'qtimetadatafield',
      {},
      writeTextElement('fieldlabel', label),
      writeTextElement('fieldentry', entry),
    );
  const metadata = [
    writeField('question_type', type),
    writeField('points_possible', type === 'text_only_question' ? 0 : (getMarks(question) ?? 1)),
  ];
  const outcomes =
    '<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>';
  const show =
    '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>';
  return writeElement(
    'item',
    { ident: tools.identifier, title },
    writeElement('itemmetadata', {}, writeElement('qtimetadata', {}, ...metadata)),
    writeElement('presentation', {}, writeMaterial(text), answers.responses),
    answers.conditions === ''
      ? ''
      : writeElement('resprocessing', {}, outcomes, feedback === '' ? '' : show, answers.conditions),
    feedback === ''
      ? ''
      : writeElement(
          'itemfeedback',
          { ident: 'general_fb' },
          writeElement('flow_mat', {}, writeMaterial(feedback)),
        ),
  );
}
