import { Fault } from './fault.ts';
import type { MarkingScheme } from './marking-scheme.ts';
import { getMarks } from './part-marks.ts';
import { printPartsText, printSharedText } from './part-text.ts';
import { createQuestion, type PlainQuestion, type Question } from './question.ts';
import { hasOptions } from './question-kind.ts';
import { getResponseKind } from './response-kind.ts';
import type {
  SqaMarkingScheme,
  SqaMetadata,
  SqaPassageQuestion,
  SqaQuestion,
  SqaQuestionInput,
} from './sqa.ts';
import {
  fromSqaParts,
  toOptions,
  toScheme,
  toSqaCriteria,
  toSqaOptions,
  toSqaParts,
} from './sqa-part-view.ts';

type SqaViewOptions = {
  /** Whether to include the scheme and the correct answer; true only after marking. */
  readonly withScheme: boolean;
  /** The figure, rendered by the caller. */
  readonly diagramSvg?: string;
  /** The figures of parts by path, rendered by the caller. */
  readonly partSvgs?: ReadonlyMap<string, string>;
};

/** Converts a question to `SqaQuestion`, the JSON that the LangGraph graphs for SQA practice exchange. A question without subject, level, outcome or marks is an `invalid-input` fault. */
export function toSqaQuestion(question: Question, view: SqaViewOptions): SqaQuestion {
  const scheme = toSqaScheme(question);
  return {
    id: question.id,
    source: question.source?.origin ?? 'local',
    subject: requireField(question, 'subject'),
    level: requireField(question, 'level'),
    outcome_id: requireField(question, 'outcomeId'),
    text: printPartsText(question),
    marks: getMarks(question) ?? requireField(question, 'marks'),
    ...(view.withScheme && scheme ? { marking_scheme: scheme } : {}),
    metadata: toMetadata(question, view),
  };
}

/** Converts from the form of the SQA graphs. `at` is the time of import; unknown metadata is dropped. */
export function fromSqaQuestion(sqaQuestion: SqaQuestionInput, at: Date): Question {
  const { metadata, marking_scheme: scheme } = sqaQuestion;
  const criteria = scheme?.criteria ?? [];
  const markingScheme = metadata.parts ? undefined : toScheme(criteria, sqaQuestion.subject);
  const variant = metadata.variant_of === undefined ? {} : toVariantProvenance(metadata.variant_of);
  const options = toOptions(metadata.options ?? [], metadata.answer);
  const { response } = metadata;
  const isDerived = response === getResponseKind({ options, answer: metadata.answer });
  return createQuestion({
    id: sqaQuestion.id,
    kind: metadata.kind ?? (metadata.options ? 'mcq_sc' : 'subjective'),
    stem: metadata.parts ? (metadata.stem ?? '') : sqaQuestion.text,
    subject: sqaQuestion.subject,
    level: sqaQuestion.level,
    outcomeId: sqaQuestion.outcome_id,
    marks: sqaQuestion.marks,
    options,
    source: { origin: sqaQuestion.source },
    provenance: { maker: 'import', createdAt: at.toISOString(), ...variant },
    ...(markingScheme && { markingScheme }),
    ...(metadata.parts && {
      parts: fromSqaParts({ parts: metadata.parts, criteria, subject: sqaQuestion.subject }),
    }),
    ...(metadata.solution && { solution: metadata.solution }),
    ...(metadata.answer && { answer: metadata.answer }),
    ...(metadata.key && { key: metadata.key }),
    ...(metadata.difficulty && { difficulty: metadata.difficulty }),
    ...(metadata.table && { table: metadata.table }),
    ...(metadata.blank_table && { blankTable: metadata.blank_table }),
    ...(response && !isDerived && { response }),
    ...(metadata.questions && { questions: metadata.questions.map(fromPassageQuestion) }),
  });
}

function requireField<Key extends 'subject' | 'level' | 'outcomeId' | 'marks'>(
  question: Question,
  key: Key,
): NonNullable<Question[Key]> {
  const value = question[key];
  if (value !== undefined) return value;
  throw new Fault('invalid-input', `Question ${question.id} cannot be practised: it has no ${key}.`, {
    advice: 'Add a subject, a level, an outcome and marks first.',
  });
}

function toMetadata(question: Question, view: SqaViewOptions): SqaMetadata {
  const { provenance, questions } = question;
  const { withScheme, diagramSvg } = view;
  return {
    kind: question.kind,
    ...listOptions(question, withScheme),
    ...(question.table && { table: question.table }),
    ...(question.blankTable && { blank_table: question.blankTable }),
    ...(question.parts
      ? { stem: printSharedText(question), parts: toSqaParts(question, view) }
      : { response: getResponseKind(question) }),
    ...(questions && { questions: questions.map((one) => toPassageQuestion(one, withScheme)) }),
    ...(diagramSvg !== undefined && { diagram_svg: diagramSvg }),
    ...(provenance?.relation === 'variant' && provenance.parentId && { variant_of: provenance.parentId }),
    ...(question.difficulty && { difficulty: question.difficulty }),
    ...(withScheme && question.solution.length > 0 && { solution: question.solution }),
    ...(withScheme && question.answer && { answer: question.answer }),
    ...(withScheme && question.key && { key: question.key }),
    ...(withScheme && toItemSource(question)),
  };
}

function toItemSource({ provenance }: Question): Pick<SqaMetadata, 'item_model' | 'seed'> {
  const { maker, name, seed } = provenance ?? {};
  return maker === 'item-model' && name !== undefined && seed !== undefined ? { item_model: name, seed } : {};
}

function listOptions(question: PlainQuestion, withScheme: boolean): Pick<SqaMetadata, 'options'> {
  const isOrder = getResponseKind(question) === 'order';
  return isOrder || hasOptions(question.kind) ? { options: toSqaOptions(question, withScheme) } : {};
}

function toPassageQuestion(question: PlainQuestion, withAnswer: boolean): SqaPassageQuestion {
  return {
    id: question.id,
    text: printPartsText(question),
    kind: question.kind,
    ...listOptions(question, withAnswer),
    ...(withAnswer && question.answer && { answer: question.answer }),
    ...(withAnswer && question.key && { key: question.key }),
  };
}

function fromPassageQuestion({
  id,
  kind,
  text,
  options = [],
  answer,
  key,
}: SqaPassageQuestion): PlainQuestion {
  return createQuestion({
    id,
    kind,
    stem: text,
    options: toOptions(options, answer),
    ...(answer && { answer }),
    ...(key && { key }),
  });
}

function toSqaScheme(question: PlainQuestion): SqaMarkingScheme | undefined {
  const criteria = question.parts ? toSqaCriteria(question) : listCriteria(question.markingScheme);
  if (criteria.length === 0) return undefined;
  return { criteria, total_marks: criteria.reduce((sum, { marks }) => sum + marks, 0) };
}

function listCriteria(scheme: MarkingScheme | undefined): SqaMarkingScheme['criteria'] {
  return (scheme?.bullets ?? []).map(({ generic, marks }) => ({ step: generic, marks }));
}

function toVariantProvenance(parentId: string): { parentId: string; relation: 'variant' } {
  return { parentId, relation: 'variant' };
}
