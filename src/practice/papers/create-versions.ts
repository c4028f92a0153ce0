import { getVersionLabel, type PaperVersion } from '../../domain/bank-paper.ts';
import { numberThroughout, type PaperSection } from '../../domain/exam-paper.ts';
import { joinPassage } from '../../domain/join-passage.ts';
import { createCopyId } from '../../domain/paper-copy.ts';
import type { PaperPlan, PlanSection } from '../../domain/paper-plan.ts';
import { addPartMarks, getMarks } from '../../domain/part-marks.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { createRandom } from '../../item-models/random.ts';
import { addDerivedSchemes } from '../add-derived-schemes.ts';
import type { ChangedQuestion, QuestionChangeRequest } from './change-question.ts';

type VersionRequest = {
  readonly paperId: string;
  readonly plan: PaperPlan;
  readonly seed: number;
  /** The chosen questions by section. */
  readonly questions: readonly (readonly Question[])[];
  /** The version of each question in the bank, by id. */
  readonly bankVersions: ReadonlyMap<string, number>;
  readonly at: string;
};

/** Changes one question; a server runs it on a worker thread. */
export type ChangeQuestion = (request: QuestionChangeRequest) => Promise<ChangedQuestion>;

/** The distance between the seeds of two versions. It is larger than the number of attempts for one version, so no seed is used twice. */
const SEED_STEP = 1000;

/**
 * Creates the versions of a paper. Version A has the questions as they are; the others have another order and, if the plan
 * requests it, other numbers. The same request gives the same versions.
 */
export async function createVersions(
  request: VersionRequest,
  change: ChangeQuestion,
): Promise<PaperVersion[]> {
  const { plan, seed } = request;
  const fixedNumbers = new Map<string, string>();
  const versions: PaperVersion[] = [];
  for (let index = 0; index < plan.versions; index++) {
    const changeOne = index === 0 ? undefined : createChanger(request, { change, fixedNumbers });
    versions.push(await createVersion(request, index, { seed: seed + index * SEED_STEP, changeOne }));
  }
  return versions;
}

type Changer = (question: Question, seed: number) => Promise<ChangedQuestion>;

/** Creates a function that changes questions as the plan requests. If the numbers of a question cannot change in one version, the other versions do not try again. */
function createChanger(
  { plan, at }: VersionRequest,
  { change, fixedNumbers }: { readonly change: ChangeQuestion; readonly fixedNumbers: Map<string, string> },
): Changer {
  const { shuffle, variantsPerVersion } = plan;
  return async (question, seed) => {
    const knownReason = fixedNumbers.get(question.id);
    const changed = await change({
      question,
      seed,
      at,
      changesNumbers: variantsPerVersion && knownReason === undefined,
      shufflesOptions: shuffle.options,
      keepsSortedOptions: shuffle.keepSortedOptions,
    });
    const numbersStay = knownReason ?? changed.numbersStay;
    if (numbersStay === undefined) return changed;
    fixedNumbers.set(question.id, numbersStay);
    return { ...changed, numbersStay };
  };
}

type VersionOptions = { readonly seed: number; readonly changeOne: Changer | undefined };

async function createVersion(
  { plan, paperId, at, questions, bankVersions }: VersionRequest,
  index: number,
  { seed, changeOne }: VersionOptions,
): Promise<PaperVersion> {
  const label = getVersionLabel(index);
  const random = createRandom(`paper:${seed}`);
  const notes: PaperVersion['notes'] = [];
  const sections: PaperSection[] = [];
  for (const [position, section] of plan.sections.entries()) {
    const chosen = questions[position] ?? [];
    const ordered = changeOne !== undefined && plan.shuffle.questions ? random.shuffle(chosen) : chosen;
    const changed: Question[] = [];
    for (const question of ordered) {
      const outcome: ChangedQuestion = (await changeOne?.(question, seed)) ?? { question };
      changed.push(toPaperQuestion(outcome.question, section, { paperId, label, at, bankVersions }));
      notes.push(...listNotes(question.id, outcome));
    }
    sections.push(toSection(section, changed));
  }
  return { label, seed, sections: numberThroughout(sections), notes };
}

function listNotes(questionId: string, { numbersStay, optionsStay }: ChangedQuestion): PaperVersion['notes'] {
  return [
    ...(numbersStay === undefined ? [] : [{ questionId, message: `Its numbers stay: ${numbersStay}` }]),
    ...(optionsStay === undefined
      ? []
      : [{ questionId, message: `Its options keep their order: ${optionsStay}` }]),
  ];
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

type CopyOptions = Pick<VersionRequest, 'paperId' | 'at' | 'bankVersions'> & { readonly label: string };

/** Copies a question of the bank under an id of its own, with the marks that it has in its section. */
function toPaperQuestion(
  question: Question,
  { marksEach = 1 }: PlanSection,
  { paperId, label, at, bankVersions }: CopyOptions,
): Question {
  const provenance = question.provenance ?? { maker: 'import', createdAt: at };
  const complete = addPartMarks(joinPassage(question));
  const parentVersion = bankVersions.get(question.id);
  const marks = getMarks(complete) ?? marksEach;
  return {
    ...addDerivedSchemes({ ...complete, marks }),
    // A drawing that is still to be made is not printed.
    diagrams: complete.diagrams.filter((diagram) => diagram.kind !== 'placeholder' || !diagram.commented),
    id: createCopyId(question.id, paperId, label),
    provenance: {
      ...provenance,
      parentId: question.id,
      ...(parentVersion !== undefined && { parentVersion }),
      relation: 'variant',
    },
  };
}
