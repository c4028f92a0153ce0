import { createStoredValue } from '../../browser/stored-value.ts';
import type { MetadataDraft } from './metadata-draft.ts';
import type { SchemeDrafts } from './schemes-form.tsx';

/** Unsaved work on a question, kept in this browser. */
type EditDraft = {
  readonly text: string;
  readonly metadata: MetadataDraft;
  /** Absent in drafts of earlier versions of the program. */
  readonly schemes?: SchemeDrafts | undefined;
};

const FIELDS = ['subject', 'level', 'topic', 'outcome', 'marks', 'difficulty', 'tags'] as const;

const getKey = (id: string): string => `vbagent.bank.draft.${id}`;
const open = (id: string) => createStoredValue<EditDraft | undefined>(localStorage, getKey(id), parseDraft);

export const readEditDraft = (id: string): EditDraft | undefined => open(id).read();
export const saveEditDraft = (id: string, draft: EditDraft): void => open(id).write(draft);
export const deleteEditDraft = (id: string): void => localStorage.removeItem(getKey(id));

function parseDraft(stored: unknown): EditDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('text' in stored) || typeof stored.text !== 'string' || !('metadata' in stored)) return undefined;
  const { metadata } = stored;
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const read = (field: string): string => String(Reflect.get(metadata, field) ?? '');
  const [subject, level, topic, outcome, marks, difficulty, tags] = FIELDS.map(read);
  return {
    text: stored.text,
    metadata: {
      subject: subject ?? '',
      level: level ?? '',
      topic: topic ?? '',
      outcome: outcome ?? '',
      marks: marks ?? '',
      difficulty: difficulty ?? '',
      tags: tags ?? '',
    },
    schemes: 'schemes' in stored ? parseSchemes(stored.schemes) : undefined,
  };
}

/** The server checks the rest of a scheme when it is saved. */
function parseSchemes(stored: unknown): SchemeDrafts | undefined {
  const isScheme = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'bullets'));
  if (typeof stored !== 'object' || stored === null || !Object.values(stored).every(isScheme))
    return undefined;
  return stored as SchemeDrafts;
}
