import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import { joinParagraphs } from '../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { createInteraction, type Interaction } from '../items/interaction.ts';
import { type LossReporter, reportMarking, reportUnshown } from '../items/losses.ts';
import {
  createRenderer,
  type Renderer,
  renderMarkingNotes,
  renderQuestionBody,
  renderSolution,
} from '../items/render-body.ts';
import { createDelimiterStyle } from '../markup/markup-styles.ts';
import { findFraction } from '../moodle/moodle-elements.ts';
import { escapeGift } from './gift-text.ts';

/** Prints a question as GIFT: one entry, one for each part, or a passage with its questions. */
export function printGift(question: Question, losses: LossReporter): string[] {
  if (question.kind !== 'passage') return printPlain(question, losses, undefined);
  const renderer = openRenderer(losses);
  losses.report(
    'questions',
    'normalised',
    'passage-as-description',
    'The passage is a description before its questions.',
  );
  const text = renderQuestionBody(question, renderer, true);
  const inner = (question.questions ?? []).flatMap((each) =>
    printPlain(each, losses.within(`questions.${each.id}`), question.id),
  );
  return [printEntry({ question, text, answers: '', id: question.id }), ...inner];
}

function openRenderer(losses: LossReporter): Renderer {
  const onUnknown = (): void =>
    losses.report(
      'stem',
      'lossy',
      'unknown-command',
      'A TeX command is not known; only its arguments are shown.',
    );
  const style = createDelimiterStyle({ underline: ['<u>', '</u>'], onUnknown });
  const noFigures = { pictures: [], find: () => undefined };
  return createRenderer(style, noFigures, { losses, getAddress: () => '' });
}

function printPlain(question: PlainQuestion, losses: LossReporter, passage: string | undefined): string[] {
  const { id, parts } = question;
  const renderer = openRenderer(losses);
  reportUnshown(question, losses);
  reportFields(question, losses);
  if (parts === undefined) {
    const interaction = createInteraction(question, question.kind === 'mcq_mc');
    const text = renderQuestionBody(question, renderer, interaction.kind !== 'matches');
    const answers = printAnswers(question, interaction, renderer, losses);
    return answers === undefined
      ? []
      : [printEntry({ question, text, answers, id, passage, unit: getUnit(interaction) })];
  }
  losses.report(
    'parts',
    'lossy',
    'parts-as-questions',
    'GIFT has no parts: each part is a question that repeats the shared text.',
  );
  return listLeafParts(question).flatMap(({ path, part, parent }) => {
    const inner = losses.within(`parts.${path}`);
    const interaction = createInteraction(part);
    const shared = renderQuestionBody(question, renderer, true);
    const partText = joinParagraphs([
      parent?.lead,
      parent?.text,
      part.lead,
      `${formatPartPath(path)} ${part.text}`,
    ]);
    const text = shared + renderer.blocks(partText) + renderer.figures(part);
    const answers = printAnswers(part, interaction, renderer, inner);
    if (answers === undefined) return [];
    const marks = getMarks(part);
    const { marks: _total, parts: _parts, ...fields } = question;
    const entry = { ...fields, ...(marks === undefined ? {} : { marks }) };
    return [
      printEntry({
        question: entry,
        text,
        answers,
        id: `${id}.${path}`,
        passage,
        unit: getUnit(interaction),
      }),
    ];
  });
}

function reportFields({ source, provenance, comments }: PlainQuestion, losses: LossReporter): void {
  if (source !== undefined || provenance !== undefined || comments.length > 0)
    losses.report(
      'source',
      'dropped',
      'no-source',
      'GIFT has no place for the source, the maker and comments.',
    );
}

function getUnit(interaction: Interaction): string | undefined {
  return interaction.kind === 'number' && interaction.answer.unit !== ''
    ? interaction.answer.unit
    : undefined;
}

type Entry = {
  readonly question: PlainQuestion;
  readonly id: string;
  /** HTML. */
  readonly text: string;
  /** The answers with their braces; empty for a description. */
  readonly answers: string;
  readonly passage?: string | undefined;
  readonly unit?: string | undefined;
};

const MAX_TITLE_LENGTH = 120;

/** Prints an entry: a comment with the id and tags, which Moodle reads, then title, text and answers. */
function printEntry({ question, id, text, answers, passage, unit }: Entry): string {
  const { kind, subject, level, topic, outcomeId, difficulty } = question;
  const marks = getMarks(question) ?? question.marks;
  const fields = { kind, subject, level, topic, outcome: outcomeId, difficulty, marks, passage, unit };
  const tags = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [` [tag:${formatComment(`${name}: ${value}`)}]`],
  );
  const title = escapeGift(
    visibleText(question.title ?? question.stem)
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, MAX_TITLE_LENGTH),
  );
  return `// [id:${formatComment(id)}]${tags.join('')}\n::${title}::[html]${escapeGift(text)}${answers}\n\n`;
}

/** Makes a text safe in a comment, which ends at the end of the line, and in a tag, which ends at `]`. */
function formatComment(text: string): string {
  return text.replace(/\s+/gu, ' ').replaceAll(']', '\\]');
}

/** Prints the answers of a question; undefined if GIFT cannot express them. */
function printAnswers(
  section: QuestionSection,
  interaction: Interaction,
  renderer: Renderer,
  losses: LossReporter,
): string | undefined {
  reportMarking(section, interaction, losses);
  const isByHand = ['written', 'order', 'table'].includes(interaction.kind);
  const notes = isByHand ? renderMarkingNotes(section, renderer) : '';
  const feedback = notes + renderSolution(section.solution, renderer);
  const end = feedback === '' ? '' : `####${escapeGift(feedback)}`;
  const inner = printInteraction(section, interaction, renderer, losses);
  return inner === undefined ? undefined : `{${inner}${end}}`;
}

function printInteraction(
  section: QuestionSection,
  interaction: Interaction,
  renderer: Renderer,
  losses: LossReporter,
): string | undefined {
  switch (interaction.kind) {
    case 'choice':
      return printChoice(interaction, renderer, losses);
    case 'number':
      return printNumber(interaction, losses);
    case 'text':
      return interaction.accepted.map((text) => `=${escapeGift(text)} `).join('');
    case 'matches':
      return interaction.table.left
        .map(({ id, text }) => {
          const right = interaction.pairs.find((pair) => pair.left === id)?.right;
          const entry = interaction.table.right.find((each) => each.id === right);
          return `=${escapeGift(renderer.inline(text))} -> ${escapeGift(renderer.inline(entry?.text ?? ''))} `;
        })
        .join('');
    default:
      if (interaction.kind !== 'written' && section.answer !== undefined)
        losses.report(
          'answer',
          'lossy',
          'marked-by-hand',
          'The answer is marked by a person, who sees the right answer.',
        );
      return '';
  }
}

function printChoice(
  { options, isMultiple }: Extract<Interaction, { kind: 'choice' }>,
  renderer: Renderer,
  losses: LossReporter,
): string | undefined {
  const fraction = findFraction(options.filter(({ correct }) => correct).length);
  if (fraction === undefined) {
    losses.report(
      'question',
      'dropped',
      'no-such-key',
      'GIFT needs one to ten right options; the question is left out.',
    );
    return undefined;
  }
  return options
    .map(({ text, correct, explanation }) => {
      const share = isMultiple ? `~%${correct ? fraction : '-100'}%` : correct ? '=' : '~';
      const feedback = explanation === undefined ? '' : `#${escapeGift(renderer.inline(explanation))}`;
      return `\n${share}${escapeGift(renderer.inline(text))}${feedback}`;
    })
    .join('');
}

function printNumber({ answer }: Extract<Interaction, { kind: 'number' }>, losses: LossReporter): string {
  const { value, low, high, unit } = answer;
  if (unit !== '')
    losses.report('answer', 'lossy', 'no-unit', 'GIFT has no units: the number alone is right.');
  const half = Number(((high - low) / 2).toPrecision(12));
  const isCentred = Math.abs(value - (low + high) / 2) <= 1e-9 * Math.max(1, Math.abs(value));
  return isCentred
    ? `#${formatNumber(value)}:${formatNumber(half)}`
    : `#${formatNumber(low)}..${formatNumber(high)}`;
}

/** Prints a number without an exponent, which not every reader of GIFT knows. */
function formatNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const [digits = '', power = '0'] = text.split('e');
  const places = Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(power));
  return value.toFixed(Math.min(100, places));
}
