import { Fault } from '../../domain/fault.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { generateItemWithMarks } from '../../item-models/generate-item.ts';
import { hasOpenEndedPart } from '../../item-models/prose/open-ended.ts';
import type { Random } from '../../item-models/random.ts';
import type { KeyBalance } from './key-balance.ts';
import { listIdeas, listTestedFacts, normaliseStem, toStemTemplate } from './normalise-stem.ts';
import type { Slot } from './plan-paper.ts';
import { isPrinted, listRecallAnswers, readPrintedWords } from './printed-answers.ts';

/** The questions of the paper so far and of earlier papers; used to avoid repetition. */
export type FillContext = {
  readonly random: Random;
  /** The seed of the paper. */
  readonly seed: number;
  /** Stems of this paper; none is used twice. */
  readonly stems: Set<string>;
  /** Templates of this paper: stems without their numbers and formulas. */
  readonly templates: Set<string>;
  /** The single facts and calculations that the questions of this paper test. */
  readonly facts: Set<string>;
  /** What the questions of this paper ask for and their numbers, from `listIdeas`. */
  readonly ideas: Set<string>;
  /** The terms that are the answers to questions of this paper. */
  readonly recallAnswers: Set<string>;
  /** The words that each question of this paper prints. */
  readonly printedWords: string[];
  /** Whether the paper has its own open-ended questions, so that structured questions have no open-ended parts. */
  readonly hasOpenEnded: boolean;
  /** The keys of the section that is being filled, if it is multiple choice. */
  readonly keys?: KeyBalance | undefined;
  /** Ids of the questions of earlier papers, with their age rank: 0 is the oldest. */
  readonly avoid: ReadonlyMap<string, number>;
};

/** Attempts with the model of a slot: more for facts, because a question uses several. */
const MAX_ATTEMPTS = 12;
const MAX_ATTEMPTS_WITH_FACTS = 30;
/** Number of substitutes that are tried. */
const MAX_SUBSTITUTES = 6;
/** Attempts with each substitute. */
const MAX_ATTEMPTS_OF_SUBSTITUTE = 6;
/** After this many attempts a repeated template is accepted. */
const MAX_ATTEMPTS_FOR_NEW_TEMPLATE = 4;
const MAX_SEED = 999_999;

type Candidate = {
  readonly question: Question;
  /** The age rank from `FillContext.avoid`; -1 when the learner has not seen the question. */
  readonly age: number;
  /** Number of its facts that the paper already tests. */
  readonly repeats: number;
  /** Number of its ideas that the paper already has. */
  readonly repeatedIdeas: number;
  /** Number of its answers that other questions of the paper print, and of their answers that it prints. */
  readonly printedAnswers: number;
  /** Whether it breaks a rule of the section: a letter would be the key too often, or it has an unwanted open-ended part. */
  readonly isUnsuitable: boolean;
  /** True when the paper already has a question with this template. */
  readonly repeatsTemplate: boolean;
};

/**
 * Generates the question of a slot. Its stem is always new in the paper. A question that the learner has not seen, with a
 * new idea, new facts and a new template, that gives no answer away, is preferred. If the model gives none, the substitutes are
 * tried: slots with the same marks.
 */
export function fillSlot(slot: Slot, context: FillContext, substitutes: readonly Slot[] = []): Question {
  let best: Candidate | undefined;
  for (const candidateSlot of [slot, ...substitutes.slice(0, MAX_SUBSTITUTES)]) {
    const maxAttempts = candidateSlot === slot ? countAttempts(slot) : MAX_ATTEMPTS_OF_SUBSTITUTE;
    const candidate = findCandidate(candidateSlot, context, maxAttempts);
    if (candidate !== undefined && (best === undefined || isBetter(candidate, best))) best = candidate;
    if (best !== undefined && countProblems(best) === 0) break;
  }
  if (best !== undefined) return recordQuestion(best.question, context);
  throw new Fault('unexpected', `Item model ${slot.model.id} has no question left for this paper.`);
}

const countAttempts = ({ model }: Slot): number =>
  model.testsFacts === true ? MAX_ATTEMPTS_WITH_FACTS : MAX_ATTEMPTS;

/** Counts what is wrong with a candidate. */
const countProblems = ({ repeats, repeatedIdeas, printedAnswers, isUnsuitable }: Candidate): number =>
  repeats + repeatedIdeas + printedAnswers + (isUnsuitable ? UNSUITABLE : 0);

/** An unsuitable question is worse than a repetition. */
const UNSUITABLE = 20;

/** Returns the best of a limited number of questions of a slot. */
function findCandidate(slot: Slot, context: FillContext, maxAttempts: number): Candidate | undefined {
  let best: Candidate | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const question = generateQuestion(slot, context);
    if (hasOptions(question.kind) !== slot.withOptions) continue;
    if (context.stems.has(normaliseStem(printPartsText(question)))) continue;
    const candidate = toCandidate(question, context);
    if (best === undefined || isBetter(candidate, best)) best = candidate;
    const acceptsTemplate = !best.repeatsTemplate || attempt >= MAX_ATTEMPTS_FOR_NEW_TEMPLATE;
    if (best.age < 0 && acceptsTemplate && countProblems(best) === 0) break;
  }
  return best;
}

function toCandidate(question: Question, context: FillContext): Candidate {
  const { avoid, facts, ideas, templates } = context;
  return {
    question,
    printedAnswers: countPrintedAnswers(question, context),
    isUnsuitable:
      context.keys?.accepts(question) === false || (context.hasOpenEnded && hasOpenEndedPart(question)),
    age: avoid.get(question.id) ?? -1,
    repeats: listTestedFacts(question).filter((fact) => facts.has(fact)).length,
    repeatedIdeas: listIdeas(question).filter((idea) => ideas.has(idea)).length,
    repeatsTemplate: templates.has(toStemTemplate(printPartsText(question))),
  };
}

/** Counts the terms of the question that the paper prints, and the terms of the paper that the question prints. */
function countPrintedAnswers(question: Question, { recallAnswers, printedWords }: FillContext): number {
  const printedTerms = listRecallAnswers(question).filter((term) =>
    printedWords.some((words) => isPrinted(term, words)),
  );
  const words = readPrintedWords(question);
  return printedTerms.length + [...recallAnswers].filter((term) => isPrinted(term, words)).length;
}

/** Prefers fewer problems, then an unseen question or the one seen longest ago, then a new template. */
function isBetter(candidate: Candidate, best: Candidate): boolean {
  const difference = countProblems(candidate) - countProblems(best);
  if (difference !== 0) return difference < 0;
  if (candidate.age !== best.age) return candidate.age < best.age;
  return !candidate.repeatsTemplate && best.repeatsTemplate;
}

/**
 * Generates a question of a slot. A context gets an even seed in a paper with an even seed, otherwise an odd one, so that it asks other
 * parts if it returns in the paper with the next seed.
 */
function generateQuestion({ model, marks }: Slot, { random, seed }: FillContext): Question {
  const drawn = random.int(0, MAX_SEED);
  const parity = Math.abs(seed % 2);
  return generateItemWithMarks(model, model.isContext === true ? 2 * drawn + parity : drawn, marks);
}

/** Adds the question to the context, and returns it. */
function recordQuestion(question: Question, context: FillContext): Question {
  const { stems, templates, facts, ideas } = context;
  for (const term of listRecallAnswers(question)) context.recallAnswers.add(term);
  context.printedWords.push(readPrintedWords(question));
  context.keys?.record(question);
  const text = printPartsText(question);
  stems.add(normaliseStem(text));
  templates.add(toStemTemplate(text));
  for (const fact of listTestedFacts(question)) facts.add(fact);
  for (const idea of listIdeas(question)) ideas.add(idea);
  return question;
}
