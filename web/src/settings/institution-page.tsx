import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getJson, sendJson } from '../api/client.ts';
import type { Institution } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import { accessStrings } from './access-strings.ts';
import { type InstitutionFields, toFields, toSettings } from './institution-fields.ts';
import styles from './settings-page.module.css';

const texts = accessStrings.institution;

const getPath = (id: string): string => `/api/v1/institutions/${encodeURIComponent(id)}`;

const institutionQuery = (id: string) =>
  queryOptions({
    queryKey: ['institution', id],
    queryFn: ({ signal }) => getJson<Institution>(getPath(id), {}, signal),
  });

/** The limits of each person and how long data is kept, for admins. */
export function InstitutionPage() {
  usePageTitle(texts.title);
  const id = usePrincipal()?.institution ?? '';
  const query = useQuery({ ...institutionQuery(id), enabled: id !== '' });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={fieldStyles.hint}>{texts.lead}</p>
      {query.isPending && <Skeleton label={accessStrings.loading} />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <SettingsForm key={query.data.version} institution={query.data} />}
    </div>
  );
}

function SettingsForm({ institution }: { institution: Institution }) {
  const [fields, setFields] = useState(() => toFields(institution));
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      sendJson<Institution>('PUT', getPath(institution.id), {
        body: toSettings(institution, fields),
        ifMatch: `"${institution.version}"`,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['institution'] }),
  });
  const change = (name: Exclude<keyof InstitutionFields, 'fourEyes'>) => (text: string) =>
    setFields({ ...fields, [name]: text });
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <h2>{texts.limits}</h2>
      <div className={styles.fields}>
        <NumberField
          label={texts.costPerDay}
          value={fields.costPerDay}
          onChange={change('costPerDay')}
          step="0.01"
        />
        <NumberField label={texts.jobsPerDay} value={fields.jobsPerDay} onChange={change('jobsPerDay')} />
      </div>
      <h2>{texts.retention}</h2>
      <div className={styles.fields}>
        <NumberField label={texts.threads} value={fields.threads} onChange={change('threads')} />
        <NumberField label={texts.answers} value={fields.answers} onChange={change('answers')} />
      </div>
      <h2>{texts.review}</h2>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={fields.fourEyes}
          onChange={({ target }) => setFields({ ...fields, fourEyes: target.checked })}
        />
        {texts.fourEyes}
      </label>
      {save.isError && <p role="alert">{describeError(save.error)}</p>}
      {institution.version > 0 && !save.isPending && !save.isError && (
        <p role="status">{texts.saved(institution.updated_at)}</p>
      )}
      <div>
        <Button type="submit" look="primary" disabled={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

type NumberFieldProps = {
  label: string;
  value: string;
  step?: string;
  onChange: (text: string) => void;
};

function NumberField({ label, value, step = '1', onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <label className={fieldStyles.field} htmlFor={id}>
      <span className={fieldStyles.label}>{label}</span>
      <input
        id={id}
        type="number"
        min="0"
        step={step}
        inputMode="decimal"
        placeholder={texts.unset}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
