import { useState } from 'react';
import type { MarkedStep, PersonMarking } from '../../../../src/domain/practice-marking.ts';
import { Button } from '../../design/button.tsx';
import { isPointList, repeatsStep } from '../example-text.tsx';
import { learnStrings } from '../learn-strings.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './self-mark-form.module.css';

type SelfMarkProps = {
  /** The steps that only a person can decide. */
  steps: readonly MarkedStep[];
  /** The marks that the learner has saved. */
  given: PersonMarking | null | undefined;
  /** The marks that a model proposes. */
  proposed: PersonMarking | null | undefined;
  isBusy: boolean;
  onSave: (marks: Record<string, boolean>) => void;
};

/** Lets the learner tick the required statements that are in their answer. */
export function SelfMarkForm({ steps, given, proposed, isBusy, onSave }: SelfMarkProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const texts = learnStrings.selfMark;
  const tick = (n: number, isTicked: boolean) => {
    const others = [...ticked].filter((other) => other !== n);
    setTicked(new Set(isTicked ? [...others, n] : others));
  };
  return (
    <section className={styles.form} aria-labelledby="self-mark">
      <h3 id="self-mark">{texts.title}</h3>
      {given ? (
        <p role="status">{texts.saved(given.marks_awarded, given.marks_available)}</p>
      ) : (
        <>
          <p>{texts.advice}</p>
          {steps.map((step) => (
            <Point
              key={step.n}
              step={step}
              proposal={proposed?.steps.find(({ n }) => n === step.n)}
              isTicked={ticked.has(step.n)}
              onTick={(isTicked) => tick(step.n, isTicked)}
            />
          ))}
          <Button
            disabled={isBusy}
            onClick={() => onSave(Object.fromEntries(steps.map(({ n }) => [n, ticked.has(n)])))}
          >
            {texts.save}
          </Button>
        </>
      )}
    </section>
  );
}

type PointProps = {
  step: MarkedStep;
  proposal: PersonMarking['steps'][number] | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** One required statement with its tick box, an example and, if a model proposed a mark, the reason. */
function Point({ step, proposal, isTicked, onTick }: PointProps) {
  const texts = learnStrings.selfMark;
  return (
    <label className={styles.point}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>
        <TypesetText inline tex={step.step} />
        {step.example && !repeatsStep(step.step, step.example) && (
          <span className={styles.example}>
            {isPointList(step.example) ? (
              texts.anyPoint
            ) : (
              <>
                {learnStrings.marks.example} <TypesetText inline tex={step.example} />
              </>
            )}
          </span>
        )}
        {proposal && (
          <span className={styles.example}>
            {texts.suggestion(proposal.earned)} {proposal.reason}
          </span>
        )}
      </span>
    </label>
  );
}
