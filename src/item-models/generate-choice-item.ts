import type { Question } from '../domain/question.ts';
import { buildQuestion } from './build-question.ts';
import { draftItem, FIXED_CREATION_TIME } from './generate-item.ts';
import { getFullText, type ItemDraft } from './item-draft.ts';
import type { ItemModel } from './item-model.ts';
import { createRandom } from './random.ts';

const WRONG_OPTION_COUNT = 3;
/** How many seeds are tried. If none gives a question, undefined is returned. */
const MAX_SEEDS = 8;
/** Stems that require working or an explanation, which options cannot show. */
const REQUIRES_WORKING =
  /\b(?:show that|prove|explain|justify|give a reason|describe|sketch|draw|compare)\b/i;

/**
 * Generates a multiple-choice question, trying `seed`, `seed + 1`, … A question that the model itself writes as multiple choice is
 * preferred. Otherwise the first suitable written question is used, and its mistakes become the wrong options. Returns undefined if
 * there is neither.
 */
export function generateChoiceItem(model: ItemModel, seed: number): Question | undefined {
  let fallback: Question | undefined;
  for (let next = seed; next < seed + MAX_SEEDS; next++) {
    const draft = draftItem(model, next);
    // If a written question was found, later seeds are used only if the model itself writes multiple choice.
    const question = fallback && draft.multipleChoice !== true ? undefined : buildChoice(model, draft, next);
    if (question !== undefined && draft.multipleChoice === true) return question;
    fallback ??= question;
  }
  return fallback;
}

/** Generates the multiple-choice question of exactly this seed again. */
export function rebuildChoiceItem(model: ItemModel, seed: number): Question | undefined {
  return buildChoice(model, draftItem(model, seed), seed);
}

function buildChoice(model: ItemModel, fullDraft: ItemDraft, seed: number): Question | undefined {
  const draft =
    fullDraft.multipleChoice === true ? fullDraft : toChoiceDraft(fullDraft, `${model.id}:${seed}:choice`);
  if (draft === undefined) return undefined;
  const random = createRandom(`${model.id}:${seed}:order`);
  return reduceToOneMark(buildQuestion(model, draft, { seed, at: FIXED_CREATION_TIME, random }));
}

/** Turns a written question into multiple choice; undefined if too few mistakes can be options. */
function toChoiceDraft(draft: ItemDraft, randomSeed: string): ItemDraft | undefined {
  const explainedMistakes = draft.mistakes.filter(
    ({ answer, why }) => why !== undefined && hasSimilarLength(draft.answer, answer),
  );
  const hasTextAnswer = [draft.answer, ...explainedMistakes.map(({ answer }) => answer)].some((tex) =>
    tex.includes('\\text'),
  );
  if (
    explainedMistakes.length < WRONG_OPTION_COUNT ||
    hasTextAnswer ||
    REQUIRES_WORKING.test(getFullText(draft))
  )
    return undefined;
  const mistakes = createRandom(randomSeed).sample(explainedMistakes, WRONG_OPTION_COUNT);
  const options = sortByValue([draft.answer, ...mistakes.map(({ answer }) => answer)]);
  const { parts: _parts, ...undivided } = { ...draft, stem: getFullText(draft) };
  return { ...undivided, ...(options && { options }), mistakes, multipleChoice: true };
}

const MAX_EXTRA_DIGITS = 2;

/** Whether a wrong answer has at most two digits more than the right one. A longer one would look wrong at once. */
function hasSimilarLength(answer: string, wrong: string): boolean {
  const countDigits = (tex: string): number =>
    Math.max(0, ...(tex.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => number.length));
  return countDigits(wrong) <= countDigits(answer) + MAX_EXTRA_DIGITS;
}

/** Reduces the marking scheme to one mark for the right option. The worked solution is unchanged. */
function reduceToOneMark(question: Question): Question {
  const { markingScheme } = question;
  const lastBullet = markingScheme?.bullets.at(-1);
  if (markingScheme === undefined || lastBullet === undefined || markingScheme.bullets.length === 1)
    return question;
  const gapTags = [...new Set(markingScheme.bullets.flatMap((bullet) => bullet.gapTags))];
  const { alternatives: _alternatives, ...bulletWithoutAlternatives } = lastBullet;
  const bullet: typeof lastBullet = {
    ...bulletWithoutAlternatives,
    n: 1,
    marks: 1,
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags,
  };
  const misconceptions = markingScheme.misconceptions.map(({ earns: _earned, ...mistake }) => mistake);
  return { ...question, marks: 1, markingScheme: { ...markingScheme, bullets: [bullet], misconceptions } };
}

/** Matches a number at the start, optionally with a power of ten: `12\,\mathrm{m}`, `3.0 \times 10^{8}`, `45\%`. */
const PLAIN_NUMBER = /^(-?\d+(?:\.\d+)?)(?:\s*\\times\s*10\^\{?(-?\d+)\}?)?(?:\\,|\\%|\\degree|\^|\s|$)/;

/** Sorts the options by value; undefined unless each begins with a plain number. */
function sortByValue(options: readonly string[]): string[] | undefined {
  const optionValues = options.map((tex) => ({ tex, value: readLeadingNumber(tex) }));
  if (optionValues.some(({ value }) => Number.isNaN(value))) return undefined;
  return optionValues.toSorted((a, b) => a.value - b.value).map(({ tex }) => tex);
}

/** Reads the number at the start of an option, ignoring a pound sign and spaces between digits; NaN if there is none. */
function readLeadingNumber(tex: string): number {
  const plain = tex.replace(/^(?:\\pounds|£)\s*/, '').replace(/(\d)\\,(?=\d)/g, '$1');
  const [, number, exponent = '0'] = PLAIN_NUMBER.exec(plain) ?? [];
  return number === undefined ? Number.NaN : Number(`${number}e${exponent}`);
}
