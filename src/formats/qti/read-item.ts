import { createPart, type Part } from '../../domain/part.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { createQuestion } from '../../domain/question.ts';
import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { findNotedAnswer } from '../items/read-answers.ts';
import { type ContentSource, readContent, toSteps } from '../items/read-content.ts';
import { readParts, splitParts } from '../items/read-parts.ts';
import { findAll, findChild, findPath, getText, hasClass, isElement } from '../markup/find-elements.ts';
import { INTERACTION, isHidden, listInteractions } from './interactions.ts';
import { leaveOutExtras, readFeedback } from './read-extras.ts';
import { readInteraction } from './read-interaction.ts';
import { type Responses, readResponses } from './read-responses.ts';

/** An item, or why it cannot be read. */
type ItemReading =
  | { readonly kind: 'question'; readonly question: PlainQuestion }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads an `assessmentItem` with the names of QTI 2. */
export function readItem(item: XmlElement, id: string, source: ContentSource): ItemReading {
  const body = findChild(item, 'itemBody');
  if (body === undefined) return { kind: 'refused', reason: 'it has no text' };
  const rubrics = findAll(body, 'rubricBlock', 'feedbackBlock');
  const shown = body.children.filter((node) => !isElement(node) || !isHidden(node));
  const notes = rubrics.flatMap(({ children }) => children);
  const { nodes, interactions } = leaveOutExtras(shown, source);
  const responses = readResponses(item);
  const context = { source, responses, notes };
  const fields = readBody(nodes, interactions, context);
  if (typeof fields === 'string') return { kind: 'refused', reason: fields };
  const maximum = Number(getText(findOutcome(item, 'MAXSCORE')).trim() || Number.NaN);
  const solution = findAll({ ...body, children: notes }, 'div').find(
    (div) => hasClass(div, 'vb-notes') && !/vb-notes-/u.test(div.attributes.class ?? ''),
  );
  const ownSteps =
    solution === undefined ? [] : findAll(solution, 'div').filter((div) => hasClass(div, 'vb-solution'));
  const steps = ownSteps.length > 0 ? ownSteps : readFeedback(item, rubrics, source);
  return {
    kind: 'question',
    question: createQuestion({
      id,
      ...fields,
      solution: steps.flatMap((step) => toSteps(readContent(step.children, source).tex)),
      ...(Number.isInteger(maximum) && maximum >= 0 ? { marks: maximum } : {}),
    }),
  };
}

function findOutcome(item: XmlElement, identifier: string): XmlElement | undefined {
  const outcome = findAll(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  );
  return findPath(outcome, 'defaultValue', 'value');
}

type Body = Partial<PlainQuestion> & Pick<PlainQuestion, 'kind' | 'stem'>;
type ReadContext = {
  readonly source: ContentSource;
  readonly responses: Responses;
  readonly notes: readonly XmlNode[];
};

function readBody(
  nodes: readonly XmlNode[],
  interactions: readonly XmlElement[],
  context: ReadContext,
): Body | string {
  const split = splitParts(nodes);
  if (split !== undefined) return readOwnParts(split, context);
  const [only] = interactions;
  if (only === undefined) return { kind: 'subjective', ...readText(nodes, context), response: 'prose' };
  if (interactions.length > 1)
    return readBlanks(nodes, interactions, context) ?? readGaps(nodes, interactions, context);
  const unit = getText(findAll(wrap(nodes), 'span').find((span) => hasClass(span, 'vb-unit'))).trim();
  const result = readInteraction(only, { ...context, unit, noted: findNotedAnswer(context.notes) });
  if (typeof result === 'string') return result;
  const blanks = readBlanks(nodes, interactions, context);
  return blanks ?? { ...readText(nodes, context), ...result };
}

function wrap(children: readonly XmlNode[]): XmlElement {
  return { name: 'div', attributes: {}, children, namespace: '' };
}

/** Reads the text around the interactions, followed by their prompts. */
function readText(
  nodes: readonly XmlNode[],
  { source }: ReadContext,
): Pick<PlainQuestion, 'stem'> & Partial<PlainQuestion> {
  const prompts: string[] = [];
  const [first] = nodes.filter((node) => isElement(node) || node.trim() !== '');
  const title = first !== undefined && isElement(first) && first.name === 'h3' ? first : undefined;
  const { tex, diagrams, ...fields } = readContent(
    nodes.filter((node) => node !== title),
    source,
    (element) => {
      if (hasClass(element, 'vb-unit')) return '';
      if (!INTERACTION.test(element.name)) return undefined;
      const prompt = findChild(element, 'prompt');
      if (prompt !== undefined) prompts.push(readContent(prompt.children, source).tex);
      return '';
    },
  );
  const shownTitle = title === undefined ? {} : { title: readContent(title.children, source).tex };
  return {
    stem: [tex, ...prompts].filter((text) => text !== '').join('\n\n'),
    diagrams: [...diagrams],
    ...fields,
    ...shownTitle,
  };
}

function readOwnParts(
  { body, parts }: { body: XmlNode[]; parts: XmlElement[] },
  context: ReadContext,
): Body | string {
  let refusal: string | undefined;
  const parsedParts = readParts(parts, context.source, (path, field) => {
    const [interaction] = field === undefined ? [] : listInteractions(field);
    if (interaction === undefined || field === undefined) return {};
    const partNotes = findAll(wrap(context.notes), 'div').find((div) =>
      hasClass(div, `vb-notes-${path.replace('.', '-')}`),
    );
    const blanks = readBlanks(field.children, listInteractions(field), context);
    if (blanks?.answer !== undefined && blanks.blankTable !== undefined)
      return { answer: blanks.answer, blankTable: blanks.blankTable };
    const answer = readInteraction(interaction, {
      ...context,
      unit: '',
      noted: partNotes === undefined ? undefined : findNotedAnswer(partNotes.children),
    });
    if (typeof answer === 'string') {
      refusal = answer;
      return {};
    }
    const { kind: _kind, ...rest } = answer;
    return rest;
  });
  return refusal ?? { kind: 'subjective', ...readText(body, context), parts: parsedParts };
}

/** Reads a table of our own format whose empty cells are fields. */
function readBlanks(
  nodes: readonly XmlNode[],
  interactions: readonly XmlElement[],
  context: ReadContext,
): Body | undefined {
  const table = nodes.filter(isElement).find((node) => hasClass(node, 'vb-blanks'));
  if (table === undefined) return undefined;
  const [head, ...rows] = findAll(table, 'tr').map((row) => row.children.filter(isElement));
  const cells: string[] = [];
  const readCell = (cell: XmlElement): string => readContent(cell.children, context.source).tex;
  const blankRows = rows.map((row) =>
    row.map((cell) => {
      const field = interactions.find((interaction) => listInteractions(cell).includes(interaction));
      if (field === undefined) return readCell(cell);
      const unit = getText(findAll(cell, 'span').find((span) => hasClass(span, 'vb-unit'))).trim();
      const answer = readInteraction(field, { ...context, unit, noted: undefined });
      cells.push(typeof answer !== 'string' && answer.answer?.kind === 'value' ? answer.answer.tex : '?');
      return null;
    }),
  );
  const blankTable = { columns: (head ?? []).map(readCell), rows: blankRows };
  const text = readText(
    nodes.filter((node) => node !== table),
    context,
  );
  return { kind: 'subjective', ...text, blankTable, answer: { kind: 'table', cells } };
}

/** Reads an item with several interactions of another author: each is marked `(a)` in the text and becomes a part. */
function readGaps(
  nodes: readonly XmlNode[],
  interactions: readonly XmlElement[],
  context: ReadContext,
): Body | string {
  if (interactions.length > 26) return 'it has more than 26 fields';
  if (haveSharedKey(interactions)) return 'several of its fields share one right answer';
  const getLabel = (element: XmlElement): string => String.fromCharCode(97 + interactions.indexOf(element));
  const { tex, diagrams } = readContent(nodes, context.source, (element) => {
    if (!INTERACTION.test(element.name)) return undefined;
    return `(${getLabel(element)})~\\underline{\\hspace{4em}}`;
  });
  const parts: Part[] = [];
  for (const interaction of interactions) {
    const result = readInteraction(interaction, { ...context, unit: '', noted: undefined });
    if (typeof result === 'string') return result;
    const { kind: _kind, ...answer } = result;
    const prompt = findChild(interaction, 'prompt');
    const label = getLabel(interaction);
    const text = prompt === undefined ? `Gap (${label})` : readContent(prompt.children, context.source).tex;
    parts.push(createPart({ label, text, ...answer }));
  }
  return { kind: 'subjective', stem: tex, diagrams: [...diagrams], parts };
}

/**
 * Whether several fields have the same response variable, so that its right values cannot be assigned to them. Choices can share one
 * if each option has an identifier of its own.
 */
function haveSharedKey(interactions: readonly XmlElement[]): boolean {
  const groups = Map.groupBy(interactions, ({ attributes }) => attributes.responseIdentifier);
  return [...groups.values()].some((group) => {
    if (group.length === 1) return false;
    if (group.some(({ name }) => !/^(?:inlineC|c)hoiceInteraction$/u.test(name))) return true;
    const options = group.flatMap((each) => findAll(each, 'simpleChoice', 'inlineChoice'));
    return new Set(options.map(({ attributes }) => attributes.identifier)).size < options.length;
  });
}
