import { useFacets } from '../../bank/bank-queries.ts';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { NeverTogether } from './never-together.tsx';
import type { DraftFields } from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';

type FieldsProps = { readonly fields: DraftFields; readonly onChange: (fields: DraftFields) => void };

/** The settings of a paper; those that are rarely changed are in a folded section. */
export function PaperFields({ fields, onChange }: FieldsProps) {
  const numbers = [
    ['minutes', texts.minutes, 1000],
    ['versions', texts.versions, 26],
  ] as const;
  return (
    <>
      <div className={styles.row}>
        <TextField name="title" label={texts.name} hint={texts.nameHint} {...{ fields, onChange }} />
        {numbers.map(([name, label, max]) => (
          <label key={name} className={`${fieldStyles.field} ${styles.number}`}>
            <span className={fieldStyles.label}>{label}</span>
            <input
              type="number"
              min={1}
              max={max}
              value={fields[name]}
              onChange={({ target }) =>
                onChange({ ...fields, [name]: Math.min(max, Math.max(1, target.valueAsNumber || 1)) })
              }
            />
          </label>
        ))}
      </div>
      <Box name="variantsPerVersion" label={texts.variants} {...{ fields, onChange }} />
      <details className={styles.card}>
        <summary>{texts.moreSettings}</summary>
        <MoreFields fields={fields} onChange={onChange} />
      </details>
    </>
  );
}

function MoreFields({ fields, onChange }: FieldsProps) {
  const facets = useFacets();
  const courses = [
    ['subject', texts.subject, facets.data?.subjects ?? []],
    ['level', texts.level, facets.data?.levels ?? []],
  ] as const;
  return (
    <div className={styles.fields}>
      <TextField
        name="institution"
        label={texts.institution}
        hint={texts.institutionHint}
        {...{ fields, onChange }}
      />
      <div className={styles.row}>
        {courses.map(([name, label, values]) => (
          <label key={name} className={fieldStyles.field}>
            <span className={fieldStyles.label}>{label}</span>
            <select
              value={fields[name]}
              onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
            >
              <option value="">{texts.any}</option>
              {values.map(({ value }) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Lines name="instructions" label={texts.instructions} {...{ fields, onChange }} />
      <LogoField logo={fields.logo} onChange={(logo) => onChange({ ...fields, logo })} />
      <Box name="shufflesQuestions" label={texts.shufflesQuestions} {...{ fields, onChange }} />
      <Box name="shufflesOptions" label={texts.shufflesOptions} {...{ fields, onChange }} />
      <Box name="keepsSortedOptions" label={texts.keepsSortedOptions} {...{ fields, onChange }} />
      <NeverTogether
        pairs={fields.neverTogether}
        onChange={(neverTogether) => onChange({ ...fields, neverTogether })}
      />
    </div>
  );
}

type OneField<Name extends keyof DraftFields> = FieldsProps & {
  readonly name: Name;
  readonly label: string;
};

function TextField({
  name,
  label,
  hint,
  fields,
  onChange,
}: OneField<'title' | 'institution'> & { readonly hint: string }) {
  return (
    <label className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <input
        value={fields[name]}
        maxLength={200}
        placeholder={hint}
        onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
      />
    </label>
  );
}

function Lines({ name, label, fields, onChange }: OneField<'instructions'>) {
  return (
    <label className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <textarea
        rows={2}
        value={fields[name]}
        onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
      />
    </label>
  );
}

function Box({
  name,
  label,
  fields,
  onChange,
}: OneField<'variantsPerVersion' | 'shufflesQuestions' | 'shufflesOptions' | 'keepsSortedOptions'>) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={fields[name]}
        onChange={({ target }) => onChange({ ...fields, [name]: target.checked })}
      />
      {label}
    </label>
  );
}

function LogoField({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const read = (file: File | undefined) => {
    if (file === undefined) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') onChange(reader.result);
    });
    reader.readAsDataURL(file);
  };
  return (
    <div className={styles.actions}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.logo}</span>
        <input
          type="file"
          accept="image/png,image/jpeg"
          onChange={({ target }) => read(target.files?.[0] ?? undefined)}
        />
      </label>
      {logo !== '' && (
        <>
          <img src={logo} alt="" height={44} />
          <Button onClick={() => onChange('')}>{texts.removeLogo}</Button>
        </>
      )}
    </div>
  );
}
