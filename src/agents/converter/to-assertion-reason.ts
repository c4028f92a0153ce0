import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { symbolsOf } from '../../maths/read/children.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { isRounding } from '../numbers/number-literal.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import { type AnswerValue, findAnswerValue } from './answer-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { findDistractors } from './find-distractors.ts';
import {
  addLetters,
  createConclusion,
  createProseStep,
  removeOptionReferences,
} from './option-references.ts';
import { splitStem, upperFirst } from './split-stem.ts';

/** The fixed options of an assertion-reason question. */
const OPTIONS = [
  'Both Assertion and Reason are true and Reason explains Assertion',
  'Both Assertion and Reason are true but Reason does not explain Assertion',
  'Assertion is true but Reason is false',
  'Both Assertion and Reason are false',
];

/**
 * Converts to an assertion-reason question: the answer becomes the assertion and its formula the reason. The seed decides
 * whether they are changed into false statements.
 */
export const toAssertionReason: Convert = ({ question, seed }) => {
  const answer = findAnswerValue(question);
  const { setup, quantity } = splitStem(question.stem);
  const relation = answer && findRelationship(question, answer);
  if (answer === undefined || quantity === undefined || relation === undefined)
    return { reason: 'It has no named value that follows from a formula.' };
  const [distractor] = findDistractors(question, answer, seed);
  const falseRelation = breakRelationship(relation);
  const random = createRandom(`${question.stem}:${seed}`);
  // The index of the correct option: 0 both true, 2 false reason, 3 both false.
  const keyIndex = falseRelation === undefined || distractor === undefined ? 0 : random.pick([0, 2, 3]);
  const value = keyIndex === 3 && distractor !== undefined ? distractor.tex : answer.tex;
  const reason = keyIndex === 0 || falseRelation === undefined ? relation : falseRelation;
  const options = addLetters(OPTIONS.map((text, index) => ({ text, correct: index === keyIndex })));
  const explanation = [
    ...(keyIndex === 3
      ? [createProseStep(`${upperFirst(quantity)} is not $${value}$, so the Assertion is false.`)]
      : []),
    ...(keyIndex === 0
      ? []
      : [createProseStep(`The relationship is $${relation}$, so the Reason is false.`)]),
  ];
  return createConvertedQuestion(question, {
    kind: 'assertion_reason',
    stem: `${setup === '' ? '' : `${setup}\\\\\n`}\\textbf{Assertion}: ${upperFirst(quantity)} is $${value}$.\\\\\n\\textbf{Reason}: The relationship $${reason}$ holds here.`,
    options,
    answer: { kind: 'choice', correct: ['abcd'.charAt(keyIndex)] },
    solution: [
      ...removeOptionReferences(question),
      ...explanation,
      createConclusion(['abcd'.charAt(keyIndex)]),
    ],
  });
};

/** Finds the last formula in letters, such as `K = \frac{1}{2}mv^2`, if the answer is computed from it. */
function findRelationship(question: Question, { literal }: AnswerValue): string | undefined {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex)).filter(({ section }) => section === 0);
  const formula = members.findLast((member) => isFormula(member) && member.previous?.node?.kind === 'symbol');
  const result = members.findLast((member) => member.isArithmetic && comesAfter(member, formula));
  const [printed] = result?.sites ?? [];
  if (formula?.previous === undefined || printed === undefined || !isRounding(printed, literal.value))
    return undefined;
  return `${formula.previous.tex} = ${formula.tex}`;
}

/** Whether a member of the working comes after the formula in the same chain of equalities. */
function comesAfter({ previous }: SolutionMember, formula: SolutionMember | undefined): boolean {
  return previous !== undefined && (previous === formula || comesAfter(previous, formula));
}

function isFormula({ node, sites, hasLetters }: SolutionMember): boolean {
  return (
    node !== undefined &&
    node.kind !== 'symbol' &&
    node.kind !== 'text' &&
    hasLetters &&
    // Larger numbers are substituted values, not factors or exponents of the formula.
    sites.every(({ value }) => value <= 4) &&
    symbolsOf(node).size > 1
  );
}

/** Changes a formula so that it is false; undefined if no change applies. */
function breakRelationship(relation: string): string | undefined {
  const changes: readonly [RegExp, string][] = [
    [/\\frac\{1\}\{2\}\s*/, ''],
    [/(?<=[a-zA-Z}])\^\{?2\}?/, ''],
    [/\\frac\{([^{}]+)\}\{([^{}]+)\}/, '\\frac{$2}{$1}'],
  ];
  for (const [pattern, replacement] of changes) {
    const changed = relation.replace(pattern, replacement);
    if (changed !== relation && readMath(changed, { tex: true }).ok) return changed;
  }
  return undefined;
}
