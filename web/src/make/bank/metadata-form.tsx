import { useFacets } from '../../bank/bank-queries.ts';
import { SelectField, TextField } from '../../generate/brief-field.tsx';
import { strings } from '../../strings.ts';
import { type MetadataDraft, splitTags } from './metadata-draft.ts';
import styles from './metadata-form.module.css';
import { useLabelSuggestions } from './use-label-suggestions.ts';
import { workStrings } from './work-strings.ts';

type FormProps = {
  draft: MetadataDraft;
  hasPartMarks: boolean;
  onChange: (draft: MetadataDraft) => void;
};

/** The details of a question: subject, level, topic, outcome, marks, difficulty and tags. */
export function MetadataForm({ draft, hasPartMarks, onChange }: FormProps) {
  const texts = workStrings.fields;
  const set = (field: keyof MetadataDraft) => (value: string) => onChange({ ...draft, [field]: value });
  const plain = { errorMessage: undefined } as const;
  const { subjects, levels, topics, outcomes } = useLabelSuggestions(draft);
  const outcomeLabel = outcomes.find(([id]) => id === draft.outcome.trim())?.[1];
  return (
    <div className={styles.form}>
      <TextField
        {...plain}
        label={texts.subject}
        suggestions={subjects}
        value={draft.subject}
        onChange={set('subject')}
      />
      <TextField
        {...plain}
        label={texts.level}
        suggestions={levels}
        value={draft.level}
        onChange={set('level')}
      />
      <TextField
        {...plain}
        label={texts.topic}
        suggestions={topics}
        value={draft.topic}
        onChange={set('topic')}
      />
      <TextField
        {...plain}
        label={texts.outcome}
        hint={describeOutcome(draft, outcomes.length > 0, outcomeLabel)}
        suggestions={outcomes}
        value={draft.outcome}
        onChange={set('outcome')}
      />
      {hasPartMarks ? (
        <p className={styles.quiet}>{workStrings.edit.marksOfParts}</p>
      ) : (
        <TextField
          {...plain}
          label={texts.marks}
          inputMode="numeric"
          value={draft.marks}
          onChange={set('marks')}
        />
      )}
      <SelectField
        {...plain}
        label={texts.difficulty}
        value={draft.difficulty}
        options={[['', texts.none], ...Object.entries(strings.difficulty)]}
        onChange={set('difficulty')}
      />
      <TextField
        {...plain}
        label={texts.tags}
        hint={texts.tagsHint}
        value={draft.tags}
        onChange={set('tags')}
      />
      <TagSuggestions draft={draft} onChange={set('tags')} />
    </div>
  );
}

/** Returns the name of the chosen outcome, or what to do to choose one. */
function describeOutcome({ outcome }: MetadataDraft, hasCourse: boolean, label: string | undefined): string {
  const texts = workStrings.fields;
  if (label !== undefined) return label;
  if (!hasCourse) return texts.noCourse;
  return outcome.trim() === '' ? texts.chooseOutcome : texts.unknownOutcome;
}

const MAX_SUGGESTIONS = 8;

/** Buttons for the most frequent tags that the question does not have. */
function TagSuggestions({ draft, onChange }: { draft: MetadataDraft; onChange: (tags: string) => void }) {
  const facets = useFacets();
  const chosenTags = new Set(splitTags(draft.tags));
  const suggestions = (facets.data?.tags ?? [])
    .filter(({ value }) => !chosenTags.has(value))
    .slice(0, MAX_SUGGESTIONS);
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-label={workStrings.fields.tags}>
      {suggestions.map(({ value }) => (
        <button
          key={value}
          type="button"
          onClick={() => onChange(draft.tags.trim() === '' ? value : `${draft.tags}, ${value}`)}
        >
          + {value}
        </button>
      ))}
    </section>
  );
}
