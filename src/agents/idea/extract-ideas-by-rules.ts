import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { type AuthoredIdeas, leftToModel, NO_USAGE } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/examine-authored.ts';
import { classifyByRules, UNKNOWN_TOPIC } from '../classifier/classify-by-rules.ts';
import { type QuestionTexts, textsOf } from '../classifier/question-texts.ts';
import { mapQuestion, type Site } from '../variant/numerical/question-map.ts';
import { type Member, solutionMembers } from '../variant/numerical/solution-members.ts';
import { TECHNIQUES } from './techniques.table.ts';

const MOST = 6;

/** Names the ideas that the words and formulas of a question show; without a known topic that is a model's work. */
export function extractIdeasByRules(question: Question, at: Date): AuthoredIdeas {
  const { topic, subtopic, key_concepts } = classifyByRules(question);
  const named = [question.topic ?? '', subtopic, topic, ...key_concepts].filter(
    (name) => name !== '' && name !== UNKNOWN_TOPIC,
  );
  const concepts = distinct(named).slice(0, MOST);
  if (concepts.length === 0) return leftToModel('Naming the ideas of a question whose topic is not known');
  const tex = printQuestion(question);
  const sites = mapQuestion(tex);
  const members = solutionMembers(tex, sites);
  const texts = textsOf(question);
  const ideas: Ideas = {
    concepts,
    formulas: distinct(members.flatMap(formulaOf)).slice(0, MOST),
    techniques: techniquesOf(texts, members),
    difficulty_factors: difficultiesOf(question, { texts, members, sites }),
  };
  return {
    status: 'made',
    ideas,
    findings: [],
    usage: NO_USAGE,
    provenance: { maker: 'rules', name: 'idea', createdAt: at.toISOString(), parentId: question.id },
  };
}

/** `F = ma`: an equality between letters, with the numbers that belong to the formula alone. */
function formulaOf(member: Member): string[] {
  const { before, node, hasLetters, sites, tex } = member;
  const isLetters = node !== undefined && node.kind !== 'symbol' && hasLetters && /[a-zA-Z]/.test(tex);
  const isGeneral = sites.every(({ value, text }) => value <= 4 && !text.includes('.'));
  if (!isLetters || !isGeneral || before === undefined || !before.hasLetters || before.sites.some(isLarge))
    return [];
  return [`${before.tex} = ${tex}`];
}

function isLarge({ value }: Site): boolean {
  return value > 4;
}

function techniquesOf({ asked, solved, solvedTex }: QuestionTexts, members: readonly Member[]): string[] {
  const found = TECHNIQUES.filter(
    ({ words, tex }) => words?.test(`${asked}\n${solved}`) === true || tex?.test(solvedTex) === true,
  ).map(({ name }) => name);
  const puts = members.some(({ isArithmetic, sites }) => isArithmetic && sites.length > 1);
  const all = [...(puts ? ['substitute given values into a relationship'] : []), ...found];
  return all.length === 0 ? ['recall'] : all.slice(0, MOST);
}

type Seen = {
  readonly texts: QuestionTexts;
  readonly members: readonly Member[];
  readonly sites: readonly Site[];
};

function difficultiesOf(question: Question, { texts, members, sites }: Seen): string[] {
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
    .slice(0, 4);
}

function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase().trim(), name])).values()];
}
