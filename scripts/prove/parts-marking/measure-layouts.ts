import type { LearnerResponse } from '../../../src/domain/learner-response.ts';
import type { Question } from '../../../src/domain/question.ts';
import { generateItem } from '../../../src/item-models/generate-item.ts';
import type { ItemModel } from '../../../src/item-models/item-model.ts';
import { createRandom } from '../../../src/item-models/random.ts';
import { markQuestion } from '../../../src/marking/mark-question.ts';
import { layouts, type PartText, workingLayouts, writeObject } from './layouts.ts';
import { listPartAnswers, type PartAnswers } from './part-answers.ts';

/** The results of one model. */
export type LayoutResult = {
  /** Questions with parts among the seeds. */
  readonly questions: number;
  /** Responses marked, by layout. */
  readonly responses: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
};

/** How a part is answered. */
type Quality = 'right' | 'wrong' | 'blank';

const MIXES_PER_QUESTION = 3;

/** Marks responses to the questions of a model in all layouts and lists every difference. */
export function measureLayouts(model: ItemModel, seeds: readonly number[]): LayoutResult {
  const responses = new Map<string, number>();
  const failures: string[] = [];
  let questions = 0;
  for (const seed of seeds) {
    const question = generateItem(model, seed);
    if (question.parts === undefined) continue;
    questions++;
    const count = (layout: string) => void responses.set(layout, (responses.get(layout) ?? 0) + 1);
    failures.push(
      ...checkQuestion(question, { seed, count, isContext: model.isContext === true }).map(
        (failure) => `${model.id}, seed ${seed}: ${failure}`,
      ),
    );
  }
  return { questions, responses, failures };
}

type CheckOptions = {
  readonly seed: number;
  readonly count: (layout: string) => void;
  /** A context has several parts that are answered in sentences, so only labels tell which answer belongs to which part. */
  readonly isContext: boolean;
};

function checkQuestion(question: Question, { seed, count, isContext }: CheckOptions): string[] {
  const readable = layouts.filter(({ name }) => !isContext || !name.startsWith('no labels'));
  const answers = listPartAnswers(question);
  const full = markParts(question, writeObject(chooseTexts(answers, [])));
  // A part that is drawn on paper is left to a person even if its text is blank.
  const none = markParts(question, writeObject(answers.map(({ path }) => ({ path, text: '' }))));
  const available = question.parts?.map(({ marks = 0 }) => marks) ?? [];
  const workingTexts = answers.map(({ path, working }) => ({ path, text: working }));
  return [
    ...(String(full) === String(available)
      ? []
      : [`right answers earn ${full} of ${available}: ${JSON.stringify(answers)}`]),
    ...compareLayouts(question, { texts: workingTexts, among: workingLayouts }, count),
    ...drawMixes(answers.length, seed).flatMap((mix) => {
      const texts = chooseTexts(answers, mix);
      return [
        ...compareLayouts(question, { texts, among: readable }, count),
        ...findLostMarks(mix, { full, none, marks: markParts(question, writeObject(texts)) }),
      ];
    }),
  ];
}

/** All parts right, and some mixes of right, wrong and blank parts. */
function drawMixes(partCount: number, seed: number): Quality[][] {
  const random = createRandom(`parts-marking:${seed}`);
  const qualities: readonly Quality[] = ['right', 'right', 'wrong', 'blank'];
  return [
    Array.from({ length: partCount }, (): Quality => 'right'),
    ...Array.from({ length: MIXES_PER_QUESTION }, () =>
      Array.from({ length: partCount }, () => random.pick(qualities)),
    ),
  ];
}

function chooseTexts(answers: readonly PartAnswers[], mix: readonly Quality[]): PartText[] {
  return answers.map(({ path, right, wrong }, index) => {
    const quality = mix[index] ?? 'right';
    return { path, text: quality === 'right' ? right : quality === 'wrong' ? wrong : '' };
  });
}

type Comparison = { readonly texts: readonly PartText[]; readonly among: typeof layouts };

/** Lists the layouts whose marks differ from those of the object form. */
function compareLayouts(
  question: Question,
  { texts, among }: Comparison,
  count: (layout: string) => void,
): string[] {
  const expected = String(markParts(question, writeObject(texts)));
  return among.flatMap(({ name, write }) => {
    const response = write(texts);
    if (response === undefined) return [];
    count(name);
    const marks = String(markParts(question, response));
    return marks === expected ? [] : [`${name}: ${marks}, not ${expected}: ${JSON.stringify(response)}`];
  });
}

/** The marks of each part: if all parts are right, if all are blank, and in a mix. */
type MixMarks = Readonly<Record<'full' | 'none' | 'marks', readonly number[]>>;

/** Lists the right parts that lose marks beside wrong or blank parts, and the blank parts that gain marks beside other parts. */
function findLostMarks(mix: readonly Quality[], { full, none, marks }: MixMarks): string[] {
  return mix.flatMap((quality, index) => {
    const awarded = marks[index] ?? 0;
    if (quality === 'right' && awarded !== full[index])
      return [`part ${index + 1} is right but earns ${awarded} in ${mix}`];
    return quality === 'blank' && awarded !== none[index]
      ? [`blank part ${index + 1} earns ${awarded} in ${mix}`]
      : [];
  });
}

function markParts(question: Question, response: LearnerResponse): number[] {
  const { parts = [] } = markQuestion(question, response);
  return parts.map(({ marksAwarded, marksByPerson }) => marksAwarded + marksByPerson);
}
