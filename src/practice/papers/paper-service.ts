import type { BankPaper, PaperSummary } from '../../domain/bank-paper.ts';
import { Fault } from '../../domain/fault.ts';
import type { PaperBlock, PaperPlan } from '../../domain/paper-plan.ts';
import { type QuestionFacts, toQuestionFacts } from '../../domain/question-facts.ts';
import { createRandom } from '../../item-models/random.ts';
import type { PaperStore } from '../../ports/paper-store.ts';
import type { BankEntry, QuestionBank } from '../../ports/question-bank.ts';
import { type ChangeQuestion, createVersions } from './create-versions.ts';
import { indexFacts } from './facts-index.ts';
import type { PlannedQuestion } from './paper-pools.ts';
import { type SolvedPlan, solvePlan } from './solve-plan.ts';

export type PaperServiceDependencies = {
  readonly bank: Pick<QuestionBank, 'find' | 'listFacts'>;
  readonly papers: PaperStore;
  readonly changeQuestion: ChangeQuestion;
  /** Lists the ids of the questions in a named collection; empty if there is none with this name. */
  readonly listCollection: (name: string) => Promise<readonly string[]>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

type CreateOptions = { readonly createdBy: string; readonly seed?: number | undefined };

/** Makes papers from the questions of the bank. */
export type PaperService = {
  /** Chooses questions without storing anything. */
  preview(plan: PaperPlan, seed?: number): Promise<SolvedPlan & { readonly seed: number }>;
  /** Makes a paper and stores it. A plan that cannot be met is an `invalid-input` fault that names each rule that cannot be met. */
  create(plan: PaperPlan, options: CreateOptions): Promise<BankPaper>;
  /** An unknown id is a `not-found` fault. */
  get(id: string): Promise<BankPaper>;
  list(): Promise<PaperSummary[]>;
  remove(id: string): Promise<void>;
};

const DAY_MS = 86_400_000;

export function createPaperService(deps: PaperServiceDependencies): PaperService {
  const { bank, papers, now } = deps;

  async function solve(plan: PaperPlan, seed: number): Promise<SolvedPlan> {
    const candidates = await bank.listFacts();
    const names = new Set(plan.sections.flatMap(({ questions }) => questions));
    const { positions } = indexFacts(candidates);
    const named = new Map<string, QuestionFacts>();
    for (const id of names) {
      const facts = candidates[positions.get(id) ?? -1];
      const isUncounted = facts?.kind === 'passage' && facts.marks === null;
      const entry = isUncounted ? await bank.find(id) : undefined;
      if (facts !== undefined) named.set(id, entry === undefined ? facts : toQuestionFacts(entry.question));
    }
    const [uses, collections] = [await readUses(plan, deps), await readCollections(plan, deps)];
    const random = createRandom(`plan:${seed}`);
    return solvePlan({ plan, candidates, named, context: { uses, now: now(), collections }, random });
  }

  async function readEntries(planned: readonly PlannedQuestion[]): Promise<BankEntry[]> {
    const entries = await Promise.all(planned.map(({ facts }) => bank.find(facts.id)));
    return entries.filter((entry) => entry !== undefined);
  }

  return {
    async preview(plan, seed = deps.newSeed()) {
      return { ...(await solve(plan, seed)), seed };
    },
    async create(plan, { createdBy, seed = deps.newSeed() }) {
      const { sections, blocks } = await solve(plan, seed);
      if (blocks.length > 0) throw createBlockedFault(blocks);
      if (sections.every((section) => section.length === 0))
        throw new Fault('invalid-input', 'The plan has no questions.', {
          advice: 'Add question ids or fill rules to a section.',
        });
      const [id, createdAt] = [deps.newId(), now().toISOString()];
      const entries = await Promise.all(sections.map(readEntries));
      const questions = entries.map((section) => section.map(({ question }) => question));
      const bankVersions = new Map(entries.flat().map(({ question, version }) => [question.id, version]));
      const versions = await createVersions(
        { paperId: id, plan, seed, questions, bankVersions, at: createdAt },
        deps.changeQuestion,
      );
      const chosen = sections.map((section) => section.map(({ facts }) => facts.id));
      const paper = { id, plan, seed, createdBy, createdAt, chosen, versions };
      await papers.add(paper);
      return paper;
    },
    get: (id) => getStoredPaper(papers, id),
    list: () => papers.list(),
    async remove(id) {
      if (!(await papers.remove(id))) throw new Fault('not-found', `There is no paper ${id}.`);
    },
  };
}

/** Reads the named collections of a plan. */
async function readCollections(
  plan: PaperPlan,
  { listCollection }: Pick<PaperServiceDependencies, 'listCollection'>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rules = plan.sections.flatMap(({ fill }) => fill);
  const names = new Set(rules.flatMap(({ collection }) => collection?.trim().toLowerCase() ?? []));
  const listed = await Promise.all(
    [...names].map(async (name) => [name, new Set(await listCollection(name))] as const),
  );
  return new Map(listed);
}

/** Reads which questions were used within the longest time that a rule names. */
async function readUses(
  plan: PaperPlan,
  { papers, now }: Pick<PaperServiceDependencies, 'papers' | 'now'>,
): Promise<ReadonlyMap<string, string>> {
  const days = plan.sections.flatMap(({ fill }) => fill.map(({ notUsedSinceDays = 0 }) => notUsedSinceDays));
  const longest = Math.max(0, ...days);
  return longest === 0 ? new Map() : papers.listUses(new Date(now().getTime() - longest * DAY_MS));
}

/** Reads a paper; an unknown id is a `not-found` fault. */
export async function getStoredPaper(papers: Pick<PaperStore, 'find'>, id: string): Promise<BankPaper> {
  const paper = await papers.find(id);
  if (paper !== undefined) return paper;
  throw new Fault('not-found', `There is no paper ${id}.`, {
    advice: '`vbagent paper list` lists all papers.',
  });
}

function createBlockedFault(blocks: readonly PaperBlock[]): Fault {
  const lines = blocks.map(formatBlock);
  const message =
    lines.length === 1
      ? `The plan cannot be met. ${lines[0]}`
      : `The plan cannot be met:\n${lines.join('\n')}`;
  return new Fault('invalid-input', message, {
    advice: 'Change the rules, or add questions to the bank.',
    facts: { blocks },
  });
}

/** Formats a block as one line: `Section A, rule 2: …`. */
export function formatBlock({ section, rule, message }: PaperBlock): string {
  return `${section}${rule === undefined ? '' : `, rule ${rule}`}: ${message}`;
}
