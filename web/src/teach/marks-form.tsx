import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { MarkedStep } from '../../../src/domain/practice-marking.ts';
import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import fieldStyles from '../design/field.module.css';
import { formatPartPath } from '../learn/parts/part-texts.ts';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import { WrittenLines } from '../learn/typeset/written-lines.tsx';
import styles from './teach.module.css';
import { changeMarks, insightsQuery, useTeachChange } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.script;

type FormProps = {
  assignmentId: string;
  answer: { readonly id: string; readonly part: string | null };
  steps: readonly MarkedStep[];
  /** What the pupil wrote. */
  response: string;
};

/** Lets the teacher mark the steps of an answer. A change of a decided mark needs a reason. */
export function MarksForm({ assignmentId, answer, steps, response }: FormProps) {
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
      {...{ assignmentId, answer, steps, response, isWaiting }}
      title={(isWaiting ? texts.markNow : texts.change) + part}
      onClose={() => setOpen(false)}
    />
  );
}

type SaveRequest = { request: Parameters<typeof changeMarks>[0]; afterwards: () => void };

/** Saves the marks and calls `afterwards`; a new record replaces the answer then, and with it this form. */
async function saveMarks({ request, afterwards }: SaveRequest): Promise<void> {
  await changeMarks(request);
  afterwards();
}

function OpenForm({
  assignmentId,
  answer,
  steps,
  response,
  isWaiting,
  title,
  onClose,
}: FormProps & { isWaiting: boolean; title: string; onClose: () => void }) {
  const id = useId();
  const [awarded, setAwarded] = useState(() => new Map(steps.map((step) => [step.n, step.marks_awarded])));
  const [reason, setReason] = useState('');
  const save = useTeachChange(saveMarks);
  const needsReason = steps.some((step) => !step.for_person && awarded.get(step.n) !== step.marks_awarded);
  const showNext = useNextToMark(assignmentId, answer.id);
  const isBlocked = save.isPending || (needsReason && reason.trim() === '');
  const submit = (afterwards: () => void) => {
    if (isBlocked) return;
    const bullets = [...awarded].map(([n, marks]) => ({ n, awarded: marks }));
    save.mutate({ request: { id: assignmentId, answer_id: answer.id, bullets, reason }, afterwards });
  };
  return (
    <form
      className={styles.marks}
      onSubmit={(event) => {
        event.preventDefault();
        submit(isWaiting && showNext ? showNext : onClose);
      }}
    >
      <h3>{title}</h3>
      {isWaiting && response.trim() !== '' && (
        <blockquote className={styles.quote}>
          <WrittenLines text={response} />
        </blockquote>
      )}
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
            {isWaiting && step.example && (
              <span className={fieldStyles.hint}>
                {' '}
                {texts.expected} <TypesetText inline tex={step.example} />
              </span>
            )}
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
        {isWaiting && showNext ? (
          <>
            <Button type="submit" look="primary" disabled={isBlocked}>
              {texts.saveAndNext}
            </Button>
            <Button disabled={isBlocked} onClick={() => submit(onClose)}>
              {texts.save}
            </Button>
          </>
        ) : (
          <Button type="submit" disabled={isBlocked}>
            {texts.save}
          </Button>
        )}
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

/** Returns a function that shows the next answer to mark: the same question of the next pupil, then the next question. */
function useNextToMark(assignmentId: string, answerId: string): (() => void) | undefined {
  const { data } = useQuery(insightsQuery(assignmentId));
  const navigate = useNavigate();
  const { waiting = [] } = data ?? {};
  const index = waiting.findIndex((candidate) => candidate.answer_id === answerId);
  const next = waiting[(index + 1) % waiting.length];
  if (index === -1 || next === undefined || next.answer_id === answerId) return undefined;
  return () =>
    void navigate({
      to: '/teach/assignments/$id/pupils/$learner',
      params: { id: assignmentId, learner: next.learner },
      hash: next.answer_id,
    });
}
