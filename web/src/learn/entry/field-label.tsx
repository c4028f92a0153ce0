import fieldStyles from '../../design/field.module.css';

type FieldLabelProps = { label: string; htmlFor?: string; isHidden: boolean };

/** The label of a field. Only screen readers read a hidden label. */
export function FieldLabel({ label, htmlFor, isHidden }: FieldLabelProps) {
  const className = isHidden ? 'visually-hidden' : fieldStyles.label;
  if (htmlFor === undefined) return <span className={className}>{label}</span>;
  return (
    <label className={className} htmlFor={htmlFor}>
      {label}
    </label>
  );
}
