import type { AuthoredAlternate, AuthoredQuestion } from '../../agents/authoring/authored.ts';
import type { Finding } from '../../domain/finding.ts';
import type { SkippedStep } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { AuthoredText } from './pipeline-state.ts';
import { type PipelineStep, type StepResult, skipStep } from './pipeline-step.ts';

export const UNREADABLE_QUESTION = 'The question cannot be read, so nothing can be made from it.';
const NOT_REQUESTED: StepResult = { outcome: 'left-out', note: 'not requested' };

/** Extracts the concepts, formulas and techniques behind the question. */
export const ideasStep: PipelineStep = async ({ question }, { agents, options, workOptions }) => {
  if (!options.ideas) return NOT_REQUESTED;
  if (!question) return skipStep('ideas', UNREADABLE_QUESTION);
  const authored = await agents.extractIdeas(question, { work: workOptions });
  const { ideas, status, reason = '', provenance } = authored;
  const findings = withField(authored.findings, 'ideas');
  if (ideas === undefined) return skipStep('ideas', reason, { findings, failed: status === 'flagged' });
  return {
    outcome: status === 'made' ? 'done' : 'flagged',
    note: ideas.concepts.slice(0, 3).join(', '),
    update: { ideas },
    records: { findings, provenance: provenance === undefined ? [] : [provenance] },
  };
};

/** Writes alternative solutions of the question. */
export const alternatesStep: PipelineStep = async (state, { agents, options, workOptions: work }) => {
  const { question, ideas } = state;
  if (!options.alternate) return NOT_REQUESTED;
  if (!question) return skipStep('alternates', UNREADABLE_QUESTION);
  const alternates = await agents.writeAlternates(question, { ideas, work });
  const outcomes = alternates.map((outcome, index) => ({ name: `${index + 1}`, outcome }));
  const collected = collectTexts('alternates', outcomes);
  return { ...toStepResult(collected), update: { alternateSolutions: collected.texts } };
};

/** Makes one variant of each requested type. */
export const variantsStep: PipelineStep = async (state, { agents, options, workOptions: work }) => {
  const { question, ideas } = state;
  if (options.variants.length === 0) return NOT_REQUESTED;
  if (!question) return skipStep('variants', UNREADABLE_QUESTION);
  const outcomes: NamedOutcome[] = [];
  for (const type of options.variants)
    outcomes.push({ name: type, outcome: await agents.makeVariant(question, type, { ideas, work }) });
  const collected = collectTexts('variants', outcomes);
  return { ...toStepResult(collected), update: { variants: collected.texts } };
};

type NamedOutcome = { readonly name: string; readonly outcome: AuthoredQuestion | AuthoredAlternate };

type CollectedTexts = {
  readonly texts: AuthoredText[];
  readonly findings: Finding[];
  readonly skipped: SkippedStep[];
  readonly provenance: Provenance[];
  readonly failed: boolean;
};

/** Separates the outcomes of the agents into usable texts, and skipped ones with their reasons. */
export function collectTexts(step: string, outcomes: readonly NamedOutcome[]): CollectedTexts {
  const authored = outcomes.filter(
    ({ outcome }) => outcome.status === 'made' || outcome.status === 'flagged',
  );
  const usable = authored.filter(({ outcome }) => isQuestionTex(outcome));
  const refused = outcomes.filter((outcome) => !authored.includes(outcome));
  const unusable = [...refused, ...authored.filter(({ outcome }) => !isQuestionTex(outcome))];
  return {
    texts: usable.map(({ name, outcome }) => ({
      name,
      latex: outcome.latex,
      hasPassedChecks: outcome.status === 'made',
      ...('question' in outcome && outcome.question && { question: outcome.question }),
    })),
    findings: authored.flatMap(({ name, outcome }) => withField(outcome.findings, `${step}/${name}`)),
    skipped: unusable.map(({ name, outcome }) => ({
      step: `${step}/${name}`,
      reason: outcome.reason ?? 'The model returned no usable reply.',
    })),
    provenance: usable.flatMap(({ outcome }) => outcome.provenance ?? []),
    failed: usable.length < authored.length,
  };
}

/** Returns whether the text starts with `\item` or a solution environment, so that it can be stored as a TeX file. */
function isQuestionTex({ latex }: NamedOutcome['outcome']): boolean {
  return /^\s*\\(?:item(?![a-zA-Z])|begin\{(?:alternate)?solution\})/.test(latex);
}

function withField(findings: readonly Finding[], field: string): Finding[] {
  return findings.map((finding) => ({ ...finding, field }));
}

/** Formats the reason of a skipped text. Adds the variant type unless the reason contains it; alternates only have numbers. */
function describeSkipped({ step, reason }: SkippedStep): string {
  const name = step.slice(step.indexOf('/') + 1);
  const sentence = reason.replace(/\.$/, '');
  return /^\d+$/.test(name) || reason.includes(name) ? sentence : `no ${name}: ${sentence}`;
}

function toStepResult({ texts, findings, skipped, provenance, failed }: CollectedTexts): StepResult {
  const joinNames = (named: readonly { name: string }[]): string => named.map(({ name }) => name).join(', ');
  const flaggedTexts = texts.filter(({ hasPassedChecks }) => !hasPassedChecks);
  const notes = [
    joinNames(texts),
    ...(flaggedTexts.length === 0 ? [] : [`flagged: ${joinNames(flaggedTexts)}`]),
    ...skipped.map(describeSkipped),
  ];
  const outcomeOfTexts = flaggedTexts.length > 0 ? 'flagged' : 'done';
  return {
    outcome: texts.length === 0 ? 'skipped' : outcomeOfTexts,
    note: notes.filter(Boolean).join('; '),
    records: { findings, skipped, provenance, failed },
  };
}
