import type { AuthoredAlternate, AuthoredQuestion } from '../../agents/authoring/authored.ts';
import type { Finding } from '../../domain/finding.ts';
import type { SkippedStep } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { MadePart } from './pipeline-state.ts';
import { type StepAnswer, type StepWork, skipped } from './take-step.ts';

const UNREADABLE = 'The question cannot be read, so nothing can be made of it.';

export const ideasStep: StepWork = async ({ question }, { agents, wish, options }) => {
  if (!wish.ideas) return { outcome: 'left-out', note: 'not asked for' };
  if (!question) return skipped('ideas', UNREADABLE);
  const {
    ideas,
    status,
    reason = '',
    findings,
    provenance,
  } = await agents.ideasOf(question, { work: options });
  const about = findings.map((finding) => ({ ...finding, field: 'ideas' }));
  if (ideas === undefined) return skipped('ideas', reason, { findings: about, failed: status === 'flagged' });
  return {
    outcome: status === 'made' ? 'done' : 'flagged',
    note: ideas.concepts.slice(0, 3).join(', '),
    update: { foundIdeas: ideas },
    noticed: {
      findings: about,
      provenance: provenance === undefined ? [] : [provenance],
    },
  };
};

export const alternatesStep: StepWork = async ({ question, foundIdeas }, { agents, wish, options }) => {
  if (!wish.alternate) return { outcome: 'left-out', note: 'not asked for' };
  if (!question) return skipped('alternates', UNREADABLE);
  const made = await agents.alternatesOf(question, { ideas: foundIdeas ?? undefined, work: options });
  const gathered = gather(
    'alternates',
    made.map((outcome, index) => ({ name: `${index + 1}`, outcome })),
  );
  return { ...answerOf(gathered), update: { otherSolutions: gathered.parts } };
};

export const variantsStep: StepWork = async ({ question, foundIdeas }, { agents, wish, options }) => {
  if (wish.variants.length === 0) return { outcome: 'left-out', note: 'not asked for' };
  if (!question) return skipped('variants', UNREADABLE);
  const outcomes: Named[] = [];
  for (const type of wish.variants) {
    const ideas = foundIdeas ?? undefined;
    outcomes.push({ name: type, outcome: await agents.variantOf(question, type, { ideas, work: options }) });
  }
  const gathered = gather('variants', outcomes);
  return { ...answerOf(gathered), update: { madeVariants: gathered.parts } };
};

type Named = { readonly name: string; readonly outcome: AuthoredQuestion | AuthoredAlternate };

type Gathered = {
  readonly parts: MadePart[];
  readonly findings: Finding[];
  readonly skipped: SkippedStep[];
  readonly provenance: Provenance[];
  readonly failed: boolean;
};

/** What came of several askings: usable parts, and why the others are none. */
export function gather(step: string, all: readonly Named[]): Gathered {
  const made = all.filter(({ outcome }) => outcome.status === 'made' || outcome.status === 'flagged');
  const usable = made.filter(({ outcome }) => isTex(outcome));
  const refusals = all.filter(
    ({ outcome }) => outcome.status === 'refused' || outcome.status === 'needs-model',
  );
  const left = [...refusals, ...made.filter(({ outcome }) => !isTex(outcome))];
  return {
    parts: usable.map(({ name, outcome }) => ({
      name,
      latex: outcome.latex,
      sound: outcome.status === 'made',
      ...('question' in outcome && outcome.question && { question: outcome.question }),
    })),
    findings: made.flatMap(({ name, outcome }) => findingsOf(outcome, `${step}/${name}`)),
    skipped: left.map(({ name, outcome }) => ({
      step: `${step}/${name}`,
      reason: outcome.reason ?? 'The model gave no usable reply.',
    })),
    provenance: usable.flatMap(({ outcome }) => outcome.provenance ?? []),
    failed: usable.length < made.length,
  };
}

/** Whether it can stand in a file of its own; what a model merely said cannot. */
function isTex({ latex }: Named['outcome']): boolean {
  return /^\s*\\(?:item(?![a-zA-Z])|begin\{(?:alternate)?solution\})/.test(latex);
}

function findingsOf({ findings }: Named['outcome'], field: string): Finding[] {
  return findings.map((finding) => ({ ...finding, field }));
}

/** Says which of several types has none, unless the reason does; alternates are only numbered. */
function reasonOf(step: string, reason: string): string {
  const name = step.slice(step.indexOf('/') + 1);
  const said = reason.replace(/\.$/, '');
  return /^\d+$/.test(name) || reason.includes(name) ? said : `no ${name}: ${said}`;
}

function answerOf({ parts, findings, skipped: left, provenance, failed }: Gathered): StepAnswer {
  const names = (some: readonly { name: string }[]): string => some.map(({ name }) => name).join(', ');
  const unsound = parts.filter(({ sound }) => !sound);
  const said = [
    names(parts),
    ...(unsound.length === 0 ? [] : [`flagged: ${names(unsound)}`]),
    ...left.map(({ step, reason }) => reasonOf(step, reason)),
  ];
  return {
    outcome: parts.length === 0 ? 'skipped' : unsound.length > 0 ? 'flagged' : 'done',
    note: said.filter(Boolean).join('; '),
    noticed: { findings, skipped: left, provenance, failed },
  };
}
