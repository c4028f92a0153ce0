import type { SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { createInteraction } from '../items/interaction.ts';
import type { NamedPicture, QuestionFigures } from '../items/load-figures.ts';
import { type LossReporter, reportMarking, reportUnshown } from '../items/losses.ts';
import {
  createRenderer,
  type Renderer,
  renderMarkingNotes,
  renderQuestionBody,
  renderSolution,
} from '../items/render-body.ts';
import { renderPartText, toClassName } from '../items/render-parts.ts';
import { createMathMlStyle } from '../markup/markup-styles.ts';
import { writeElement } from '../markup/write-markup.ts';
import { type Dialect, writeRoot } from './dialect.ts';
import { type WrittenResponse, writeResponse } from './write-responses.ts';

type ItemTools = {
  readonly dialect: Dialect;
  readonly figures: QuestionFigures;
  readonly losses: LossReporter;
  readonly getAddress: (picture: NamedPicture) => string;
  /** Printed before the question: the reference to a stimulus, or the text of the passage. */
  readonly stimulus?: string;
  readonly passage?: string;
};

export function createQtiRenderer({ figures, losses, getAddress }: Omit<ItemTools, 'dialect'>): Renderer {
  const onUnknown = (): void =>
    losses.report(
      'stem',
      'lossy',
      'unknown-command',
      'A TeX command is not known; only its arguments are shown.',
    );
  const style = createMathMlStyle({ underline: ['<span class="qti-underline">', '</span>'], onUnknown });
  return createRenderer(style, figures, { losses, getAddress });
}

/** Writes a question as an assessment item. */
export function writeItem(question: PlainQuestion, identifier: string, tools: ItemTools): string {
  const { dialect, losses } = tools;
  const renderer = createQtiRenderer(tools);
  reportUnshown(question, losses);
  if (question.subject !== undefined || question.topic !== undefined || question.level !== undefined)
    losses.report('subject', 'dropped', 'no-metadata', 'Subject, level and topic are not part of the item.');
  const responses =
    question.parts === undefined
      ? [writeAnswered(question, 'RESPONSE', { renderer, tools })]
      : listPartPieces(question, { renderer, tools });
  const { stimulus = '', passage = '' } = tools;
  const scoring = renderScoring(question, renderer);
  const body = [
    passage,
    renderQuestionBody(question, renderer, question.answer?.kind !== 'matches'),
    ...responses.map((response) => response.body),
    scoring === '' ? '' : writeRubric(dialect, scoring),
  ];
  const processing = responses.map((response) => response.processing).join('');
  return writeRoot(
    dialect,
    'assessmentItem',
    { identifier, title: createTitle(question), adaptive: false, timeDependent: false, 'xml:lang': 'en' },
    ...responses.map(({ declarations }) => declarations),
    writeOutcomes(question, responses, dialect),
    stimulus,
    dialect.element('itemBody', {}, ...body),
    processing === '' ? '' : dialect.element('responseProcessing', {}, processing),
  );
}

type PieceTools = { readonly renderer: Renderer; readonly tools: ItemTools };

function writeAnswered(
  question: PlainQuestion,
  name: string,
  { renderer, tools }: PieceTools,
): WrittenResponse {
  const interaction = createInteraction(question, question.kind === 'mcq_mc');
  reportMarking(question, interaction, tools.losses);
  if (interaction.kind === 'table')
    tools.losses.report(
      'answer',
      'lossy',
      'all-or-nothing',
      'The marks are given only if every cell is right.',
    );
  return writeResponse(interaction, {
    dialect: tools.dialect,
    renderer,
    name,
    marks: getMarks(question) ?? 1,
  });
}

/** Writes each part with its text and its input. */
function listPartPieces(question: PlainQuestion, pieceTools: PieceTools): WrittenResponse[] {
  return (question.parts ?? []).flatMap((part) =>
    part.parts === undefined
      ? [writePart(part, part.label, pieceTools)]
      : [
          {
            declarations: '',
            body: renderPartText(part, part.label, pieceTools.renderer),
            processing: '',
            isByHand: false,
          },
          ...part.parts.map((inner) => writePart(inner, `${part.label}.${inner.label}`, pieceTools)),
        ],
  );
}

function writePart(part: SubPart, path: string, { renderer, tools }: PieceTools): WrittenResponse {
  const interaction = createInteraction(part);
  const losses = tools.losses.within(`parts.${path}`);
  reportMarking(part, interaction, losses);
  const name = `RESPONSE_${path.replace('.', '_')}`;
  const response = writeResponse(interaction, {
    dialect: tools.dialect,
    renderer,
    name,
    marks: getMarks(part) ?? 1,
  });
  const field = writeElement('div', { class: `vb-field vb-field-${toClassName(path)}` }, response.body);
  return { ...response, body: renderPartText(part, path, renderer) + field };
}

/** Renders what only the person who marks may see: the right answers, the scheme and the solution. */
function renderScoring(question: PlainQuestion, renderer: Renderer): string {
  const sections = [
    { path: undefined, section: question },
    ...(question.parts ?? []).flatMap((part) => [
      { path: part.label, section: part },
      ...(part.parts ?? []).map((inner) => ({ path: `${part.label}.${inner.label}`, section: inner })),
    ]),
  ];
  return sections
    .map(({ path, section }) => {
      const notes = renderMarkingNotes(section, renderer);
      const solution = renderSolution(section.solution, renderer);
      const shownSolution = solution === '' ? '' : writeElement('div', { class: 'vb-solution' }, solution);
      const content = notes + shownSolution;
      if (content === '') return '';
      const name = path === undefined ? 'vb-notes' : `vb-notes vb-notes-${toClassName(path)}`;
      return writeElement('div', { class: name }, content);
    })
    .join('');
}

function writeRubric(dialect: Dialect, content: string): string {
  if (dialect.version === '2.1') return dialect.element('rubricBlock', { view: 'scorer' }, content);
  return dialect.element(
    'rubricBlock',
    { use: 'scoring', view: 'scorer' },
    dialect.element('contentBody', {}, content),
  );
}

function createTitle({ stem, title }: PlainQuestion): string {
  const text =
    visibleText(title ?? stem)
      .replace(/\s+/gu, ' ')
      .trim() || 'Question';
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`;
}

/** Declares the score. A person gives it if at least one response cannot be marked automatically. */
function writeOutcomes(
  question: PlainQuestion,
  responses: readonly WrittenResponse[],
  { element, version }: Dialect,
): string {
  const marks = getMarks(question);
  const isByHand = responses.some((response) => response.isByHand);
  const declare = (identifier: string, value: number, more = {}): string =>
    element(
      'outcomeDeclaration',
      { identifier, cardinality: 'single', baseType: 'float', ...more },
      element('defaultValue', {}, element('value', {}, String(value))),
    );
  const external = isByHand && version === '3.0' ? { externalScored: 'human' } : {};
  return (
    declare('SCORE', 0, { normalMaximum: marks ?? sumWeights(responses), normalMinimum: 0, ...external }) +
    (marks === undefined ? '' : declare('MAXSCORE', marks))
  );
}

function sumWeights(responses: readonly WrittenResponse[]): number {
  return Math.max(1, responses.filter(({ declarations }) => declarations !== '').length);
}
