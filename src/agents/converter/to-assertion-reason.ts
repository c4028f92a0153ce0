import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { symbolsOf } from '../../maths/read/children.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { isRounding } from '../numbers/number-literal.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import { type AskedValue, findAskedValue } from './asked-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { findDistractors } from './find-distractors.ts';
import { addLetters, concludingStep, prose, removeOptionReferences } from './option-references.ts';
import { splitStem, upperFirst } from './split-stem.ts';

const OPTIONS = [
  'Both Assertion and Reason are true and Reason explains Assertion',
  'Both Assertion and Reason are true but Reason does not explain Assertion',
  'Assertion is true but Reason is false',
  'Both Assertion and Reason are false',
];

/** Converts to assertion and reason: the value is the assertion, its formula the reason; the seed may make either false. */
export const toAssertionReason: Convert = ({ question, seed }) => {
  const asked = findAskedValue(question);
  const { setup, thing } = splitStem(question.stem);
  const relation = asked && findRelationship(question, asked);
  if (asked === undefined || thing === undefined || relation === undefined)
    return { reason: 'It has no named value that follows from a formula.' };
  const [wrong] = findDistractors(question, asked, seed);
  const broken = breakRelationship(relation);
  const random = createRandom(`${question.stem}:${seed}`);
  const place = broken === undefined || wrong === undefined ? 0 : random.pick([0, 2, 3]);
  const value = place === 3 && wrong !== undefined ? wrong.tex : asked.tex;
  const reason = place === 0 || broken === undefined ? relation : broken;
  const options = addLetters(OPTIONS.map((text, at) => ({ text, correct: at === place })));
  const explanation = [
    ...(place === 3 ? [prose(`${upperFirst(thing)} is not $${value}$, so the Assertion is false.`)] : []),
    ...(place === 0 ? [] : [prose(`The relationship is $${relation}$, so the Reason is false.`)]),
  ];
  return createConvertedQuestion(question, {
    kind: 'assertion_reason',
    stem: `${setup === '' ? '' : `${setup}\\\\\n`}\\textbf{Assertion}: ${upperFirst(thing)} is $${value}$.\\\\\n\\textbf{Reason}: The relationship $${reason}$ holds here.`,
    options,
    answer: { kind: 'choice', correct: ['abcd'.charAt(place)] },
    solution: [...removeOptionReferences(question), ...explanation, concludingStep(['abcd'.charAt(place)])],
  });
};

/** The last formula in letters, such as `K = \frac{1}{2}mv^2`, if the value follows from it. */
function findRelationship(question: Question, { literal }: AskedValue): string | undefined {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex)).filter(({ section }) => section === 0);
  const formula = members.findLast((member) => isFormula(member) && member.before?.node?.kind === 'symbol');
  const result = members.findLast((member) => member.isArithmetic && followsFrom(member, formula));
  const [shown] = result?.sites ?? [];
  if (formula?.before === undefined || shown === undefined || !isRounding(shown, literal.value))
    return undefined;
  return `${formula.before.tex} = ${formula.tex}`;
}

function followsFrom({ before }: SolutionMember, formula: SolutionMember | undefined): boolean {
  return before !== undefined && (before === formula || followsFrom(before, formula));
}

function isFormula({ node, sites, hasLetters }: SolutionMember): boolean {
  return (
    node !== undefined &&
    node.kind !== 'symbol' &&
    node.kind !== 'text' &&
    hasLetters &&
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
    const made = relation.replace(pattern, replacement);
    if (made !== relation && readMath(made, { tex: true }).ok) return made;
  }
  return undefined;
}
