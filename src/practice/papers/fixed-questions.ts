import type { PaperBlock, PaperPlan } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import { getMarksIn, type PlannedQuestion } from './paper-pools.ts';

/** The ids that must not be in the same paper as an id. */
export type Conflicts = ReadonlyMap<string, ReadonlySet<string>>;

export function createConflicts(pairs: PaperPlan['neverTogether']): Conflicts {
  const conflicts = new Map<string, Set<string>>();
  const add = (id: string, other: string): void => {
    conflicts.set(id, (conflicts.get(id) ?? new Set()).add(other));
  };
  for (const [first, second] of pairs) {
    add(first, second);
    add(second, first);
  }
  return conflicts;
}

/** Places the questions that the plan names, and reports those that cannot be in the paper. */
export function placeFixed(
  plan: PaperPlan,
  named: ReadonlyMap<string, QuestionFacts>,
  conflicts: Conflicts,
): { readonly sections: PlannedQuestion[][]; readonly blocks: PaperBlock[] } {
  const placed = new Set<string>();
  const blocks: PaperBlock[] = [];
  const sections = plan.sections.map((section) =>
    section.questions.flatMap((id) => {
      const facts = named.get(id);
      const problem = findProblem(id, facts, { placed, conflicts });
      placed.add(id);
      if (problem !== undefined) blocks.push({ section: section.title, message: problem });
      return facts === undefined || problem !== undefined
        ? []
        : [{ facts, marks: getMarksIn(section, facts) }];
    }),
  );
  return { sections, blocks };
}

type Placed = { readonly placed: ReadonlySet<string>; readonly conflicts: Conflicts };

function findProblem(
  id: string,
  facts: QuestionFacts | undefined,
  { placed, conflicts }: Placed,
): string | undefined {
  if (facts === undefined) return `There is no question ${id} in the bank.`;
  if (placed.has(id)) return `Question ${id} is listed twice.`;
  const rival = [...(conflicts.get(id) ?? [])].find((other) => placed.has(other));
  if (rival !== undefined) return `Questions ${rival} and ${id} must never be together.`;
  return undefined;
}
