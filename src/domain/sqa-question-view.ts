import { defaultMarkingPolicies } from './default-marking-policies.ts';
import { Fault } from './fault.ts';
import { type Bullet, type MarkingScheme, totalMarks } from './marking-scheme.ts';
import { createQuestion, type PlainQuestion, type Question } from './question.ts';
import type { Answer, Option } from './question-content.ts';
import { hasOptions } from './question-kind.ts';
import type { SqaMarkingScheme, SqaMetadata, SqaPart, SqaQuestion, SqaQuestionInput } from './sqa.ts';

type SqaViewOptions = {
  /** Whether to include the scheme and the correct answer; true only after marking. */
  readonly withScheme: boolean;
  /** The figure, rendered by the caller. */
  readonly diagramSvg?: string;
};

/** Converts a question to the form of the SQA graphs. A question without subject, level, outcome or marks is an `invalid-input` fault. */
export function toSqaQuestion(question: Question, view: SqaViewOptions): SqaQuestion {
  const { markingScheme: scheme } = question;
  return {
    id: question.id,
    source: question.source?.origin ?? 'local',
    subject: requireField(question, 'subject'),
    level: requireField(question, 'level'),
    outcome_id: requireField(question, 'outcomeId'),
    text: joinVignetteAndStem(question),
    marks: scheme === undefined ? requireField(question, 'marks') : totalMarks(scheme),
    ...(view.withScheme && scheme ? { marking_scheme: toSqaScheme(scheme) } : {}),
    metadata: toMetadata(question, view),
  };
}

/** Converts from the form of the SQA graphs. `at` is the time of import; unknown metadata is dropped. */
export function fromSqaQuestion(sqaQuestion: SqaQuestionInput, at: Date): Question {
  const { metadata, marking_scheme: scheme } = sqaQuestion;
  const bullets = (scheme?.criteria ?? [])
    .filter(({ marks, step }) => marks > 0 && step !== '')
    .map(toBullet);
  const variant = metadata.variant_of === undefined ? {} : toVariantProvenance(metadata.variant_of);
  return createQuestion({
    id: sqaQuestion.id,
    kind: metadata.kind ?? (metadata.options ? 'mcq_sc' : 'subjective'),
    stem: sqaQuestion.text,
    subject: sqaQuestion.subject,
    level: sqaQuestion.level,
    outcomeId: sqaQuestion.outcome_id,
    marks: sqaQuestion.marks,
    options: toOptions(metadata),
    source: { origin: sqaQuestion.source },
    provenance: { maker: 'import', createdAt: at.toISOString(), ...variant },
    ...(bullets.length === 0 ? {} : { markingScheme: toScheme(bullets, sqaQuestion.subject) }),
    ...(metadata.answer && { answer: metadata.answer }),
    ...(metadata.difficulty && { difficulty: metadata.difficulty }),
    ...(metadata.table && { table: metadata.table }),
    ...(metadata.questions && { questions: metadata.questions.map(fromPart) }),
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

function joinVignetteAndStem(question: Pick<PlainQuestion, 'vignette' | 'stem'>): string {
  return question.vignette === undefined ? question.stem : `${question.vignette}\n\n${question.stem}`;
}

function toMetadata(question: Question, { withScheme, diagramSvg }: SqaViewOptions): SqaMetadata {
  const { provenance, questions } = question;
  return {
    kind: question.kind,
    ...toSqaOptions(question),
    ...(question.table && { table: question.table }),
    ...(questions && { questions: questions.map((part) => toPart(part, withScheme)) }),
    ...(diagramSvg !== undefined && { diagram_svg: diagramSvg }),
    ...(provenance?.relation === 'variant' && provenance.parentId && { variant_of: provenance.parentId }),
    ...(question.difficulty && { difficulty: question.difficulty }),
    ...(withScheme && question.answer && { answer: question.answer }),
  };
}

function toSqaOptions(question: PlainQuestion): Pick<SqaMetadata, 'options'> {
  if (!hasOptions(question.kind)) return {};
  return { options: question.options.map(({ id, text }) => ({ id, text })) };
}

function toPart(question: PlainQuestion, withAnswer: boolean): SqaPart {
  return {
    id: question.id,
    text: joinVignetteAndStem(question),
    kind: question.kind,
    ...toSqaOptions(question),
    ...(withAnswer && question.answer && { answer: question.answer }),
  };
}

function fromPart(part: SqaPart): PlainQuestion {
  return createQuestion({
    id: part.id,
    kind: part.kind,
    stem: part.text,
    options: toOptions(part),
    ...(part.answer && { answer: part.answer }),
  });
}

function toOptions({ options = [], answer }: Pick<SqaPart, 'options' | 'answer'>): Option[] {
  const correctIds = listCorrectIds(answer);
  return options.map(({ id, text }) => ({ id, text, correct: correctIds.includes(id) }));
}

function listCorrectIds(answer: Answer | undefined): readonly string[] {
  return answer?.kind === 'choice' ? answer.correct : [];
}

function toSqaScheme(scheme: MarkingScheme): SqaMarkingScheme {
  const criteria = scheme.bullets.map(({ generic, marks }) => ({ step: generic, marks }));
  return { criteria, total_marks: totalMarks(scheme) };
}

function toScheme(bullets: Bullet[], subject: string): MarkingScheme {
  return { bullets, policies: defaultMarkingPolicies(subject), misconceptions: [] };
}

function toBullet({ step, marks }: SqaMarkingScheme['criteria'][number], index: number): Bullet {
  return {
    n: index + 1,
    marks,
    kind: 'process',
    generic: step,
    evidence: { kind: 'person', reason: 'The scheme describes this step only in words.' },
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags: [],
  };
}

function toVariantProvenance(parentId: string): { parentId: string; relation: 'variant' } {
  return { parentId, relation: 'variant' };
}
