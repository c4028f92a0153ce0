import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { type AuthoredIdeas, NO_USAGE, needsModelOutcome } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { classifyByRules, UNKNOWN_TOPIC } from '../classifier/classify-by-rules.ts';
import { collectTexts, type QuestionTexts } from '../classifier/question-texts.ts';
import { findNumberSites, type NumberSite } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import { TECHNIQUES } from './techniques.table.ts';

const MAX_IDEAS = 6;
const MAX_DIFFICULTIES = 4;
/** Larger numbers in a formula are values, not part of it. */
const MAX_FORMULA_NUMBER = 4;

/** Lists ideas from the words and formulas of a question; a question with an unknown topic needs a model. */
export function extractIdeasByRules(question: Question, at: Date): AuthoredIdeas {
  const { topic, subtopic, key_concepts } = classifyByRules(question);
  const named = [question.topic ?? '', subtopic, topic, ...key_concepts].filter(
    (name) => name !== '' && name !== UNKNOWN_TOPIC,
  );
  const concepts = removeDuplicates(named).slice(0, MAX_IDEAS);
  if (concepts.length === 0)
    return needsModelOutcome('Listing the ideas of a question whose topic is not known');
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

/** A formula such as `F = ma`: an equality of letters without substituted values. */
function findFormula(member: SolutionMember): string[] {
  const { before, node, hasLetters, sites, tex } = member;
  const isLetters = node !== undefined && node.kind !== 'symbol' && hasLetters && /[a-zA-Z]/.test(tex);
  const isGeneral = sites.every(({ value, text }) => value <= MAX_FORMULA_NUMBER && !text.includes('.'));
  if (!isLetters || !isGeneral || before === undefined || !before.hasLetters || before.sites.some(isLarge))
    return [];
  return [`${before.tex} = ${tex}`];
}

function isLarge({ value }: NumberSite): boolean {
  return value > MAX_FORMULA_NUMBER;
}

function findTechniques(texts: QuestionTexts, members: readonly SolutionMember[]): string[] {
  const { asked, solved, solvedTex } = texts;
  const found = TECHNIQUES.filter(
    ({ words, tex }) => words?.test(`${asked}\n${solved}`) === true || tex?.test(solvedTex) === true,
  ).map(({ name }) => name);
  const substitutes = members.some(({ isArithmetic, sites }) => isArithmetic && sites.length > 1);
  const all = [...(substitutes ? ['substitute given values into a relationship'] : []), ...found];
  return all.length === 0 ? ['recall'] : all.slice(0, MAX_IDEAS);
}

type QuestionContent = {
  readonly texts: QuestionTexts;
  readonly members: readonly SolutionMember[];
  readonly sites: readonly NumberSite[];
};

function findDifficulties(question: Question, { texts, members, sites }: QuestionContent): string[] {
  const computations = members.filter(
    ({ isArithmetic, sites: own, section }) => isArithmetic && own.length > 1 && section === 0,
  );
  const given = sites.filter(({ part }) => part === 'stem');
  const used = new Set(sites.filter(({ part }) => part === 'solution').map(({ value }) => value));
  const spare = given.filter(({ value, isScript }) => !isScript && !used.has(value));
  const units = new Set(given.map(({ unit }) => unit).filter((unit) => unit !== ''));
  const factors: readonly (readonly [boolean, string])[] = [
    [computations.length >= 4, 'several steps build on each other'],
    [classifyByRules(question).requires_calculus, 'calculus is needed'],
    [question.diagrams.length > 0, 'a figure must be read'],
    [spare.length > 0 && computations.length > 0, 'a given is converted or not needed'],
    [units.size >= 3, 'quantities in several units'],
    [/\\left\(|\\sqrt|\\frac\{[^{}]*\\frac/.test(texts.solvedTex), 'the algebra is nested'],
    [(question.questions?.length ?? 0) > 1, 'several questions share one text'],
    [/(?<![\^{])\(-\d|=\s*-\d/.test(texts.solvedTex), 'the sign decides'],
  ];
  return factors
    .filter(([holds]) => holds)
    .map(([, name]) => name)
    .slice(0, MAX_DIFFICULTIES);
}

function removeDuplicates(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase().trim(), name])).values()];
}
