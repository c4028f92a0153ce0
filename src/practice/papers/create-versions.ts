import { varyByRules } from '../../agents/variant/vary-by-rules.ts';
import { getVersionLabel, type PaperVersion } from '../../domain/bank-paper.ts';
import type { PaperSection } from '../../domain/exam-paper.ts';
import type { PaperPlan, PlanSection } from '../../domain/paper-plan.ts';
import { addPartMarks, getMarks } from '../../domain/part-marks.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { createRandom, type Random } from '../../item-models/random.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { hasSortedOptions, mayShuffleOptions, shuffleOptions } from './shuffle-options.ts';

export type VersionRequest = {
  readonly paperId: string;
  readonly plan: PaperPlan;
  readonly seed: number;
  /** The chosen questions by section. */
  readonly questions: readonly (readonly Question[])[];
  readonly at: string;
};

type Note = PaperVersion['notes'][number];

/** The seeds of two versions differ by more than the attempts of one. */
const SEED_STEP = 1000;

/**
 * Creates the versions of a paper. Version A has the questions as they are; the others have another order and, if the plan
 * says so, other numbers. A change after which verification finds a new error is discarded. Pure: the same request gives the same versions.
 */
export function createVersions(request: VersionRequest): PaperVersion[] {
  const { plan, seed } = request;
  const refusals = new Map<string, string>();
  return Array.from({ length: plan.versions }, (_, index) => {
    const label = getVersionLabel(index);
    const notes: Note[] = [];
    const versionSeed = seed + index * SEED_STEP;
    const random = createRandom(`paper:${versionSeed}`);
    const sections = plan.sections.map((section, position) => {
      const questions = request.questions[position] ?? [];
      const ordered = index > 0 && plan.shuffle.questions ? random.shuffle(questions) : questions;
      const changed = ordered.map((question) =>
        index === 0
          ? question
          : changeQuestion(question, { plan, seed: versionSeed, random, notes, refusals, at: request.at }),
      );
      return toSection(
        section,
        changed.map((question) =>
          toPaperQuestion(question, section, { suffix: `${request.paperId}${label}`, at: request.at }),
        ),
      );
    });
    return { label, seed: versionSeed, sections, notes };
  });
}

type ChangeOptions = {
  readonly plan: PaperPlan;
  readonly seed: number;
  readonly random: Random;
  readonly notes: Note[];
  /** Why the numbers of a question cannot change, by its id, so that it is tried once. */
  readonly refusals: Map<string, string>;
  readonly at: string;
};

/** Changes the numbers and the order of the options of a question. */
function changeQuestion(question: Question, options: ChangeOptions): Question {
  const { plan, random, notes } = options;
  const varied = plan.variantsPerVersion ? varyQuestion(question, options) : question;
  const keepsOrder = plan.shuffle.keepSortedOptions && hasSortedOptions(varied);
  if (!plan.shuffle.options || keepsOrder || !mayShuffleOptions(varied)) return varied;
  const shuffled = shuffleOptions(varied, random);
  if (countErrors(shuffled) <= countErrors(varied)) return shuffled;
  notes.push({
    questionId: question.id,
    message: 'Its options stay in order, because its solution refers to them in a way we cannot rename.',
  });
  return varied;
}

function varyQuestion(question: Question, { seed, notes, refusals, at }: ChangeOptions): Question {
  const { id } = question;
  const outcome = refusals.has(id)
    ? undefined
    : varyByRules(question, 'numerical', { seed, at: new Date(at) });
  if (outcome?.status === 'made' && outcome.question !== undefined)
    return { ...keepDetails(outcome.question, question), id };
  const reason = refusals.get(id) ?? outcome?.reason ?? 'No variant passed its checks.';
  refusals.set(id, reason);
  notes.push({ questionId: id, message: `Its numbers stay: ${reason}` });
  return question;
}

/** A variant is read from TeX, which does not contain all fields of its parent. */
function keepDetails(variant: Question, parent: Question): Question {
  const { subject, level, topic, outcomeId, difficulty, tags, marks, source } = parent;
  return { ...{ subject, level, topic, outcomeId, difficulty, tags, marks, source }, ...variant };
}

function countErrors(question: Question): number {
  return verifyQuestion(question).findings.filter(({ severity }) => severity === 'error').length;
}

function toSection(section: PlanSection, questions: Question[]): PaperSection {
  return {
    section: section.title,
    marks: questions.reduce((sum, question) => sum + (getMarks(question) ?? 0), 0),
    calculator: true,
    multipleChoice: questions.length > 0 && questions.every(({ kind }) => hasOptions(kind)),
    questions,
  };
}

/** Copies a question of the bank under an id of its own, with the marks that it has in its section. */
function toPaperQuestion(
  question: Question,
  { marksEach = 1 }: PlanSection,
  { suffix, at }: { readonly suffix: string; readonly at: string },
): Question {
  const provenance = question.provenance ?? { maker: 'import', createdAt: at };
  const complete = addPartMarks(question);
  return {
    ...complete,
    id: `${question.id}.${suffix}`,
    marks: getMarks(complete) ?? marksEach,
    provenance: { ...provenance, parentId: question.id, relation: 'variant' },
  };
}
