import { Difficulty } from '../../domain/classification.ts';
import type { Finding } from '../../domain/finding.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { createNumberAnswer, createTextAnswer, findNotedAnswer } from '../items/read-answers.ts';
import { type ContentSource, readContent, readHtml, toSteps } from '../items/read-content.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { escapeXml } from '../markup/write-markup.ts';
import type { GiftBlock, GiftEntry } from './parse-gift.ts';

/** A question, with the id of its passage; or why the entry cannot be read. */
type GiftReading =
  | { readonly kind: 'question'; readonly question: Question; readonly passage: string | undefined }
  | { readonly kind: 'refused'; readonly reason: string };

type Body = Partial<Question> & Pick<Question, 'kind'>;
type Tags = ReadonlyMap<string, string>;

/** Reads one entry of a GIFT file. */
export function readGiftEntry(entry: GiftEntry, onFinding: (finding: Finding) => void): GiftReading {
  const source = createSource(onFinding);
  const tags = readTags(entry.tags);
  const body = readBlock(entry, source, tags);
  if (typeof body === 'string') return { kind: 'refused', reason: body };
  let title: string | undefined;
  const { tex, diagrams, ...fields } = readHtml(
    toHtml(joinText(entry), entry.format).replace(/_{4,}/gu, '<span class="blank"></span>'),
    source,
    (element) => {
      if (element.name !== 'h3' || body.kind !== 'passage') return undefined;
      title = readContent(element.children, source).tex;
      return '';
    },
  );
  const question = createQuestion({
    id: 'x',
    stem: tex,
    ...fields,
    ...(title === undefined ? {} : { title }),
    ...readFields(tags),
    ...body,
    diagrams: [...diagrams],
    solution: readSolution(entry, source),
  });
  return {
    kind: 'question',
    question: { ...question, id: entry.id ?? deriveQuestionId(question) },
    passage: tags.get('passage'),
  };
}

/** Creates a source without pictures, because a GIFT file contains none. */
function createSource(onFinding: (finding: Finding) => void): ContentSource {
  return {
    findPicture: () => undefined,
    onPicture: () => undefined,
    onFinding: (finding) => onFinding({ severity: 'warning', ...finding }),
  };
}

/** Joins the texts before and after the answers. Answers within the text fill a gap, which is printed as a line. */
function joinText({ text, textAfter }: GiftEntry): string {
  return textAfter === '' ? text : `${text} _____ ${textAfter}`;
}

function toHtml(text: string, format: string): string {
  return format === 'html' || (format === 'moodle' && /<[a-z][^>]*>/iu.test(text))
    ? text
    : escapeXml(text).replaceAll('\n', '<br/>');
}

/** Reads tags such as `topic: Mechanics`. */
function readTags(tags: readonly string[]): Tags {
  return new Map(
    tags.flatMap((tag) => {
      const [, name, value] = /^(\w+): (.*)$/su.exec(tag) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function readFields(tags: Tags): Partial<Question> {
  const names = { subject: 'subject', level: 'level', topic: 'topic', outcome: 'outcomeId' } as const;
  const texts = Object.entries(names).flatMap(([tag, field]) => {
    const value = tags.get(tag);
    return value === undefined ? [] : [[field, value] as const];
  });
  const difficulty = Difficulty.safeParse(tags.get('difficulty')).data;
  const marks = /^\d{1,4}$/u.test(tags.get('marks') ?? '') ? Number(tags.get('marks')) : undefined;
  return {
    ...Object.fromEntries(texts),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(marks === undefined ? {} : { marks }),
  };
}

function readSolution({ block, format }: GiftEntry, source: ContentSource): Question['solution'] {
  const nodes = parseHtml(toHtml(block?.feedback ?? '', format)).filter(
    (node) => typeof node === 'string' || !/\bvb-(?:answer|scheme)\b/u.test(node.attributes.class ?? ''),
  );
  return toSteps(readContent(nodes, source).tex);
}

function readBlock(entry: GiftEntry, source: ContentSource, tags: Tags): Body | string {
  const { block, format } = entry;
  const taggedKind = QuestionKind.safeParse(tags.get('kind')).data;
  if (block === undefined)
    return taggedKind === 'passage' ? { kind: 'passage', questions: [] } : { kind: 'subjective' };
  switch (block.kind) {
    case 'essay': {
      const answer = findNotedAnswer(parseHtml(toHtml(block.feedback, format)));
      return { kind: 'subjective', ...(answer === undefined ? {} : { answer }) };
    }
    case 'true-false':
      return readTrueFalse(block.isTrue);
    case 'number':
      return readNumber(block, tags);
    case 'answers':
      return readAnswers(block, taggedKind, (text) => readHtml(toHtml(text, format), source).tex);
  }
}

function readTrueFalse(isTrue: boolean): Body {
  const options = [
    { id: 'a', text: 'True', correct: isTrue },
    { id: 'b', text: 'False', correct: !isTrue },
  ];
  return { kind: 'mcq_sc', options, answer: { kind: 'choice', correct: [isTrue ? 'a' : 'b'] } };
}

function readNumber({ answers }: GiftBlock, tags: Tags): Body | string {
  const [right] = answers.filter(({ isRight, weight = 100 }) => isRight && weight === 100);
  const number = right === undefined ? undefined : readInterval(right.text);
  if (number === undefined) return 'it has no right number';
  const unit = tags.get('unit') ?? '';
  const isInteger =
    tags.get('kind') === 'integer' || (tags.get('kind') === undefined && number.tolerance === 0);
  const { answer, key } = createNumberAnswer({ ...number, unit }, isInteger);
  return {
    kind: answer.kind === 'integer' ? 'integer' : 'subjective',
    answer,
    ...(key === undefined ? {} : { key }),
  };
}

/** Reads `5`, `5:0.1` or `4.9..5.1`. */
function readInterval(text: string): { value: number; tolerance: number } | undefined {
  const [, low, high] = /^(-?[\d.eE+-]+?)\s*\.\.\s*(-?[\d.eE+-]+)$/u.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const value = (Number(low) + Number(high)) / 2;
    return Number.isFinite(value)
      ? { value, tolerance: Math.abs(Number(high) - Number(low)) / 2 }
      : undefined;
  }
  const [value, tolerance = '0'] = text.split(':').map((part) => part.trim());
  const isNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/u;
  return isNumber.test(value ?? '') && isNumber.test(tolerance)
    ? { value: Number(value), tolerance: Number(tolerance) }
    : undefined;
}

function readAnswers(
  { answers }: GiftBlock,
  taggedKind: QuestionKind | undefined,
  toTex: (text: string) => string,
): Body | string {
  if (answers.every(({ match }) => match !== undefined)) return readMatches(answers, toTex);
  const isShort = answers.every(({ isRight, weight }) => isRight && (weight === undefined || weight > 0));
  if (isShort) {
    const textAnswer = createTextAnswer(answers.map(({ text }) => text));
    return textAnswer === undefined ? 'it has no right answer' : { kind: 'subjective', ...textAnswer };
  }
  if (answers.length > 26) return 'it has more than 26 options';
  const options = answers.map(
    ({ isRight, weight, text, feedback }, index): Option => ({
      id: String.fromCodePoint(97 + index),
      text: toTex(text),
      correct: weight === undefined ? isRight : weight > 0,
      ...(feedback === '' ? {} : { explanation: toTex(feedback) }),
    }),
  );
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  if (correct.length === 0) return 'no option is right';
  const isMultiple = answers.every(({ isRight }) => !isRight);
  const kind =
    taggedKind === 'assertion_reason' || taggedKind === 'match'
      ? taggedKind
      : isMultiple
        ? 'mcq_mc'
        : 'mcq_sc';
  return { kind, options, answer: { kind: 'choice', correct } };
}

function readMatches(answers: GiftBlock['answers'], toTex: (text: string) => string): Body | string {
  const rightTexts = [...new Set(answers.map(({ match = '' }) => match))];
  const pairs = answers.filter(({ text }) => text !== '');
  if (pairs.length === 0 || pairs.length > 16 || rightTexts.length > 10) return 'its pairs cannot be read';
  const toLeft = (index: number): string => 'abcdefghijklmno'.charAt(index) || 'z';
  const toRight = (text = ''): string => 'pqrstuvwxy'.charAt(rightTexts.indexOf(text));
  return {
    kind: 'match',
    table: {
      headings: ['Column I', 'Column II'],
      left: pairs.map(({ text }, index) => ({ id: toLeft(index), text: toTex(text) })),
      right: rightTexts.map((text) => ({ id: toRight(text), text: toTex(text) })),
    },
    answer: {
      kind: 'matches',
      pairs: pairs.map(({ match }, index) => ({ left: toLeft(index), right: toRight(match) })),
    },
  };
}
