import { useQuery } from '@tanstack/react-query';
import type { BankChange } from '../../api/schema.ts';
import { SelectField, TextField } from '../../generate/brief-field.tsx';
import { strings } from '../../strings.ts';
import type { ChangeTask } from './bulk-task.ts';
import { splitTags, toMetadata } from './metadata-draft.ts';
import { useLabelSuggestions } from './use-label-suggestions.ts';
import { getCollections } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** The fields of all tasks as text. */
export type ActionDraft = {
  readonly add: string;
  readonly remove: string;
  readonly subject: string;
  readonly level: string;
  readonly topic: string;
  readonly outcome: string;
  readonly difficulty: string;
  /** Whether the server fills in empty topics and difficulties. */
  readonly auto: boolean;
  /** The id of the chosen collection. */
  readonly collection: string;
  /** The name of a new collection. */
  readonly newName: string;
};

export const emptyAction: ActionDraft = {
  ...{ add: '', remove: '', subject: '', level: '', topic: '', outcome: '', difficulty: '' },
  ...{ auto: false, collection: '', newName: '' },
};

/** Converts the fields to the request; undefined if nothing is filled in. */
export function toAction(task: ChangeTask, draft: ActionDraft): BankChange['action'] | undefined {
  if (task === 'delete' || task === 'purge') return { kind: task };
  if (task === 'collect')
    return draft.collection === '' ? undefined : { kind: 'collect', collection: draft.collection };
  if (task === 'retag') {
    const [add, remove] = [splitTags(draft.add), splitTags(draft.remove)];
    return add.length + remove.length === 0 ? undefined : { kind: 'retag', add, remove };
  }
  const { marks: _marks, tags: _tags, ...set } = toMetadata({ ...draft, marks: '', tags: '' });
  if (Object.keys(set).length === 0 && !draft.auto) return undefined;
  return { kind: 'classify', set, ...(draft.auto && { auto: true }) };
}

type FieldsProps = { task: ChangeTask; draft: ActionDraft; onChange: (draft: ActionDraft) => void };

export function ActionFields({ task, draft, onChange }: FieldsProps) {
  const texts = workStrings.bulk;
  const set = (field: keyof ActionDraft) => (value: string) => onChange({ ...draft, [field]: value });
  const { subjects, levels, topics, outcomes } = useLabelSuggestions(draft);
  const textField = (
    field: 'add' | 'remove' | 'subject' | 'level' | 'topic' | 'outcome',
    label: string,
    { hint, suggestions = [] }: { hint?: string; suggestions?: typeof subjects } = {},
  ) => (
    <TextField
      label={label}
      {...(hint && { hint })}
      suggestions={suggestions}
      errorMessage={undefined}
      value={draft[field]}
      onChange={set(field)}
    />
  );
  if (task === 'delete') return null;
  if (task === 'purge') return <p>{texts.purgeWarning}</p>;
  if (task === 'collect') return <CollectionFields draft={draft} onChange={onChange} />;
  if (task === 'retag')
    return (
      <>
        {textField('add', texts.add, { hint: workStrings.fields.tagsHint })}
        {textField('remove', texts.take)}
      </>
    );
  return (
    <>
      <p>{texts.keep}</p>
      {textField('subject', workStrings.fields.subject, { suggestions: subjects })}
      {textField('level', workStrings.fields.level, { suggestions: levels })}
      {textField('topic', workStrings.fields.topic, { suggestions: topics })}
      {textField('outcome', workStrings.fields.outcome, { suggestions: outcomes })}
      <SelectField
        label={workStrings.fields.difficulty}
        errorMessage={undefined}
        value={draft.difficulty}
        options={[['', workStrings.bulk.unchanged], ...Object.entries(strings.difficulty)]}
        onChange={set('difficulty')}
      />
      <label>
        <input
          type="checkbox"
          checked={draft.auto}
          onChange={({ target }) => onChange({ ...draft, auto: target.checked })}
        />{' '}
        {texts.auto}
      </label>
    </>
  );
}

/** Chooses an existing collection, or names a new one. */
function CollectionFields({ draft, onChange }: Omit<FieldsProps, 'task'>) {
  const texts = workStrings.bulk;
  const collections = useQuery({
    queryKey: ['bank', 'collections'],
    queryFn: ({ signal }) => getCollections(signal),
  });
  const options = (collections.data?.collections ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <>
      {options.length > 0 && (
        <SelectField
          label={texts.chooseCollection}
          errorMessage={undefined}
          value={draft.collection}
          options={[['', texts.newCollection], ...options]}
          onChange={(collection) => onChange({ ...draft, collection, newName: '' })}
        />
      )}
      {draft.collection === '' && (
        <TextField
          label={`${texts.newCollection}: ${texts.name}`}
          errorMessage={undefined}
          value={draft.newName}
          onChange={(newName) => onChange({ ...draft, newName })}
        />
      )}
    </>
  );
}
