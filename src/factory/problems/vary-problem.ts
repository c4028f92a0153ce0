import type { AuthoredQuestion } from '../../agents/authoring/authored.ts';
import { asFault, Fault } from '../../domain/fault.ts';
import type { PipelineResult, SingleVariant, SkippedStep } from '../../domain/pipeline-result.ts';
import type { Problem, ProblemVersion } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { collectParts, UNREADABLE_QUESTION } from '../pipeline/author-steps.ts';
import { digestProblem } from './digest-problem.ts';
import { meterUsage, type ProblemOutcome } from './meter-usage.ts';
import type { ProblemWorkDependencies } from './problem-dependencies.ts';
import { getNextVariantName, listVariants } from './problem-parts.ts';
import type { ProblemWork } from './process-problem.ts';

type VaryWork = Pick<ProblemWork, 'emit' | 'signal' | 'runId'> & { readonly type: SingleVariant };

/** Makes one more variant from the newest version and adds it beside the existing ones. */
export async function varyProblem(
  problem: Problem,
  work: VaryWork,
  deps: ProblemWorkDependencies,
): Promise<ProblemOutcome> {
  const { emit, signal, type } = work;
  return meterUsage(problem, deps, async (agents) => {
    await emit('step', { step: 'variants', phase: 'begin' });
    const { content } = await getNewestVersion(problem.id, deps);
    const question = readFirstQuestion(content.latex);
    if (question === undefined) throw new Fault('invalid-input', UNREADABLE_QUESTION);
    const earlier = listVariants(content, type).flatMap((latex) => readFirstQuestion(latex) ?? []);
    const outcome = await agents.makeVariant(question, type, {
      ideas: content.ideas ?? undefined,
      earlier,
      seed: earlier.length + 1,
      work: { signal },
    });
    signal.throwIfAborted();
    const added = await addVariant(problem, { ...work, outcome }, deps);
    await emit('step', { step: 'variants', phase: 'end', outcome: added.outcome, note: added.note });
    return { version: added.version, skipped: added.skipped };
  });
}

/** The newest version of a problem; a `conflict` fault before the first version. */
export async function getNewestVersion(
  id: string,
  { store }: Pick<ProblemWorkDependencies, 'store'>,
): Promise<ProblemVersion> {
  const newest = await store.findVersion(id);
  if (newest === undefined) throw new Fault('conflict', 'This problem has no result yet.');
  return newest;
}

function readFirstQuestion(latex: string): Question | undefined {
  return readTexQuestions(latex).questions[0]?.question;
}

type AddedVariant = {
  readonly version: number;
  readonly skipped: readonly SkippedStep[];
  readonly outcome: 'done' | 'flagged' | 'skipped';
  readonly note: string;
};

/** Adds the variant to the newest version. If the problem is edited in the meantime, tries again on the edited version. */
async function addVariant(
  problem: Problem,
  work: VaryWork & { readonly outcome: AuthoredQuestion },
  deps: ProblemWorkDependencies,
): Promise<AddedVariant> {
  const { content, version } = await getNewestVersion(problem.id, deps);
  const name = getNextVariantName(content, work.type);
  const { parts, skipped, findings, provenance } = collectParts('variants', [
    { name, outcome: work.outcome },
  ]);
  const [made] = parts;
  if (made === undefined) return { version, skipped, outcome: 'skipped', note: skipped[0]?.reason ?? '' };
  const extended: PipelineResult = {
    ...content,
    variants: { ...content.variants, [name]: made.latex },
    findings: [...content.findings, ...findings],
    provenance: [...content.provenance, ...provenance],
  };
  const next = {
    reason: 'varied',
    part: `variants/${name}`,
    author: problem.owner,
    createdAt: deps.clock.now().toISOString(),
    content: extended,
    digest: digestProblem(extended),
    runId: work.runId,
  } as const;
  try {
    const added = await deps.store.addVersion(problem.id, next, version);
    return { version: added, skipped, outcome: made.sound ? 'done' : 'flagged', note: name };
  } catch (thrown) {
    if (asFault(thrown).kind !== 'conflict') throw thrown;
    return addVariant(problem, work, deps);
  }
}
