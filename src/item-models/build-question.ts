import { printTikz } from '../diagrams/print-tikz.ts';
import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Bullet, Evidence, MarkingScheme, Misconception } from '../domain/marking-scheme.ts';
import { totalMarks } from '../domain/marking-scheme.ts';
import { type Answer, createQuestion, type Option, type Question } from '../domain/question.ts';
import { hashText } from '../domain/question-id.ts';
import { typedText } from '../latex/visible-text.ts';
import { buildSolution } from './build-solution.ts';
import { illustrateBullet } from './illustrate-bullet.ts';
import type { BulletDraft, ItemDraft, MistakeDraft } from './item-draft.ts';
import type { ItemModel } from './item-model.ts';
import type { Random } from './random.ts';
import { asProse, singularAfterOne } from './write/words.ts';

/** Seed and time for the provenance; `random` continues the sequence that the model drew from. */
type GenerationContext = { readonly seed: number; readonly at: Date; readonly random: Random };

/** Builds the stored question from a draft: adds ids, the subject's policies, the solution and the provenance. */
export function buildQuestion(model: ItemModel, draft: ItemDraft, making: GenerationContext): Question {
  const options = draft.multipleChoice === true ? orderOptions(draft, making.random).map(withLetter) : [];
  const markingScheme = buildScheme(model.subject, draft, options);
  const question = createQuestion({
    id: 'unnamed',
    kind: draft.multipleChoice === true ? 'mcq_sc' : 'subjective',
    stem: singularAfterOne(draft.stem),
    diagrams: draft.figure === undefined ? [] : [{ kind: 'tikz', tex: printTikz(draft.figure) }],
    options,
    answer: buildAnswer(draft, options),
    solution: buildSolution(draft),
    markingScheme,
    subject: model.subject,
    level: model.level,
    topic: model.title,
    outcomeId: model.outcomeId,
    marks: totalMarks(markingScheme),
    source: { origin: 'local' },
    provenance: {
      maker: 'item-model',
      name: model.id,
      seed: making.seed,
      createdAt: making.at.toISOString(),
    },
  });
  return { ...question, id: buildQuestionId(model, question) };
}

/** Hashes the visible text, so that two seeds with the same question get the same id. */
function buildQuestionId(model: ItemModel, { stem, options }: Question): string {
  const read = [stem, ...options.map((option) => option.text)].join('\n');
  return `${model.id.toLowerCase()}-${hashText(read)}`;
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

/** Ascending order if all answers are plain numbers, so that the position of the key gives nothing away. */
function sortNumericAnswers({ answer, mistakes }: ItemDraft): readonly string[] | undefined {
  const values = [answer, ...mistakes.map((mistake) => mistake.answer)];
  if (!values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value))) return undefined;
  return values.toSorted((one, other) => Number(one) - Number(other));
}

function withLetter(option: UnletteredOption, index: number): Option {
  return { id: 'abcdefgh'.charAt(index), ...option };
}

function buildAnswer({ answer }: ItemDraft, options: readonly Option[]): Answer {
  if (options.length > 0) return { kind: 'choice', correct: correctIds(options) };
  return { kind: 'value', tex: answer, text: typedText(answer) };
}

function correctIds(options: readonly Option[]): string[] {
  return options.filter((option) => option.correct).map((option) => option.id);
}

function buildScheme(subject: string, draft: ItemDraft, options: readonly Option[]): MarkingScheme {
  const choice: Evidence | undefined =
    options.length === 0 ? undefined : { kind: 'choice', correct: correctIds(options) };
  const bullets = draft.bullets.map((bullet, index) => ({
    ...buildBullet(bullet, index + 1, draft.bullets),
    ...(choice === undefined ? {} : { evidence: choice }),
  }));
  return {
    bullets,
    policies: { ...defaultMarkingPolicies(subject), ...draft.policies },
    misconceptions: draft.mistakes.map((mistake) => buildMisconception(mistake, options)),
  };
}

function buildBullet(draft: BulletDraft, n: number, all: readonly BulletDraft[]): Bullet {
  return {
    n,
    marks: draft.marks,
    kind: draft.kind,
    generic: draft.why,
    illustrative: illustrateBullet(draft),
    evidence: draft.evidence,
    ...(draft.alternatives === undefined ? {} : { alternatives: [...draft.alternatives] }),
    requires: [...draft.requires],
    impliedBy: [...(draft.impliedBy ?? findImplyingBullets(n, all))],
    followThrough: draft.followThrough,
    level: draft.level,
    gapTags: [...draft.gaps],
  };
}

/** The later bullets whose follow-through uses this one (`b2` for bullet 2): earning them implies this one. */
function findImplyingBullets(n: number, all: readonly BulletDraft[]): number[] {
  const name = new RegExp(`(?<![A-Za-z\\\\])b${n}(?!\\d)`);
  return all.flatMap(({ followThrough }, index) =>
    index + 1 > n && followThrough.mode !== 'no' && name.test(followThrough.expression) ? [index + 1] : [],
  );
}

function buildMisconception(mistake: MistakeDraft, options: readonly Option[]): Misconception {
  const { tag, answer, why, earns } = mistake;
  const chosen = options.find((option) => !option.correct && option.text === asProse(answer));
  return {
    tag,
    answer: chosen?.id ?? answer,
    ...(why === undefined ? {} : { explanation: why }),
    ...(earns === undefined ? {} : { earns: [...earns] }),
  };
}
