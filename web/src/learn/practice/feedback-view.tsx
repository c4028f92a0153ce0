import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { useKeys } from '../../design/use-keys.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { SetText, WrittenLine } from '../typeset/set-text.tsx';
import styles from './feedback-view.module.css';
import { keyOf, type PracticeValues } from './practice-thread.ts';

type Outcome = 'correct' | 'partly' | 'wrong';

const icons: Readonly<Record<Outcome, IconName>> = { correct: 'check', partly: 'alert', wrong: 'close' };

type FeedbackProps = {
  values: PracticeValues;
  isBusy: boolean;
  onNext: () => void;
  onSimilar: () => void;
};

/** The marks, each with its evidence, what to learn from them, and the way on. */
export function FeedbackView({ values, isBusy, onNext, onSimilar }: FeedbackProps) {
  const place = useRef<HTMLElement>(null);
  const { marking, similar_question: similar, question } = values;
  const words = learnStrings.practice;
  useEffect(() => place.current?.focus({ preventScroll: false }), []);
  useKeys({ n: onNext, s: similar ? onSimilar : undefined });
  return (
    <section ref={place} tabIndex={-1} className={styles.feedback} aria-labelledby="verdict">
      <Verdict values={values} />
      <Written values={values} />
      {marking && <MarkedSteps steps={marking.steps} />}
      <Lesson values={values} />
      <div className={styles.actions}>
        <Button look="primary" onClick={onNext} disabled={isBusy}>
          {words.next} <kbd>N</kbd>
        </Button>
        {similar && similar.id !== question?.id && (
          <Button onClick={onSimilar} disabled={isBusy}>
            {words.similar} <kbd>S</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

function Verdict({ values }: { values: PracticeValues }) {
  const { marking } = values;
  const outcome = outcomeOf(values);
  const words = learnStrings.verdict;
  return (
    <div className={`${styles.verdict} ${styles[outcome]}`}>
      <Icon name={icons[outcome]} size={24} />
      <h2 id="verdict">{words[outcome]}</h2>
      {marking && (
        <p>
          {words.earned(marking.marks_awarded, marking.marks_available)}
          {marking.marks_by_person > 0 && <span> · {words.forPerson(marking.marks_by_person)}</span>}
        </p>
      )}
    </div>
  );
}

function outcomeOf({ result, marking }: PracticeValues): Outcome {
  if (result === 'correct') return 'correct';
  return (marking?.marks_awarded ?? 0) > 0 ? 'partly' : 'wrong';
}

function Written({ values }: { values: PracticeValues }) {
  const words = learnStrings.verdict;
  const key = keyOf(values);
  const hasOptions = (values.question?.metadata.options?.length ?? 0) > 0;
  const lines = values.user_answer?.split('\n').filter((line) => line.trim() !== '') ?? [];
  return (
    <dl className={styles.written}>
      <div>
        <dt>{words.yours}</dt>
        <dd>
          {lines.length === 0 && words.nothing}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <p key={index}>
              <WrittenLine line={hasOptions ? line.toUpperCase() : line} />
            </p>
          ))}
        </dd>
      </div>
      {values.result === 'wrong' && key !== undefined && (
        <div>
          <dt>{words.key}</dt>
          <dd>
            <SetText inline tex={key} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the remediation says beyond the marks: the idea behind them. */
function Lesson({ values: { remediation, marking } }: { values: PracticeValues }) {
  const concept = /\*\*Key concept:\*\*\n([\s\S]*?)(?:\n\n\*\*|$)/.exec(remediation ?? '')?.[1]?.trim();
  const words = learnStrings.verdict;
  const mistakes = marking?.mistakes ?? [];
  if (!concept && mistakes.length === 0) return null;
  return (
    <aside className={styles.lesson}>
      {mistakes.length > 0 && <h3>{words.mistakes}</h3>}
      {mistakes.map((mistake) => (
        <SetText key={mistake} tex={mistake} />
      ))}
      {concept && <h3>{words.concept}</h3>}
      {concept?.split('\n').map((line) => (
        <SetText key={line} tex={line} />
      ))}
    </aside>
  );
}
