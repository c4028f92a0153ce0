import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Bullet, Evidence, MarkingScheme, Misconception } from '../domain/marking-scheme.ts';
import { getMarks } from '../domain/part-marks.ts';
import { printPartsText } from '../domain/part-text.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import type { Answer, Option } from '../domain/question-content.ts';
import { hashText } from '../domain/question-id.ts';
import { typedText } from '../latex/visible-text.ts';
import { type BulletRange, buildDiagrams, buildParts } from './build-parts.ts';
import { buildSolution } from './build-solution.ts';
import { illustrateBullet } from './illustrate-bullet.ts';
import type { BulletDraft, ItemDraft, MistakeDraft } from './item-draft.ts';
import type { ItemModel } from './item-model.ts';
import type { Random } from './random.ts';
import { asProse, singularAfterOne } from './write/words.ts';

/** The seed and the creation time for the provenance. `random` continues the random sequence from which the model drew. */
type GenerationContext = { readonly seed: number; readonly at: Date; readonly random: Random };

/** Builds the stored question from a draft: adds ids, the subject's policies, the solution and the provenance. */
export function buildQuestion(model: ItemModel, draft: ItemDraft, context: GenerationContext): Question {
  const question = createQuestion({
    id: 'unnamed',
    kind: draft.multipleChoice === true ? 'mcq_sc' : 'subjective',
    stem: singularAfterOne(draft.stem),
    diagrams: buildDiagrams(draft),
    ...buildContent(model, draft, context.random),
    subject: model.subject,
    level: model.level,
    topic: model.title,
    outcomeId: model.outcomeId,
    source: { origin: 'local' },
    provenance: {
      maker: 'item-model',
      name: model.id,
      seed: context.seed,
      createdAt: context.at.toISOString(),
    },
  });
  const marks = getMarks(question);
  return {
    ...question,
    ...(marks === undefined ? {} : { marks }),
    id: buildQuestionId(model, draft, question),
  };
}

/** Builds the options, the answer, the solution and the scheme, or the parts that have them. */
function buildContent(model: ItemModel, draft: ItemDraft, random: Random): Partial<Question> {
  if (draft.parts !== undefined)
    return {
      parts: buildParts(draft, draft.parts, (whole, mistakes, range) =>
        buildScheme(model.subject, { ...whole, mistakes }, [], range),
      ),
    };
  const options = draft.multipleChoice === true ? orderOptions(draft, random).map(addLetter) : [];
  return {
    options,
    ...(draft.response === undefined
      ? { answer: buildAnswer(draft, options) }
      : { response: draft.response }),
    solution: buildSolution(draft),
    markingScheme: buildScheme(model.subject, draft, options),
  };
}

/** Hashes the visible text, so that two seeds with the same question get the same id. */
function buildQuestionId(model: ItemModel, { idText }: ItemDraft, question: Question): string {
  const text = idText === undefined ? printPartsText(question) : singularAfterOne(idText);
  const visibleText = [text, ...question.options.map((option) => option.text)].join('\n');
  return `${model.id.toLowerCase()}-${hashText(visibleText)}`;
}

type UnletteredOption = Omit<Option, 'id'>;

function buildOptions({ answer, mistakes }: ItemDraft): UnletteredOption[] {
  const wrong = mistakes.map(({ answer: tex, why }) => ({
    text: asProse(tex),
    correct: false,
    ...(why === undefined ? {} : { explanation: why }),
  }));
  return [{ text: asProse(answer), correct: true }, ...wrong];
}

function orderOptions(draft: ItemDraft, random: Random): UnletteredOption[] {
  const options = buildOptions(draft);
  const order = (draft.options ?? sortNumericAnswers(draft))?.map(asProse);
  if (order === undefined) return random.shuffle(options);
  return options.toSorted((a, b) => order.indexOf(a.text) - order.indexOf(b.text));
}

/** Sorts the answers if all are plain numbers, so that the position of the key does not reveal it. Otherwise undefined. */
function sortNumericAnswers({ answer, mistakes }: ItemDraft): readonly string[] | undefined {
  const values = [answer, ...mistakes.map((mistake) => mistake.answer)];
  if (!values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value))) return undefined;
  return values.toSorted((a, b) => Number(a) - Number(b));
}

function addLetter(option: UnletteredOption, index: number): Option {
  return { id: 'abcdefgh'.charAt(index), ...option };
}

function buildAnswer({ answer }: ItemDraft, options: readonly Option[]): Answer {
  if (options.length > 0) return { kind: 'choice', correct: listCorrectIds(options) };
  return { kind: 'value', tex: answer, text: typedText(answer) };
}

function listCorrectIds(options: readonly Option[]): string[] {
  return options.filter((option) => option.correct).map((option) => option.id);
}

function buildScheme(
  subject: string,
  draft: ItemDraft,
  options: readonly Option[],
  range: BulletRange = { first: 1, last: draft.bullets.length },
): MarkingScheme {
  const choice: Evidence | undefined =
    options.length === 0 ? undefined : { kind: 'choice', correct: listCorrectIds(options) };
  const bullets = draft.bullets.map((bullet, index) => ({
    ...buildBullet(bullet, index + 1, draft.bullets),
    ...(choice === undefined ? {} : { evidence: choice }),
  }));
  return {
    bullets,
    policies: { ...defaultMarkingPolicies(subject), ...draft.policies },
    misconceptions: draft.mistakes.map((mistake) =>
      buildMisconception(chargeConversionOnce(mistake, range, subject), options),
    ),
  };
}

const CONVERSION_TAG = /conversion|prefix/u;
const ONE_MARK_SUBJECTS = new Set(['Physics', 'Chemistry']);

/**
 * Charges one mark for a missing conversion of units. It is the mark of the answer, unless the mistake states another one. `first`
 * and `last` are the first and last bullets of the question, or of the part in which the mistake is made.
 */
function chargeConversionOnce(
  mistake: MistakeDraft,
  { first, last }: BulletRange,
  subject: string,
): MistakeDraft {
  const { tag, earns = [] } = mistake;
  const isConversion = CONVERSION_TAG.test(tag) && ONE_MARK_SUBJECTS.has(subject);
  const earned = earns.filter((n) => n >= first && n <= last);
  if (!isConversion || first === last || earned.length >= last - first) return mistake;
  return { ...mistake, earns: Array.from({ length: last - first }, (_, index) => first + index) };
}

function buildBullet(draft: BulletDraft, n: number, allBullets: readonly BulletDraft[]): Bullet {
  return {
    n,
    marks: draft.marks,
    kind: draft.kind,
    generic: draft.why,
    illustrative: illustrateBullet(draft),
    evidence: draft.evidence,
    ...(draft.alternatives === undefined ? {} : { alternatives: [...draft.alternatives] }),
    requires: [...draft.requires],
    impliedBy: [...(draft.impliedBy ?? findImplyingBullets(n, allBullets))],
    followThrough: draft.followThrough,
    level: draft.level,
    gapTags: [...draft.gaps],
  };
}

/** Lists the later bullets that are computed from bullet `n`. Earning one of them implies bullet `n`. */
function findImplyingBullets(n: number, allBullets: readonly BulletDraft[]): number[] {
  // Matches `b2` for bullet 2, but not `b21` and not inside `\beta` or another name.
  const bulletReference = new RegExp(`(?<![A-Za-z\\\\])b${n}(?!\\d)`);
  return allBullets.flatMap(({ followThrough }, index) =>
    index + 1 > n && followThrough.mode !== 'no' && bulletReference.test(followThrough.expression)
      ? [index + 1]
      : [],
  );
}

function buildMisconception(mistake: MistakeDraft, options: readonly Option[]): Misconception {
  const { tag, answer, why, earns } = mistake;
  const wrongOption = options.find((option) => !option.correct && option.text === asProse(answer));
  return {
    tag,
    answer: wrongOption?.id ?? answer,
    ...(why === undefined ? {} : { explanation: why }),
    ...(earns === undefined ? {} : { earns: [...earns] }),
  };
}
