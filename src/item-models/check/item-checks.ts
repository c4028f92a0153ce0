import type { Evidence } from '../../domain/marking-scheme.ts';
import { totalMarks } from '../../domain/marking-scheme.ts';
import { Question } from '../../domain/question.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { agree } from '../../maths/agree/agree.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { findRejection } from '../find-rejection.ts';
import { draftItem, generateItem } from '../generate-item.ts';
import type { ItemDraft } from '../item-draft.ts';
import type { ItemModel } from '../item-model.ts';
import { deriveBullet } from './derive-bullet.ts';
import { findFalseWorking } from './find-false-working.ts';
import { rederiveAnswer } from './rederive-answer.ts';

/** A generated item with the draft it was built from. */
export type ItemSample = {
  readonly model: ItemModel;
  readonly seed: number;
  readonly draft: ItemDraft;
  readonly question: Question;
};

/** A property of every item. Returns one message for each violation. */
export type ItemCheck = (item: ItemSample) => string[];

export function generateItemSample(model: ItemModel, seed: number): ItemSample {
  return { model, seed, draft: draftItem(model, seed), question: generateItem(model, seed) };
}

/** The checks by name, in the order in which `npm run prove -- item-models` prints them. */
export const itemChecks: Readonly<Record<string, ItemCheck>> = {
  'constraints hold': ({ model, draft }) => toList(findRejection(model, draft)),
  'fits the schema': ({ question }) => {
    const parsed = Question.safeParse(JSON.parse(JSON.stringify(question)));
    return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  },
  'marks sum': ({ model, question }) => {
    const total = question.markingScheme === undefined ? 0 : totalMarks(question.markingScheme);
    if (total !== question.marks) return [`bullets give ${total}, the question has ${question.marks}`];
    return model.marks.includes(total) ? [] : [`${total} marks are not among ${model.marks.join(', ')}`];
  },
  'scheme reads': ({ draft, question }) =>
    collectMaths(draft, question)
      .filter((tex) => !readMath(tex).ok)
      .map((tex) => `cannot be read: ${tex}`),
  'answer re-derived': ({ draft, question }) => rederiveAnswer(draft, question),
  'working holds': ({ question }) => findFalseWorking(question),
  'wrong answers differ': ({ draft }) => findEqualAnswers(draft),
  'same again': ({ model, seed, question }) =>
    JSON.stringify(generateItem(model, seed)) === JSON.stringify(question) ? [] : ['differs the second time'],
  'TeX reads and prints': ({ question }) => findTexFaults(question),
};

function toList(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

/** Collects all LaTeX mathematics that marking must be able to read. */
function collectMaths(draft: ItemDraft, question: Question): string[] {
  const bullets = question.markingScheme?.bullets ?? [];
  return [
    draft.answer,
    ...toList(draft.recomputedFrom),
    ...draft.mistakes.map((mistake) => mistake.answer),
    ...draft.bullets.flatMap(({ evidence, alternatives = [] }) =>
      [evidence, ...alternatives].flatMap(expressionTex),
    ),
    ...bullets.flatMap((bullet) => toList(deriveBullet(bullet, bullets))),
  ];
}

function expressionTex(evidence: Evidence): string[] {
  return evidence.kind === 'expression' ? [evidence.tex] : [];
}

function findEqualAnswers({ answer, mistakes }: ItemDraft): string[] {
  const answers = [answer, ...mistakes.map((mistake) => mistake.answer)];
  return answers.flatMap((later, index) =>
    answers.slice(0, index).flatMap((earlier) => {
      const { verdict } = agree(earlier, later);
      return verdict === 'incorrect' ? [] : [`${earlier} and ${later}: ${verdict}`];
    }),
  );
}

/** Prints the question as TeX, reads it back and reports differences. */
function findTexFaults(question: Question): string[] {
  const { questions, findings } = readQuestions(printQuestions([question]));
  const [read] = questions;
  return [
    ...findings.map((finding) => finding.message),
    ...(read?.question.stem === question.stem ? [] : [`the stem came back as: ${read?.question.stem}`]),
    ...(questions.length === 1 ? [] : [`${questions.length} questions came back`]),
  ];
}
