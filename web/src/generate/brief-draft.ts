import type { GenerationBrief } from '../api/schema.ts';
import { createStoredValue } from '../shell/stored-value.ts';

/** The brief as it is typed; empty where nothing is said. */
export type BriefDraft = {
  readonly subject: string;
  readonly level: string;
  /** The subject is said to be none of the courses. */
  readonly isOwn: boolean;
  readonly outcome_id: string;
  readonly objective: string;
  readonly blooms_level: string;
  readonly kind: string;
  readonly count: string;
  readonly institution_id: string;
};

export const emptyDraft: BriefDraft = {
  subject: '',
  level: '',
  isOwn: false,
  outcome_id: '',
  objective: '',
  blooms_level: '',
  kind: 'mcq_sc',
  count: '1',
  institution_id: '',
};

const texts = [
  'subject',
  'level',
  'outcome_id',
  'objective',
  'blooms_level',
  'kind',
  'count',
  'institution_id',
] as const;

/** Kept in this browser, so that a reload or a server that is away loses nothing. */
export const keptDraft = createStoredValue(localStorage, 'vbagent.generate.brief', (raw): BriefDraft => {
  const kept: Readonly<Record<string, unknown>> = { ...Object(raw) };
  const said = texts.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []));
  return { ...emptyDraft, isOwn: kept.isOwn === true, ...Object.fromEntries(said) };
});

/** The kinds that a model writes or item models compute. */
export const kinds = ['mcq_sc', 'mcq_mc', 'integer', 'subjective'] as const;

const blooms = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const;

export function briefOf(draft: BriefDraft): GenerationBrief {
  const bloom = blooms.find((name) => name === draft.blooms_level);
  const objective = draft.objective.trim();
  const institution = draft.institution_id.trim();
  return {
    subject: draft.subject.trim(),
    level: draft.level.trim(),
    ...(draft.outcome_id && !draft.isOwn && { outcome_id: draft.outcome_id }),
    ...(objective && { objective }),
    ...(bloom && { blooms_level: bloom }),
    kind: kinds.find((kind) => kind === draft.kind) ?? 'mcq_sc',
    count: Number(draft.count),
    ...(institution && { institution_id: institution }),
  };
}

export function draftOf({ seed: _seed, count = 1, ...rest }: GenerationBrief): BriefDraft {
  return { ...emptyDraft, ...rest, count: String(count) };
}
