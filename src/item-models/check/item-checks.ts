import type { Evidence } from '../../domain/marking-scheme.ts';
import type { SubPart } from '../../domain/part.ts';
import { findMarksMismatches, getMarks } from '../../domain/part-marks.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import { printPartsText } from '../../domain/part-text.ts';
import { Question } from '../../domain/question.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { compareAnswers, findRejection } from '../find-rejection.ts';
import { generateDraftedItem, generateItem } from '../generate-item.ts';
import { type ItemDraft, listDraftFigures } from '../item-draft.ts';
import type { ItemModel } from '../item-model.ts';
import { fillInFollowThrough, listBulletLists } from './fill-in-follow-through.ts';
import { findFalseWorking } from './find-false-working.ts';
import { findImplausible, findNoise } from './find-implausible.ts';
import { findPrintFaults } from './find-print-faults.ts';
import { findSchemeFaults } from './find-scheme-faults.ts';
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
  return { model, seed, ...generateDraftedItem(model, seed) };
}

/** The checks by name, in the order in which `npm run prove -- item-models` prints them. */
export const itemChecks: Readonly<Record<string, ItemCheck>> = {
  'constraints hold': ({ model, draft }) => toList(findRejection(model, draft)),
  'fits the schema': ({ question }) => {
    const parsed = Question.safeParse(JSON.parse(JSON.stringify(question)));
    return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  },
  'marks sum': ({ model, question }) => {
    const total = getMarks(question) ?? 0;
    const mismatches = findMarksMismatches(question).map(
      ({ path = 'the question', stated, sum, of }) => `the ${of} of ${path} give ${sum}, not ${stated}`,
    );
    if (mismatches.length > 0) return mismatches;
    return model.marks.includes(total) ? [] : [`${total} marks are not among ${model.marks.join(', ')}`];
  },
  'scheme reads': ({ draft, question }) =>
    collectMaths(draft, question)
      .filter((tex) => !readMath(tex).ok)
      .map((tex) => `cannot be read: ${tex}`),
  'answer re-derived': ({ draft, question }) => rederiveAnswer(draft, question),
  'working holds': ({ question }) => findFalseWorking(question),
  'quantities are plausible': ({ question }) => findImplausible(question),
  'numbers are clean': ({ draft, question }) => findNoise(question, listDraftFigures(draft).values()),
  'wrong answers differ': ({ draft, question }) => [
    ...findEqualAnswers([draft.answer, ...draft.mistakes.map(({ answer }) => answer)]),
    ...listLeafParts(question).flatMap(({ part }) => findRightMistakes(part)),
  ],
  'scheme has no faults': ({ question }) => findSchemeFaults(question),
  'text prints well': ({ question }) => findPrintFaults(question),
  'same again': ({ model, seed, question }) =>
    JSON.stringify(generateItem(model, seed)) === JSON.stringify(question) ? [] : ['differs the second time'],
  'TeX reads and prints': ({ question }) => findTexErrors(question),
};

function toList(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

/** Collects all LaTeX mathematics that marking must be able to read. */
function collectMaths(draft: ItemDraft, question: Question): string[] {
  const lists = listBulletLists(question);
  return [
    draft.answer,
    ...toList(draft.recomputedFrom),
    ...draft.mistakes.map((mistake) => mistake.answer),
    ...draft.bullets.flatMap(({ evidence, alternatives = [] }) =>
      [evidence, ...alternatives].flatMap(expressionTex),
    ),
    ...(draft.parts ?? []).flatMap(({ answer }) => toList(answer)),
    ...listLeafParts(question).flatMap(({ part }) =>
      (part.markingScheme?.misconceptions ?? []).map(({ answer }) => answer),
    ),
    ...lists.flatMap((list) =>
      list.bullets.flatMap((bullet) => toList(fillInFollowThrough(bullet, list, lists))),
    ),
  ];
}

function expressionTex(evidence: Evidence): string[] {
  return evidence.kind === 'expression' ? [evidence.tex] : [];
}

function findEqualAnswers(answers: readonly string[]): string[] {
  return answers.flatMap((later, index) =>
    answers
      .slice(0, index)
      .map((earlier) => ({ earlier, verdict: compareAnswers(earlier, later) }))
      .filter(({ verdict }) => verdict !== 'incorrect')
      .map(({ earlier, verdict }) => `${earlier} and ${later}: ${verdict}`),
  );
}

/** Lists the mistakes of a part that give its right answer. Two mistakes may give the same wrong answer. */
function findRightMistakes({ label, answer, markingScheme }: SubPart): string[] {
  if (answer?.kind !== 'value') return [];
  return (markingScheme?.misconceptions ?? [])
    .flatMap((mistake) => findEqualAnswers([answer.tex, mistake.answer]))
    .map((fault) => `part ${label}: ${fault}`);
}

/** Prints the question as TeX, reads it back and reports differences. */
function findTexErrors(question: Question): string[] {
  const { questions, findings } = readQuestions(printQuestions([question]));
  const [read] = questions;
  const [written, readBack] = [question, read?.question].map((each) => each && printPartsText(each));
  return [
    ...findings.map((finding) => finding.message),
    ...(readBack === written ? [] : [`the text came back as: ${readBack}`]),
    ...(read?.question.parts?.length === question.parts?.length ? [] : ['other parts came back']),
    ...(questions.length === 1 ? [] : [`${questions.length} questions came back`]),
  ];
}
