import { createPart, type Part, type SubPart } from '../../domain/part.ts';
import type { Option } from '../../domain/question-content.ts';
import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { findAll, getText, hasClass, isElement, listChildren } from '../markup/find-elements.ts';
import { readNumericAnswer } from './numeric-answer.ts';
import { formatUnitTex } from './read-answers.ts';
import { type ContentSource, readContent, readInline } from './read-content.ts';

/** The answer of a part as its format stores it. */
export type PartAnswer = Partial<Pick<SubPart, 'answer' | 'key' | 'options' | 'response' | 'blankTable'>>;

/** Finds the answer of a part: `field` is the element with its input, if there is one. */
type FindPartAnswer = (path: string, field: XmlElement | undefined) => PartAnswer;

/** Splits a text that we wrote into the text before the parts and the parts, by the classes of its elements; undefined for other texts. */
export function splitParts(nodes: readonly XmlNode[]): { body: XmlNode[]; parts: XmlElement[] } | undefined {
  const start = nodes.findIndex(
    (node) => isElement(node) && (hasClass(node, 'vb-part') || hasClass(node, 'vb-lead')),
  );
  if (start < 0) return undefined;
  return { body: nodes.slice(0, start), parts: nodes.slice(start).filter(isElement) };
}

/** Reads parts that were written with our own classes. */
export function readParts(
  elements: readonly XmlElement[],
  source: ContentSource,
  findAnswer: FindPartAnswer,
): Part[] {
  const parts: Part[] = [];
  let lead: string | undefined;
  for (const [index, element] of elements.entries()) {
    if (hasClass(element, 'vb-lead')) lead = readContent(element.children, source).tex;
    if (!hasClass(element, 'vb-part')) continue;
    const path = readPath(element);
    const rest = elements.slice(index + 1);
    const end = rest.findIndex((each) => hasClass(each, 'vb-part') || hasClass(each, 'vb-lead'));
    const following = end < 0 ? rest : rest.slice(0, end);
    const part = readPart(element, path, { lead, following, source, findAnswer });
    lead = undefined;
    const [outer, inner] = path.split('.');
    const parent = inner === undefined ? undefined : parts.find(({ label }) => label === outer);
    if (parent === undefined) parts.push(part);
    else parts[parts.indexOf(parent)] = nest(parent, part);
  }
  return parts;
}

function nest(parent: Part, { parts: _none, ...part }: Part): Part {
  const { response: _response, answer: _answer, ...rest } = parent;
  return { ...rest, options: [], parts: [...(parent.parts ?? []), part] };
}

function readPath(element: XmlElement): string {
  const name = (element.attributes.class ?? '').split(/\s+/u).find((each) => each.startsWith('vb-part-'));
  return (name ?? 'vb-part-a').slice('vb-part-'.length).replace('-', '.');
}

type PartContext = {
  readonly lead: string | undefined;
  readonly following: readonly XmlElement[];
  readonly source: ContentSource;
  readonly findAnswer: FindPartAnswer;
};

function readPart(element: XmlElement, path: string, context: PartContext): Part {
  const { lead, following, source, findAnswer } = context;
  const isLabel = (node: XmlNode): boolean =>
    isElement(node) && findAll(node, 'strong').some((each) => hasClass(each, 'vb-label'));
  const { tex, diagrams, table } = readContent(
    element.children.filter((node) => !isLabel(node)),
    source,
  );
  const marks = findAll(element, 'span').find((each) => hasClass(each, 'vb-marks'));
  const printed = following.find((each) => hasClass(each, 'vb-options'));
  const field = following.find((each) => hasClass(each, 'vb-field'));
  const unit =
    field === undefined ? undefined : findAll(field, 'span').find((each) => hasClass(each, 'vb-unit'));
  const options = printed === undefined ? [] : readPrintedOptions(printed, source);
  const found = findAnswer(path, field);
  const chosen = found.answer?.kind === 'choice' ? found.answer.correct : [];
  return createPart({
    label: path.split('.').at(-1) ?? 'a',
    text: tex,
    diagrams: [...diagrams],
    ...(lead === undefined ? {} : { lead }),
    ...(table === undefined ? {} : { table }),
    ...(marks === undefined ? {} : { marks: Number(getText(marks).replace(/\D/gu, '')) }),
    ...(options.length === 0
      ? {}
      : { options: options.map((option) => ({ ...option, correct: chosen.includes(option.id) })) }),
    ...withUnit(found, unit === undefined ? '' : getText(unit)),
  });
}

/** Adds the unit that was printed beside the field to the answer, unless the answer has it already from the notes for the marker. */
function withUnit(found: PartAnswer, unit: string): PartAnswer {
  const { answer } = found;
  if (unit === '' || answer?.kind !== 'value' || readNumericAnswer(answer)?.unit !== '') return found;
  return {
    ...found,
    answer: { kind: 'value', tex: answer.tex + formatUnitTex(unit), text: `${answer.text} ${unit}` },
  };
}

function readPrintedOptions(list: XmlElement, source: ContentSource): Option[] {
  return listChildren(list, 'li').map(({ children }, index) => ({
    id: String.fromCharCode(97 + index),
    text: readInline(children, source),
    correct: false,
  }));
}
