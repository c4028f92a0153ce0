import type { AuthoredQuestion } from '../../agents/authoring/authored.ts';
import { asFault, Fault } from '../../domain/fault.ts';
import type { PipelineResult, SingleVariant, SkippedStep } from '../../domain/pipeline-result.ts';
import type { Problem, ProblemVersion } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { collectTexts, UNREADABLE_QUESTION } from '../pipeline/author-steps.ts';
import { meterUsage, type ProblemOutcome } from './meter-usage.ts';
import type { ProblemWorkDependencies } from './problem-dependencies.ts';
import { getNextVariantName, listVariants } from './problem-pieces.ts';
import type { ProblemWork } from './process-problem.ts';
import { summarizeProblem } from './summarize-problem.ts';

type VaryWork = Pick<ProblemWork, 'emit' | 'signal' | 'runId'> & { readonly type: SingleVariant };

/** Makes one more variant of the newest version of a problem, and stores it as the next version. */
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

/** Returns the newest version of a problem; throws a `conflict` fault if the problem has no version yet. */
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
  const { texts, skipped, findings, provenance } = collectTexts('variants', [
    { name, outcome: work.outcome },
  ]);
  const [variant] = texts;
  if (variant === undefined) return { version, skipped, outcome: 'skipped', note: skipped[0]?.reason ?? '' };
  const newContent: PipelineResult = {
    ...content,
    variants: { ...content.variants, [name]: variant.latex },
    findings: [...content.findings, ...findings],
    provenance: [...content.provenance, ...provenance],
  };
  const newVersion = {
    reason: 'varied',
    part: `variants/${name}`,
    author: problem.owner,
    createdAt: deps.clock.now().toISOString(),
    content: newContent,
    digest: summarizeProblem(newContent),
    runId: work.runId,
  } as const;
  try {
    const versionNumber = await deps.store.addVersion(problem.id, newVersion, version);
    return {
      version: versionNumber,
      skipped,
      outcome: variant.hasPassedChecks ? 'done' : 'flagged',
      note: name,
    };
  } catch (thrown) {
    if (asFault(thrown).kind !== 'conflict') throw thrown;
    return addVariant(problem, work, deps);
  }
}
