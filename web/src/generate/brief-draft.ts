import type { GenerationBrief } from '../api/schema.ts';
import { createStoredValue } from '../browser/stored-value.ts';

/** The brief as entered in the form; fields without a value are empty strings. */
export type BriefDraft = {
  readonly subject: string;
  readonly level: string;
  /** The author enters their own subject and level instead of choosing a course. */
  readonly isOwn: boolean;
  /** A topic of the course; the API calls it an outcome. */
  readonly outcome_id: string;
  readonly objective: string;
  readonly blooms_level: string;
  readonly kind: string;
  readonly count: string;
  /** The institution whose rules and pass score apply. */
  readonly institution_id: string;
};

const emptyDraft: BriefDraft = {
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

const TEXT_FIELDS = [
  'subject',
  'level',
  'outcome_id',
  'objective',
  'blooms_level',
  'kind',
  'count',
  'institution_id',
] as const;

/** The draft is stored in this browser, so that it survives a reload and a failed request. */
export const storedDraft = createStoredValue(localStorage, 'vbagent.generate.brief', (raw): BriefDraft => {
  const stored: Readonly<Record<string, unknown>> = { ...Object(raw) };
  const textEntries = TEXT_FIELDS.flatMap((name) =>
    typeof stored[name] === 'string' ? [[name, stored[name]]] : [],
  );
  return { ...emptyDraft, isOwn: stored.isOwn === true, ...Object.fromEntries(textEntries) };
});

/** The question types that can be generated. */
export const kinds = ['mcq_sc', 'mcq_mc', 'integer', 'subjective'] as const;

/** The levels of Bloom’s taxonomy: the kind of thinking that a question requires. */
const bloomsLevels = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const;

/** Turns the form into a request; empty optional fields are left out. */
export function toBrief(draft: BriefDraft): GenerationBrief {
  const bloomsLevel = bloomsLevels.find((name) => name === draft.blooms_level);
  const objective = draft.objective.trim();
  const institution = draft.institution_id.trim();
  return {
    subject: draft.subject.trim(),
    level: draft.level.trim(),
    ...(draft.outcome_id && !draft.isOwn && { outcome_id: draft.outcome_id }),
    ...(objective && { objective }),
    ...(bloomsLevel && { blooms_level: bloomsLevel }),
    kind: kinds.find((kind) => kind === draft.kind) ?? 'mcq_sc',
    count: Number(draft.count),
    ...(institution && { institution_id: institution }),
  };
}

/** Turns the brief of an earlier batch into a form. The seed is dropped, because the same seed gives the same questions. */
export function toDraft({ seed: _seed, count = 1, ...rest }: GenerationBrief): BriefDraft {
  return { ...emptyDraft, ...rest, count: String(count) };
}
