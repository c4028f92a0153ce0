import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { listAllParts, listSections } from '../../domain/question-sections.ts';
import { type AuthoredIdeas, createNeedsModelOutcome, NO_USAGE } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { classifyByRules, UNKNOWN_TOPIC } from '../classifier/classify-by-rules.ts';
import { collectTexts, type QuestionTexts } from '../classifier/question-texts.ts';
import { findNumberSites, type NumberSite } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import { TECHNIQUES } from './techniques.table.ts';

const MAX_IDEAS = 6;
const MAX_DIFFICULTIES = 4;
/** An equality with a larger number contains substituted values, so it is not a general formula. */
const MAX_FORMULA_NUMBER = 4;

/** Lists ideas from the words and formulas of a question; a question with an unknown topic needs a model. */
export function extractIdeasByRules(question: Question, at: Date): AuthoredIdeas {
  const { topic, subtopic, key_concepts } = classifyByRules(question);
  const names = [question.topic ?? '', subtopic, topic, ...key_concepts].filter(
    (name) => name !== '' && name !== UNKNOWN_TOPIC,
  );
  const concepts = removeDuplicates(names).slice(0, MAX_IDEAS);
  if (concepts.length === 0)
    return createNeedsModelOutcome('Listing the ideas of a question whose topic is not known');
  const tex = printQuestion(question);
  const sites = findNumberSites(tex);
  const members = findSolutionMembers(tex, sites);
  const texts = collectTexts(question);
  const ideas: Ideas = {
    concepts,
    formulas: removeDuplicates(members.flatMap(findFormula)).slice(0, MAX_IDEAS),
    techniques: findTechniques(texts, members),
    difficulty_factors: findDifficulties(question, { texts, members, sites }),
  };
  return {
    status: 'made',
    ideas,
    findings: [],
    usage: NO_USAGE,
    provenance: { maker: 'rules', name: 'idea', createdAt: at.toISOString(), parentId: question.id },
  };
}

/** Returns the formula that ends with this member of an equality, such as `F = ma`; none if it contains substituted values. */
function findFormula(member: SolutionMember): string[] {
  const { previous, node, hasLetters, sites, tex } = member;
  const isExpression = node !== undefined && node.kind !== 'symbol' && hasLetters && /[a-zA-Z]/.test(tex);
  const isGeneral = sites.every(({ value, text }) => value <= MAX_FORMULA_NUMBER && !text.includes('.'));
  if (
    !isExpression ||
    !isGeneral ||
    previous === undefined ||
    !previous.hasLetters ||
    previous.sites.some(isLargeNumber)
  )
    return [];
  return [`${previous.tex} = ${tex}`];
}

function isLargeNumber({ value }: NumberSite): boolean {
  return value > MAX_FORMULA_NUMBER;
}

function findTechniques(texts: QuestionTexts, members: readonly SolutionMember[]): string[] {
  const { questionWords, solutionWords, solutionTex } = texts;
  const matching = TECHNIQUES.filter(
    ({ words, tex }) =>
      words?.test(`${questionWords}\n${solutionWords}`) === true || tex?.test(solutionTex) === true,
  ).map(({ name }) => name);
  const hasSubstitution = members.some(({ isArithmetic, sites }) => isArithmetic && sites.length > 1);
  const all = [...(hasSubstitution ? ['substitute given values into a relationship'] : []), ...matching];
  return all.length === 0 ? ['recall'] : all.slice(0, MAX_IDEAS);
}

type QuestionContent = {
  readonly texts: QuestionTexts;
  readonly members: readonly SolutionMember[];
  readonly sites: readonly NumberSite[];
};

function findDifficulties(question: Question, { texts, members, sites }: QuestionContent): string[] {
  const computations = members.filter(
    ({ isArithmetic, sites: numbers, section }) => isArithmetic && numbers.length > 1 && section === 0,
  );
  const givens = sites.filter(({ area }) => area === 'stem');
  const usedValues = new Set(sites.filter(({ area }) => area === 'solution').map(({ value }) => value));
  const unusedGivens = givens.filter(({ value, isExponent }) => !isExponent && !usedValues.has(value));
  const units = new Set(givens.map(({ unit }) => unit).filter((unit) => unit !== ''));
  const factors: readonly (readonly [boolean, string])[] = [
    [computations.length >= 4, 'several steps build on each other'],
    [classifyByRules(question).requires_calculus, 'calculus is needed'],
    [listSections(question).some(({ diagrams }) => diagrams.length > 0), 'a figure must be read'],
    [unusedGivens.length > 0 && computations.length > 0, 'a given is converted or not needed'],
    [units.size >= 3, 'quantities in several units'],
    [/\\left\(|\\sqrt|\\frac\{[^{}]*\\frac/.test(texts.solutionTex), 'the algebra is nested'],
    [(question.questions?.length ?? 0) > 1, 'several questions share one text'],
    [listAllParts(question).length > 1, 'later parts build on the same situation'],
    [/(?<![\^{])\(-\d|=\s*-\d/.test(texts.solutionTex), 'the sign decides'],
  ];
  return factors
    .filter(([applies]) => applies)
    .map(([, name]) => name)
    .slice(0, MAX_DIFFICULTIES);
}

function removeDuplicates(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase().trim(), name])).values()];
}
