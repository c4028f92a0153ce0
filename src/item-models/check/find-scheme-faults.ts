import type { Bullet, Evidence, MarkingScheme, Misconception } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';

/** Lists the faults of the schemes of a question that an examiner would report. */
export function findSchemeFaults(question: Question): string[] {
  return toPartQuestions(question).flatMap(({ path, question: part }) =>
    findPartFaults(part).map((fault) => (path === '' ? fault : `part ${path}: ${fault}`)),
  );
}

function findPartFaults({ markingScheme, options }: PlainQuestion): string[] {
  if (markingScheme === undefined || options.length > 0) return [];
  const { bullets, misconceptions } = markingScheme;
  return [
    ...misconceptions.flatMap((mistake) => findMistakeFaults(mistake, markingScheme)),
    ...bullets.flatMap((bullet) => findWordingFaults(bullet, misconceptions)),
  ];
}

/** A mistake needs an answer. It must cost a mark, unless it was made in an earlier part. */
function findMistakeFaults({ answer, earns = [] }: Misconception, { bullets }: MarkingScheme): string[] {
  const words = /^\\text\{(.*)\}$/u.exec(answer)?.[1] ?? answer;
  if (words.trim() === '') return ['a mistake has no answer'];
  const decided = bullets.filter(({ evidence }) => evidence.kind !== 'person');
  const earnsAll = decided.length > 0 && decided.every(({ n }) => earns.includes(n));
  return earnsAll && !bullets.some(followsEarlierPart) ? [`the mistake ${answer} earns all marks`] : [];
}

function followsEarlierPart({ followThrough }: Bullet): boolean {
  return followThrough.mode !== 'no' && /[a-z]+(?:\.[a-z]+)?:b\d/u.test(followThrough.expression);
}

/** A wording that earns a mark must not also cancel it, and must not be the answer of a mistake. */
function findWordingFaults(
  { n, evidence, alternatives = [] }: Bullet,
  mistakes: readonly Misconception[],
): string[] {
  const wrongAnswers = mistakes.map(({ answer }) => answer);
  return [evidence, ...alternatives].flatMap((each) =>
    listAccepted(each).flatMap((accepted) => [
      ...listCancelling(each)
        .filter((cancelling) => hasWholeWords(accepted, cancelling))
        .map((cancelling) => `bullet ${n} accepts “${accepted}”, and “${cancelling}” cancels it`),
      ...(isUnconditional(each) && wrongAnswers.includes(`\\text{${accepted}}`)
        ? [`bullet ${n} accepts “${accepted}”, which is a listed mistake`]
        : []),
    ]),
  );
}

function listAccepted(evidence: Evidence): readonly string[] {
  if (evidence.kind === 'wording') return evidence.anyOf;
  return evidence.kind === 'points' ? evidence.points.flat() : [];
}

function listCancelling(evidence: Evidence): readonly string[] {
  return evidence.kind === 'wording' || evidence.kind === 'points' ? (evidence.noneOf ?? []) : [];
}

/** Whether the wording is right for the scheme's own values. A wording for other values of a learner has a condition. */
function isUnconditional(evidence: Evidence): boolean {
  return evidence.kind === 'wording' && evidence.when === undefined && evidence.after === undefined;
}

/** Whether a text contains another one as whole words; upper and lower case are different letters, as in genotypes. */
function hasWholeWords(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(words)}(?![\\p{L}\\d])`, 'u').test(text);
}
