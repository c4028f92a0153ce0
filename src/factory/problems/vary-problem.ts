import type { AuthoredQuestion } from '../../agents/authoring/authored.ts';
import { asFault, Fault } from '../../domain/fault.ts';
import type { PipelineResult, SingleVariant, SkippedStep } from '../../domain/pipeline-result.ts';
import type { Problem, ProblemVersion } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../intake/tex-questions.ts';
import { gather } from '../pipeline/author-steps.ts';
import { digestProblem } from './digest-problem.ts';
import { nextVariantName, variantsOfType } from './problem-parts.ts';
import type { WorkTools } from './problem-tools.ts';
import type { ProblemWork } from './process-problem.ts';
import { type ProblemOutcome, spending } from './spend.ts';

type VaryWork = Pick<ProblemWork, 'emit' | 'signal' | 'runId'> & { readonly type: SingleVariant };

/** Makes one more variant of the newest version and adds it; those that are there stay. */
export async function varyProblem(
  problem: Problem,
  work: VaryWork,
  tools: WorkTools,
): Promise<ProblemOutcome> {
  const { emit, signal, type } = work;
  return spending(problem, tools, async (agents) => {
    await emit('step', { step: 'variants', phase: 'begin' });
    const { content } = await newestOf(problem.id, tools);
    const question = firstQuestion(content.latex);
    if (question === undefined)
      throw new Fault('invalid-input', 'The question cannot be read, so nothing can be made of it.');
    const earlier = variantsOfType(content, type).flatMap((latex) => firstQuestion(latex) ?? []);
    const outcome = await agents.variantOf(question, type, {
      ideas: content.ideas ?? undefined,
      earlier,
      seed: earlier.length + 1,
      work: { signal },
    });
    signal.throwIfAborted();
    const added = await addVariant(problem, { ...work, outcome }, tools);
    await emit('step', { step: 'variants', phase: 'end', outcome: added.outcome, note: added.note });
    return { version: added.version, skipped: added.skipped };
  });
}

/** What was made of a problem, as it is now. */
export async function newestOf(id: string, { store }: Pick<WorkTools, 'store'>): Promise<ProblemVersion> {
  const newest = await store.version(id);
  if (newest === undefined) throw new Fault('conflict', 'Nothing was made of this problem yet.');
  return newest;
}

function firstQuestion(latex: string): Question | undefined {
  return readTexQuestions(latex).questions[0]?.question;
}

type Added = {
  readonly version: number;
  readonly skipped: readonly SkippedStep[];
  readonly outcome: 'done' | 'flagged' | 'skipped';
  readonly note: string;
};

/** Upon whatever is newest: who edits the problem meanwhile loses nothing, and neither is the variant lost. */
async function addVariant(
  problem: Problem,
  work: VaryWork & { readonly outcome: AuthoredQuestion },
  tools: WorkTools,
): Promise<Added> {
  const { content, version } = await newestOf(problem.id, tools);
  const name = nextVariantName(content, work.type);
  const { parts, skipped, findings, provenance } = gather('variants', [{ name, outcome: work.outcome }]);
  const [made] = parts;
  if (made === undefined) return { version, skipped, outcome: 'skipped', note: skipped[0]?.reason ?? '' };
  const grown: PipelineResult = {
    ...content,
    variants: { ...content.variants, [name]: made.latex },
    findings: [...content.findings, ...findings],
    provenance: [...content.provenance, ...provenance],
  };
  const next = {
    reason: 'varied',
    part: `variants/${name}`,
    author: problem.owner,
    createdAt: tools.clock.now().toISOString(),
    content: grown,
    digest: digestProblem(grown),
    runId: work.runId,
  } as const;
  try {
    const added = await tools.store.addVersion(problem.id, next, version);
    return { version: added, skipped, outcome: made.sound ? 'done' : 'flagged', note: name };
  } catch (thrown) {
    if (asFault(thrown).kind !== 'conflict') throw thrown;
    return addVariant(problem, work, tools);
  }
}
