import type { PlainQuestion } from '../../domain/question.ts';
import type { Answer } from '../../domain/question-content.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import { readNumericAnswer } from '../items/numeric-answer.ts';
import { createNumberAnswer, createTextAnswer } from '../items/read-answers.ts';
import { type ContentSource, readInline } from '../items/read-content.ts';
import { listChildren } from '../markup/find-elements.ts';
import { listChoices, type Response, type Responses } from './read-responses.ts';

type InteractionContext = {
  readonly source: ContentSource;
  readonly responses: Responses;
  /** The unit beside the field. */
  readonly unit: string;
  /** The answer in the notes for the marker, which has the exact notation. */
  readonly noted: Answer | undefined;
};

type ReadResult = Pick<PlainQuestion, 'kind'> &
  Partial<Pick<PlainQuestion, 'options' | 'answer' | 'key' | 'table' | 'response'>>;

const EMPTY: Response = { cardinality: 'single', baseType: 'string', correct: [], mapped: [] };

/** Reads one interaction; returns a sentence without capital if it cannot be read. */
export function readInteraction(interaction: XmlElement, context: InteractionContext): ReadResult | string {
  const response = context.responses.get(interaction.attributes.responseIdentifier ?? '') ?? EMPTY;
  switch (interaction.name) {
    case 'choiceInteraction':
    case 'inlineChoiceInteraction':
      return readChoice(interaction, response, context);
    case 'textEntryInteraction':
      return readEntry(response, context);
    case 'extendedTextInteraction':
      return context.noted === undefined
        ? { kind: 'subjective', response: 'prose' }
        : { kind: 'subjective', answer: context.noted };
    case 'uploadInteraction':
      context.source.onFinding({
        rule: 'interaction-is-kept',
        severity: 'warning',
        message: 'Learners upload a file in the other program; here they write their answer.',
      });
      return { kind: 'subjective', response: 'prose' };
    case 'matchInteraction':
      return readMatch(interaction, response, context);
    case 'orderInteraction':
      return readOrder(interaction, response, context);
    default:
      return `an interaction of type ${interaction.name} cannot be read`;
  }
}

function readOptions(interaction: XmlElement, source: ContentSource) {
  return listChoices(interaction)
    .filter(({ name }) => name === 'simpleChoice' || name === 'inlineChoice')
    .map((choice, index) => ({
      identifier: choice.attributes.identifier ?? '',
      id: String.fromCharCode(97 + index),
      text: readInline(
        choice.children.filter((node) => typeof node === 'string' || !/^feedback/u.test(node.name)),
        source,
      ),
    }));
}

function readChoice(
  interaction: XmlElement,
  response: Response,
  { source }: InteractionContext,
): ReadResult | string {
  const right = new Set(response.correct.length > 0 ? response.correct : response.mapped);
  const options = readOptions(interaction, source).map(({ identifier, id, text }) => ({
    id,
    text,
    correct: right.has(identifier),
  }));
  if (options.length < 2) return 'it has fewer than two options';
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  const kind = response.cardinality === 'multiple' ? 'mcq_mc' : 'mcq_sc';
  if (correct.length > 0) return { kind, options, answer: { kind: 'choice', correct } };
  source.onFinding({
    rule: 'key-is-given',
    severity: 'warning',
    message: 'The document does not say which option is right.',
  });
  return { kind, options };
}

function readEntry(
  { baseType, correct, mapped, interval }: Response,
  context: InteractionContext,
): ReadResult {
  const { unit, noted } = context;
  const isNumber = baseType === 'float' || baseType === 'integer' || interval !== undefined;
  if (!isNumber) {
    const accepted = [...new Set([...correct, ...mapped])];
    const textAnswer = createTextAnswer(accepted);
    return textAnswer === undefined
      ? { kind: 'subjective', response: 'text' }
      : { kind: 'subjective', ...textAnswer };
  }
  const { low = Number.NaN, high = Number.NaN } = interval ?? {};
  const middle = Number.isFinite(low) && Number.isFinite(high) ? (low + high) / 2 : Number.NaN;
  const value = correct[0] === undefined ? middle : Number(correct[0]);
  if (!Number.isFinite(value)) return { kind: 'subjective', response: 'number' };
  if (noted !== undefined && readNumericAnswer(noted)?.value === value)
    return { kind: noted.kind === 'integer' ? 'integer' : 'subjective', answer: noted };
  const tolerance = Number.isNaN(middle) ? 0 : Number(((high - low) / 2).toPrecision(12));
  const { answer, key } = createNumberAnswer({ value, tolerance, unit }, baseType === 'integer');
  return { kind: answer.kind === 'integer' ? 'integer' : 'subjective', answer, ...(key && { key }) };
}

function readMatch(
  interaction: XmlElement,
  response: Response,
  { source }: InteractionContext,
): ReadResult | string {
  const [leftSet, rightSet] = listChildren(interaction, 'simpleMatchSet').map((set) =>
    listChildren(set, 'simpleAssociableChoice').map(({ attributes, children }) => ({
      identifier: attributes.identifier ?? '',
      text: readInline(children, source),
    })),
  );
  if (leftSet === undefined || rightSet === undefined || leftSet.length === 0 || rightSet.length === 0)
    return 'it has no two columns to match';
  const name = (identifier: string, start: string, index: number): string =>
    /^[LR]_(\w+)$/u.exec(identifier)?.[1] ?? String.fromCharCode(start.charCodeAt(0) + index);
  const left = leftSet.map(({ identifier, text }, index) => ({ id: name(identifier, 'a', index), text }));
  const right = rightSet.map(({ identifier, text }, index) => ({ id: name(identifier, 'p', index), text }));
  const values = response.correct.length > 0 ? response.correct : response.mapped;
  const pairs = values.flatMap((value) => {
    const [first, second] = value.split(/\s+/u);
    const [l, r] = [leftSet, rightSet].map((set, at) =>
      set.findIndex(({ identifier }) => identifier === (at === 0 ? first : second)),
    );
    const [leftId, rightId] = [left[l ?? -1]?.id, right[r ?? -1]?.id];
    return leftId === undefined || rightId === undefined ? [] : [{ left: leftId, right: rightId }];
  });
  const table = { headings: ['Column I', 'Column II'] satisfies [string, string], left, right };
  return { kind: 'match', table, ...(pairs.length === 0 ? {} : { answer: { kind: 'matches', pairs } }) };
}

function readOrder(
  interaction: XmlElement,
  { correct }: Response,
  { source }: InteractionContext,
): ReadResult | string {
  const choices = readOptions(interaction, source);
  if (choices.length < 2) return 'it has fewer than two items';
  const order = correct.flatMap((value) => choices.find(({ identifier }) => identifier === value)?.id ?? []);
  const options = choices.map(({ id, text }) => ({ id, text, correct: false }));
  return {
    kind: 'subjective',
    options,
    ...(order.length < 2 ? { response: 'order' } : { answer: { kind: 'order', order } }),
  };
}
