import { useId, useState } from 'react';
import type { MarkedStep } from '../../../src/domain/practice-marking.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { formatPartPath } from '../learn/parts/part-texts.ts';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import styles from './teach.module.css';
import { changeMarks, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.script;

type FormProps = {
  assignmentId: string;
  answer: { readonly id: string; readonly part: string | null };
  steps: readonly MarkedStep[];
};

/** Lets the teacher mark the steps of an answer. A change of a decided mark needs a reason. */
export function MarksForm({ assignmentId, answer, steps }: FormProps) {
  const isWaiting = steps.some(({ for_person: waits }) => waits);
  const [isOpen, setOpen] = useState(isWaiting);
  const part = answer.part === null ? '' : ` ${formatPartPath(answer.part)}`;
  if (steps.length === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>
          {texts.change}
          {part}
        </Button>
      </div>
    );
  return (
    <OpenForm
      {...{ assignmentId, answer, steps }}
      title={(isWaiting ? texts.markNow : texts.change) + part}
      onClose={() => setOpen(false)}
    />
  );
}

function OpenForm({
  assignmentId,
  answer,
  steps,
  title,
  onClose,
}: FormProps & { title: string; onClose: () => void }) {
  const id = useId();
  const [awarded, setAwarded] = useState(() => new Map(steps.map((step) => [step.n, step.marks_awarded])));
  const [reason, setReason] = useState('');
  const save = useTeachChange(changeMarks);
  const needsReason = steps.some((step) => !step.for_person && awarded.get(step.n) !== step.marks_awarded);
  const submit = () => {
    if (needsReason && reason.trim() === '') return;
    const bullets = [...awarded].map(([n, marks]) => ({ n, awarded: marks }));
    save.mutate({ id: assignmentId, answer_id: answer.id, bullets, reason }, { onSuccess: onClose });
  };
  return (
    <form
      className={styles.marks}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3>{title}</h3>
      {steps.map((step) => (
        <label key={step.n} className={styles.step}>
          <input
            type="number"
            min={0}
            max={step.marks_available}
            value={awarded.get(step.n) ?? 0}
            onChange={({ target }) => setAwarded(new Map(awarded).set(step.n, Number(target.value)))}
          />
          <span>
            / {step.marks_available} <TypesetText inline tex={step.step} />
          </span>
        </label>
      ))}
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{texts.reason}</span>
        <input id={id} value={reason} maxLength={2000} onChange={({ target }) => setReason(target.value)} />
        {needsReason && reason.trim() === '' && (
          <span className={fieldStyles.hint}>{texts.reasonNeeded}</span>
        )}
      </label>
      {save.isError && <p role="alert">{describeError(save.error)}</p>}
      <div className={styles.actions}>
        <Button type="submit" disabled={save.isPending || (needsReason && reason.trim() === '')}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
