import { makeStrings } from './make-strings.ts';
import { MODEL_VARIANTS, type UploadOptions, VARIANTS } from './upload-options.ts';
import styles from './upload-options-field.module.css';

type OptionsProps = {
  options: UploadOptions;
  /** `rules` when no AI model is connected; undefined while loading. */
  mode: 'model' | 'rules' | undefined;
  onChange: (options: UploadOptions) => void;
};

/** Checkboxes for what to create for each question; options that need an AI model are hidden without one. */
export function UploadOptionsField({ options, mode, onChange }: OptionsProps) {
  const texts = makeStrings.drop;
  const lacksModel = mode === 'rules';
  const toggleVariant = (type: string) => {
    const others = options.variants.filter((variant) => variant !== type);
    onChange({ ...options, variants: others.length < options.variants.length ? others : [...others, type] });
  };
  return (
    <fieldset className={styles.options}>
      <legend>{texts.options}</legend>
      <Checkbox
        label={texts.ideas}
        isOn={options.ideas}
        onToggle={() => onChange({ ...options, ideas: !options.ideas })}
      />
      {VARIANTS.filter((type) => !(lacksModel && MODEL_VARIANTS.includes(type))).map((type) => (
        <Checkbox
          key={type}
          label={makeStrings.problem.variantName(type)}
          isOn={options.variants.includes(type)}
          onToggle={() => toggleVariant(type)}
        />
      ))}
      {!lacksModel && (
        <Checkbox
          label={texts.alternate}
          isOn={options.alternate}
          onToggle={() => onChange({ ...options, alternate: !options.alternate })}
        />
      )}
      {lacksModel && (
        <details className={styles.note}>
          <summary>{texts.noModel}</summary>
          <p>{texts.byRules}</p>
        </details>
      )}
    </fieldset>
  );
}

function Checkbox({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" checked={isOn} onChange={onToggle} />
      {label}
    </label>
  );
}
