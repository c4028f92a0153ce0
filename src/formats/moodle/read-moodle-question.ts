import { Difficulty } from '../../domain/classification.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import { createNumberAnswer, createTextAnswer, findNotedAnswer } from '../items/read-answers.ts';
import { type ContentSource, readContent, readHtml, readInline, toSteps } from '../items/read-content.ts';
import { findChild, findPath, getText, listChildren } from '../markup/find-elements.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { getHtml } from './moodle-text.ts';
import { readClozeBody, readEssayBody } from './read-moodle-parts.ts';
import { readStackQuestion } from './read-stack.ts';
import { readWordGaps } from './read-word-gaps.ts';

/** A question that was read from the fields of Moodle, or why it cannot be read. */
type MoodleReading =
  | { readonly kind: 'question'; readonly question: Question; readonly passage?: string }
  | { readonly kind: 'refused'; readonly reason: string };

type Body = Partial<Question> & Pick<Question, 'kind' | 'stem'>;
type TypeReader = (
  element: XmlElement,
  source: ContentSource,
  tags: ReadonlyMap<string, string>,
) => Body | string;

/** Reads one `<question>` by its type. */
export function readMoodleQuestion(element: XmlElement, source: ContentSource): MoodleReading {
  const type = element.attributes.type ?? '';
  const readType = readers[type];
  if (readType === undefined)
    return {
      kind: 'refused',
      reason: refusals[type] ?? `questions of type ${type || 'unknown'} cannot be read`,
    };
  const tags = readTags(element);
  const body = readType(element, source, tags);
  if (typeof body === 'string') return { kind: 'refused', reason: body };
  const draft = { ...readFields(element, tags, source), ...body };
  const idnumber = getText(findChild(element, 'idnumber')).trim();
  const stored = createQuestion({ id: 'x', ...draft });
  const question = { ...stored, id: idnumber === '' ? deriveQuestionId(stored) : idnumber };
  const passage = tags.get('passage');
  return { kind: 'question', question, ...(passage === undefined ? {} : { passage }) };
}

const refusals: Readonly<Record<string, string>> = {
  calculated: 'calculated questions contain formulas with random values, which cannot be read',
  calculatedsimple: 'calculated questions contain formulas with random values, which cannot be read',
  calculatedmulti: 'calculated questions contain formulas with random values, which cannot be read',
  random: 'a random question refers to a category and has no content of its own',
  coderunner: 'CodeRunner questions run programs, which this program does not do',
};

/** Reads tags such as `topic: Mechanics`, which `writeTags` writes. */
function readTags(element: XmlElement): ReadonlyMap<string, string> {
  const tags = findChild(element, 'tags');
  const texts = tags === undefined ? [] : listChildren(tags, 'tag').map((tag) => getText(tag).trim());
  return new Map(
    texts.flatMap((text) => {
      const [, name, value] = /^(\w+): (.*)$/su.exec(text) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function readFields(
  element: XmlElement,
  tags: ReadonlyMap<string, string>,
  source: ContentSource,
): Partial<Question> {
  const [subject, level, topic, outcomeId] = ['subject', 'level', 'topic', 'outcome'].map((name) =>
    tags.get(name),
  );
  const difficulty = Difficulty.safeParse(tags.get('difficulty')).data;
  const grade = Number(getText(findChild(element, 'defaultgrade')));
  const marks = Number.isInteger(grade) && grade >= 0 && tags.get('marks') !== 'none' ? grade : undefined;
  const feedback = parseHtml(getHtml(findChild(element, 'generalfeedback'))).filter(
    (node) => !isMarkingNote(node),
  );
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(level === undefined ? {} : { level }),
    ...(topic === undefined ? {} : { topic }),
    ...(outcomeId === undefined ? {} : { outcomeId }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(marks === undefined ? {} : { marks }),
    solution: toSteps(readContent(feedback, source).tex),
  };
}

function isMarkingNote(node: XmlElement | string): boolean {
  return typeof node !== 'string' && /\bvb-(?:answer|scheme)\b/u.test(node.attributes.class ?? '');
}

function readBody(element: XmlElement, source: ContentSource): Omit<Body, 'kind'> {
  const { tex, diagrams, ...fields } = readHtml(getHtml(findChild(element, 'questiontext')), source);
  return { stem: tex, diagrams: [...diagrams], ...fields };
}

const readers: Readonly<Record<string, TypeReader>> = {
  multichoice: (element, source, tags) => {
    const isSingle = getText(findChild(element, 'single')).trim() !== 'false';
    const options = readOptions(element, source, isSingle);
    const correct = options.filter((option) => option.correct).map(({ id }) => id);
    if (correct.length === 0) return 'no option is right';
    const kind = readKind(tags, ['assertion_reason', 'match']) ?? (isSingle ? 'mcq_sc' : 'mcq_mc');
    return { kind, ...readBody(element, source), options, answer: { kind: 'choice', correct } };
  },
  truefalse: (element, source) => {
    const options = readOptions(element, source, true).map((option) => ({
      ...option,
      text: option.text === '' ? '' : option.text.charAt(0).toUpperCase() + option.text.slice(1),
    }));
    const correct = options.filter((option) => option.correct).map(({ id }) => id);
    if (correct.length !== 1) return 'neither true nor false is right';
    return { kind: 'mcq_sc', ...readBody(element, source), options, answer: { kind: 'choice', correct } };
  },
  numerical: (element, source, tags) => {
    const right = listChildren(element, 'answer').filter(
      ({ attributes }) => Number(attributes.fraction) === 100,
    );
    const [first, ...others] = right.map((answer) => ({
      value: Number(getText(findChild(answer, 'text')).trim()),
      tolerance: Number(getText(findChild(answer, 'tolerance')).trim() || 0),
    }));
    if (first === undefined || !Number.isFinite(first.value)) return 'it has no right number';
    const unit = getText(findPath(element, 'units', 'unit', 'unit_name')).trim();
    const { answer, key } = createNumberAnswer({ ...first, unit }, tags.get('kind') === 'integer');
    const isUnitRequired = getText(findChild(element, 'unitgradingtype')).trim() === '1';
    const fullKey = {
      ...key,
      ...(others.length === 0 ? {} : { accept: others.map(({ value }) => String(value)) }),
      ...(isUnitRequired && unit !== '' ? { unit: 'required' as const } : {}),
    };
    const kind = answer.kind === 'integer' ? 'integer' : 'subjective';
    return {
      kind,
      ...readBody(element, source),
      answer,
      ...(Object.keys(fullKey).length === 0 ? {} : { key: fullKey }),
    };
  },
  shortanswer: (element, source) => {
    const right = listChildren(element, 'answer').filter(
      ({ attributes }) => Number(attributes.fraction) === 100,
    );
    const texts = right.map((answer) => getText(findChild(answer, 'text')));
    if (texts.some((text) => /(?<!\\)\*/u.test(text)))
      source.onFinding({
        rule: 'pattern-is-readable',
        severity: 'warning',
        message: 'An answer with * stands for any text; only the text itself is kept.',
      });
    const textAnswer = createTextAnswer(texts.map((text) => text.replaceAll('\\*', '*')));
    if (textAnswer === undefined) return 'it has no right answer';
    return { kind: 'subjective', ...readBody(element, source), ...textAnswer };
  },
  stack: readStackQuestion,
  matching: readMatching,
  match: readMatching,
  ordering: (element, source) => {
    const texts = listChildren(element, 'answer').map((answer) =>
      readInline(parseHtml(getHtml(answer)), source),
    );
    if (texts.length < 2) return 'it has fewer than two items';
    const options = texts.map((text, index) => ({
      id: String.fromCharCode(97 + index),
      text,
      correct: false,
    }));
    return {
      kind: 'subjective',
      ...readBody(element, source),
      options,
      answer: { kind: 'order', order: options.map(({ id }) => id) },
    };
  },
  essay: (element, source) => {
    const notes = parseHtml(getHtml(findChild(element, 'graderinfo')));
    const withParts = readEssayBody(getHtml(findChild(element, 'questiontext')), notes, source);
    if (withParts !== undefined) return { kind: 'subjective', ...withParts };
    const answer = findNotedAnswer(notes);
    const hasNotes = answer === undefined && notes.length > 0;
    const comments = hasNotes ? [`For the marker: ${notes.map(getText).join(' ').trim()}`] : [];
    return {
      kind: 'subjective',
      ...readBody(element, source),
      comments,
      ...(answer === undefined ? { response: 'prose' as const } : { answer }),
    };
  },
  description: (element, source) => {
    const nodes = parseHtml(getHtml(findChild(element, 'questiontext')));
    const [first] = nodes;
    const hasTitle = first !== undefined && typeof first !== 'string' && first.name === 'h3';
    const { tex, diagrams, ...fields } = readContent(hasTitle ? nodes.slice(1) : nodes, source);
    const title = hasTitle ? { title: readInline(first.children, source) } : {};
    return { kind: 'passage', stem: tex, diagrams: [...diagrams], ...fields, ...title, questions: [] };
  },
  cloze: (element, source) => {
    const body = readClozeBody(getHtml(findChild(element, 'questiontext')), source);
    return typeof body === 'string' ? body : { kind: 'subjective', ...body };
  },
  gapselect: readGapQuestion,
  ddwtos: readGapQuestion,
  multianswer: (element, source, tags) => readers.cloze?.(element, source, tags) ?? 'cloze cannot be read',
};

function readGapQuestion(element: XmlElement, source: ContentSource): Body | string {
  const body = readWordGaps(element, source);
  return typeof body === 'string' ? body : { kind: 'subjective', ...body };
}

function readMatching(element: XmlElement, source: ContentSource): Body | string {
  const rows = listChildren(element, 'subquestion').map((row) => ({
    left: readInline(parseHtml(getHtml(row)), source),
    right: readInline(parseHtml(getText(findPath(row, 'answer', 'text'))), source),
  }));
  const rightTexts = [...new Set(rows.map(({ right }) => right))].filter((text) => text !== '');
  const right = rightTexts.map((text, index) => ({ id: 'pqrstuvwxyz'.charAt(index) || `r${index}`, text }));
  const asked = rows.filter((row) => row.left !== '');
  const left = asked.map((row, index) => ({ id: String.fromCharCode(97 + index), text: row.left }));
  if (left.length < 2 || right.length < 2) return 'it has fewer than two pairs';
  const pairs = asked.map((row, index) => ({
    left: left[index]?.id ?? '',
    right: right.find(({ text }) => text === row.right)?.id ?? '',
  }));
  const table = { headings: ['Column I', 'Column II'] satisfies [string, string], left, right };
  return { kind: 'match', ...readBody(element, source), table, answer: { kind: 'matches', pairs } };
}

/** Returns the kind that a tag states, if it is one of these kinds. */
function readKind(
  tags: ReadonlyMap<string, string>,
  kinds: readonly QuestionKind[],
): QuestionKind | undefined {
  const kind = QuestionKind.safeParse(tags.get('kind')).data;
  return kind !== undefined && kinds.includes(kind) ? kind : undefined;
}

function readOptions(element: XmlElement, source: ContentSource, isSingle: boolean): Option[] {
  return listChildren(element, 'answer').map((answer, index) => {
    const fraction = Number(answer.attributes.fraction ?? 0);
    const explanation = readInline(parseHtml(getHtml(findChild(answer, 'feedback'))), source);
    return {
      id: String.fromCharCode(97 + index),
      text: readInline(parseHtml(getHtml(answer)), source),
      correct: isSingle ? fraction >= 99.9 : fraction > 0,
      ...(explanation === '' ? {} : { explanation }),
    };
  });
}
