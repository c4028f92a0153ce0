import { listLeafParts } from '../../domain/part-path.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { createInteraction } from '../items/interaction.ts';
import type { QuestionFigures } from '../items/load-figures.ts';
import { type LossReporter, reportMarking, reportUnshown } from '../items/losses.ts';
import {
  createRenderer,
  type Renderer,
  renderMarkingNotes,
  renderQuestionBody,
  renderSolution,
} from '../items/render-body.ts';
import { renderPartNotes, renderWrittenParts } from '../items/render-parts.ts';
import { createDelimiterStyle } from '../markup/markup-styles.ts';
import { writeElement } from '../markup/write-markup.ts';
import { writeCommon, writeHtml, writeName, writeTags } from './moodle-elements.ts';
import { isClozePart, renderCloze, renderTableField } from './write-cloze.ts';
import { writeAnswers, writeEssayBody } from './write-moodle-answers.ts';
import { writeStackParts, writeStackQuestion } from './write-stack.ts';

type MoodleTools = {
  readonly figures: QuestionFigures;
  readonly losses: LossReporter;
  /** Returns a unique idnumber for a question id. */
  readonly getIdnumber: (id: string) => string;
  /** Whether numbers with units and expressions are written as STACK questions. */
  readonly usesStack: boolean;
  /** The id of the passage that a question belongs to. */
  readonly passage?: string;
};

/** Writes a question as one element, or a passage as a description followed by its questions. */
export function writeMoodleQuestion(question: Question, tools: MoodleTools): string[] {
  if (question.kind !== 'passage') return writePlain(question, tools);
  const { losses } = tools;
  const inner = (question.questions ?? []).flatMap((each) =>
    writePlain(each, { ...tools, losses: losses.within(`questions.${each.id}`), passage: question.id }),
  );
  const renderer = openRenderer(tools);
  const text = renderQuestionBody(question, renderer, true);
  losses.report(
    'questions',
    'normalised',
    'passage-as-description',
    'The passage is a description before its questions.',
  );
  return [wrapQuestion('description', question, { text, tools, body: '', feedback: '' }), ...inner];
}

function openRenderer({ figures, losses }: MoodleTools): Renderer {
  const onUnknown = (): void =>
    losses.report(
      'stem',
      'lossy',
      'unknown-command',
      'A TeX command is not known; only its arguments are shown.',
    );
  const style = createDelimiterStyle({ underline: ['<u>', '</u>'], onUnknown });
  return createRenderer(style, figures, { losses, getAddress: ({ name }) => `@@PLUGINFILE@@/${name}` });
}

type Content = {
  readonly text: string;
  readonly body: string;
  readonly feedback: string;
  readonly tools: MoodleTools;
};

function wrapQuestion(
  type: string,
  question: PlainQuestion,
  { text, body, feedback, tools }: Content,
): string {
  const { pictures } = tools.figures;
  return writeElement(
    'question',
    { type },
    writeName(question),
    writeHtml('questiontext', text, pictures),
    writeHtml('generalfeedback', feedback),
    writeCommon(question, tools.getIdnumber(question.id)),
    body,
    writeTags(question, tools.passage),
  );
}

function writePlain(question: PlainQuestion, tools: MoodleTools): string[] {
  const { losses } = tools;
  const renderer = openRenderer(tools);
  reportUnshown(question, losses);
  const solution = renderSolution(question.solution, renderer);
  if (question.parts !== undefined) return [writeWithParts(question, { solution, renderer, tools })];
  const stack = tools.usesStack ? writeStackQuestion(question, renderer, losses) : undefined;
  if (stack !== undefined) return [wrapQuestion('stack', question, { ...stack, feedback: solution, tools })];
  const interaction = createInteraction(question, question.kind === 'mcq_mc');
  reportMarking(question, interaction, losses);
  const notes = renderMarkingNotes(question, renderer);
  const written = writeAnswers(interaction, { question, renderer, losses, notes });
  if (written === undefined) return [];
  const field = interaction.kind === 'table' ? renderTableField(interaction, renderer) : '';
  const text = renderQuestionBody(question, renderer, interaction.kind !== 'matches') + field;
  const feedback = interaction.kind === 'written' ? solution : solution + notes;
  return [wrapQuestion(written.type, question, { text, body: written.body, feedback, tools })];
}

type PartsTools = { readonly solution: string; readonly renderer: Renderer; readonly tools: MoodleTools };

/** Writes a question with parts as cloze, or as one essay if a person must mark one of the parts. */
function writeWithParts(question: PlainQuestion, { solution, renderer, tools }: PartsTools): string {
  const leaves = listLeafParts(question);
  const partSolutions = leaves.map(({ part }) => renderSolution(part.solution, renderer)).join('');
  const feedback = solution + partSolutions;
  const stack = tools.usesStack ? writeStackParts(question, renderer, tools.losses) : undefined;
  if (stack !== undefined) return wrapQuestion('stack', question, { ...stack, feedback, tools });
  if (leaves.every(({ part }) => isClozePart(part))) {
    const text = renderCloze(question, renderer, tools.losses);
    return wrapQuestion('cloze', question, { text, body: '', feedback, tools });
  }
  tools.losses.report(
    'parts',
    'lossy',
    'parts-by-hand',
    'A person marks a part, so the whole question is one essay.',
  );
  for (const { part, path } of leaves)
    reportMarking(part, { kind: 'written', isCode: false }, tools.losses.within(`parts.${path}`));
  const text = renderQuestionBody(question, renderer, true) + renderWrittenParts(question, renderer);
  const notes = renderPartNotes(question, renderer);
  return wrapQuestion('essay', question, {
    text,
    body: writeEssayBody(notes, false),
    feedback,
    tools,
  });
}
