import { defaultMarkingPolicies } from './default-marking-policies.ts';
import type { Bullet, MarkingScheme } from './marking-scheme.ts';
import { createPart, type Part } from './part.ts';
import { getMarks } from './part-marks.ts';
import { type LeafPart, listLeafParts } from './part-path.ts';
import { joinParagraphs } from './part-text.ts';
import type { PlainQuestion } from './question.ts';
import type { Answer, Option } from './question-content.ts';
import { getResponseKind } from './response-kind.ts';
import type { SqaMarkingScheme, SqaPart } from './sqa.ts';

type PartViewOptions = {
  /** Whether to include the answers; true only after marking. */
  readonly withScheme: boolean;
  /** Figures of parts by path, rendered by the caller. */
  readonly partSvgs?: ReadonlyMap<string, string> | undefined;
};

/** Converts the parts of a question to the form of the SQA graphs. */
export function toSqaParts(question: PlainQuestion, view: PartViewOptions): SqaPart[] {
  const shownParents = new Set<Part>();
  return listLeafParts(question).map((leaf) => {
    const isFirstInner = leaf.parent !== undefined && !shownParents.has(leaf.parent);
    if (leaf.parent) shownParents.add(leaf.parent);
    return toSqaPart(leaf, isFirstInner, view);
  });
}

/** The text of an outer part is shown above its first inner part. */
function toSqaPart(
  { path, part, parent }: LeafPart,
  isFirstInner: boolean,
  { withScheme, partSvgs }: PartViewOptions,
): SqaPart {
  const lead = joinParagraphs([...(isFirstInner ? [parent?.lead, parent?.text] : []), part.lead]);
  const svg = partSvgs?.get(path);
  return {
    path,
    ...(lead !== '' && { lead }),
    text: part.text,
    response: getResponseKind(part),
    marks: getMarks(part) ?? 0,
    ...(part.options.length > 0 && { options: toSqaOptions(part, withScheme) }),
    ...(part.unit !== undefined && { unit: part.unit }),
    ...(part.table && { table: part.table }),
    ...(part.blankTable && { blank_table: part.blankTable }),
    ...(svg !== undefined && { diagram_svg: svg }),
    ...(withScheme && part.solution.length > 0 && { solution: part.solution }),
    ...(withScheme && part.answer && { answer: part.answer }),
    ...(withScheme && part.key && { key: part.key }),
  };
}

type OptionSource = Pick<PlainQuestion, 'options' | 'markingScheme'>;

/**
 * Converts options to the form of the SQA graphs. After marking, a wrong option has the reason why it is
 * wrong.
 */
export function toSqaOptions(
  { options, markingScheme }: OptionSource,
  withScheme: boolean,
): NonNullable<SqaPart['options']> {
  const misconceptions = markingScheme?.misconceptions ?? [];
  return options.map(({ id, text, correct, explanation }) => {
    const plainText = /^\$([^$]*)\$$/u.exec(text)?.[1] ?? text;
    const mistake = misconceptions.find(({ answer }) => answer === id || answer === plainText);
    const reason = explanation ?? mistake?.explanation;
    return { id, text, ...(withScheme && !correct && reason !== undefined && { reason }) };
  });
}

/** Lists the criteria of all parts in order, each with the path of its part. */
export function toSqaCriteria(question: PlainQuestion): SqaMarkingScheme['criteria'] {
  return listLeafParts(question).flatMap(({ path, part }) =>
    (part.markingScheme?.bullets ?? []).map(({ generic, marks }) => ({ step: generic, marks, part: path })),
  );
}

type SqaPartsSource = {
  readonly parts: readonly SqaPart[];
  readonly criteria: SqaMarkingScheme['criteria'];
  readonly subject: string;
};

/** Converts parts from the form of the SQA graphs; `b.i` and `b.ii` become the inner parts of one part (b). */
export function fromSqaParts({ parts, criteria, subject }: SqaPartsSource): Part[] {
  const byOuterLabel = Map.groupBy(parts, ({ path }) => path.split('.')[0] ?? path);
  const read = (part: SqaPart): Part => fromSqaPart(part, criteria, subject);
  return [...byOuterLabel].flatMap(([label, group]) => {
    const [first, ...others] = group.map(read);
    if (first === undefined || !group.some(({ path }) => path.includes('.'))) return group.map(read);
    const { lead = '', ...inner } = first;
    return [createPart({ label, text: lead, parts: [inner, ...others] })];
  });
}

function fromSqaPart(part: SqaPart, criteria: SqaMarkingScheme['criteria'], subject: string): Part {
  const { path, text, lead, marks, answer, table, blank_table: blankTable, unit, response } = part;
  const scheme = toScheme(
    criteria.filter((one) => one.part === path),
    subject,
  );
  const content = { options: toOptions(part.options ?? [], answer), ...(answer && { answer }) };
  return createPart({
    label: path.split('.').at(-1) ?? path,
    text,
    marks,
    ...content,
    ...(lead !== undefined && { lead }),
    ...(table && { table }),
    ...(blankTable && { blankTable }),
    ...(unit !== undefined && { unit }),
    ...(part.solution && { solution: part.solution }),
    ...(part.key && { key: part.key }),
    ...(getResponseKind(content) !== response && { response }),
    ...(scheme && { markingScheme: scheme }),
  });
}

/** Converts options from the wire, where the key is in the answer. */
export function toOptions(options: NonNullable<SqaPart['options']>, answer: Answer | undefined): Option[] {
  const correctIds = answer?.kind === 'choice' ? answer.correct : [];
  return options.map(({ id, text, reason }) => {
    const isCorrect = correctIds.includes(id);
    return {
      id,
      text,
      correct: isCorrect,
      ...(reason !== undefined && !isCorrect && { explanation: reason }),
    };
  });
}

/** Makes a scheme of criteria that are described in words; undefined if none gives marks. */
export function toScheme(criteria: SqaMarkingScheme['criteria'], subject: string): MarkingScheme | undefined {
  const bullets = criteria.filter(({ marks, step }) => marks > 0 && step !== '').map(toBullet);
  if (bullets.length === 0) return undefined;
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
