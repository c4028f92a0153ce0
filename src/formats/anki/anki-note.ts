import type { Part } from '../../domain/part.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { joinParagraphs } from '../../domain/part-text.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import {
  type Renderer,
  renderMarkingNotes,
  renderQuestionBody,
  renderSolution,
} from '../items/render-body.ts';

/** The fields of a note as HTML, in the order of `FIELD_NAMES`. */
export type AnkiNote = {
  readonly id: string;
  readonly fields: readonly string[];
  readonly tags: readonly string[];
};

/** Creates the note of a question: all its parts are on one card. `passage` is the HTML above a question of a passage. */
export function createNote(question: PlainQuestion, renderer: Renderer, passage: string): AnkiNote {
  const parts = listAllParts(question);
  const front = [
    passage,
    renderQuestionBody(question, renderer, true),
    ...parts.map((part) => renderPart(part, renderer)),
  ];
  const answers = [
    question.parts === undefined ? renderAnswer(question, renderer) : '',
    ...parts.map(({ path, part }) => {
      const answer = renderAnswer(part, renderer);
      return answer === '' ? '' : `<p><b>${formatPartPath(path)}</b></p>${answer}`;
    }),
  ];
  const solutions = [
    renderSolution(question.solution, renderer),
    ...parts.map(({ path, part }) => {
      const solution = renderSolution(part.solution, renderer);
      return solution === '' ? '' : `<p><b>${formatPartPath(path)}</b></p>${solution}`;
    }),
    ...question.alternateSolutions.map(
      (steps) => `<p><b>Another solution</b></p>${renderSolution(steps, renderer)}`,
    ),
    ...question.ideas.map((steps) => `<p><b>Key idea</b></p>${renderSolution(steps, renderer)}`),
  ];
  const fields = [front, [renderOptions(question.options, renderer)], answers, solutions, [question.id]];
  return {
    id: question.id,
    fields: fields.map((pieces) =>
      pieces
        .join('')
        .replace(/[\n\r]+/gu, ' ')
        .replaceAll('\u001f', ' '),
    ),
    tags: listTags(question),
  };
}

type PathPart = { readonly path: string; readonly part: Part; readonly depth: number };

function listAllParts({ parts = [] }: PlainQuestion): PathPart[] {
  return parts.flatMap((part) => [
    { path: part.label, part, depth: 1 },
    ...(part.parts ?? []).map((inner) => ({ path: `${part.label}.${inner.label}`, part: inner, depth: 2 })),
  ]);
}

function renderPart({ part, depth }: PathPart, renderer: Renderer): string {
  const text = joinParagraphs([part.lead, `(${part.label}) ${part.text}`]);
  const content = renderer.blocks(text) + renderer.figures(part) + renderOptions(part.options, renderer);
  return `<div style="margin-left: ${depth}em">${content}</div>`;
}

function renderOptions(options: readonly Option[], renderer: Renderer): string {
  if (options.length === 0) return '';
  return `<ol class="options">${options.map(({ text }) => `<li>${renderer.inline(text)}</li>`).join('')}</ol>`;
}

function renderAnswer(section: QuestionSection, renderer: Renderer): string {
  const { options, answer } = section;
  const right = options.flatMap((option, index) => {
    const isRight = answer?.kind === 'choice' ? answer.correct.includes(option.id) : option.correct;
    const explanation = option.explanation === undefined ? '' : ` – ${renderer.inline(option.explanation)}`;
    const letter = String.fromCodePoint(65 + (index % 26));
    return isRight ? [`<p><b>${letter}</b> ${renderer.inline(option.text)}${explanation}</p>`] : [];
  });
  return right.join('') + renderMarkingNotes(section, renderer);
}

/** Lists the tags of a question. A tag has no spaces; `::` separates the levels of a hierarchy. */
function listTags({ subject, level, topic, difficulty, outcomeId }: PlainQuestion): string[] {
  const fields = { subject, level, topic, difficulty, outcome: outcomeId };
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}::${value.trim().replace(/[\s"]+/gu, '_')}`],
  );
}
