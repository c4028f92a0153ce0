import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { TypesetText, WrittenLine } from '../typeset/typeset-text.tsx';
import styles from './feedback-view.module.css';
import { findCorrectAnswer, type PracticeValues } from './practice-thread.ts';

type Outcome = 'correct' | 'partly' | 'wrong' | 'blank';

const icons: Readonly<Record<Outcome, IconName>> = {
  correct: 'check',
  partly: 'alert',
  wrong: 'close',
  blank: 'info',
};

type FeedbackProps = {
  values: PracticeValues;
  isBusy: boolean;
  onNext: () => void;
  onSimilar: () => void;
};

/** The result of an answer: verdict, marks with their evidence, what to learn, and the next step. */
export function FeedbackView({ values, isBusy, onNext, onSimilar }: FeedbackProps) {
  const section = useRef<HTMLElement>(null);
  const { marking, similar_question: similar, question } = values;
  const words = learnStrings.practice;
  useEffect(() => section.current?.focus({ preventScroll: false }), []);
  useShortcuts({ n: onNext, s: similar ? onSimilar : undefined });
  return (
    <section ref={section} tabIndex={-1} className={styles.feedback} aria-labelledby="verdict">
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
  const outcome = getOutcome(values);
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

function getOutcome({ result, marking, user_answer: answer }: PracticeValues): Outcome {
  if (result === 'correct') return 'correct';
  if ((answer ?? '').trim() === '') return 'blank';
  return (marking?.marks_awarded ?? 0) > 0 ? 'partly' : 'wrong';
}

/** The learner's answer and, if it was wrong, the correct one. */
function Written({ values }: { values: PracticeValues }) {
  const words = learnStrings.verdict;
  const key = findCorrectAnswer(values);
  const hasOptions = (values.question?.metadata.options?.length ?? 0) > 0;
  const lines = values.user_answer?.split('\n').filter((line) => line.trim() !== '') ?? [];
  return (
    <dl className={styles.written}>
      {lines.length > 0 && (
        <div>
          <dt>{hasOptions ? words.chose : words.wrote}</dt>
          <dd>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
              <p key={index}>
                <WrittenLine line={hasOptions ? line.toUpperCase() : line} />
              </p>
            ))}
          </dd>
        </div>
      )}
      {values.result === 'wrong' && key !== undefined && (
        <div>
          <dt>{words.key}</dt>
          <dd>
            <TypesetText inline tex={key} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The mistakes and the key idea. The idea is a section of the remediation text, which is Markdown. */
function Lesson({ values: { remediation, marking } }: { values: PracticeValues }) {
  const concept = /\*\*Key concept:\*\*\n([\s\S]*?)(?:\n\n\*\*|$)/.exec(remediation ?? '')?.[1]?.trim();
  const words = learnStrings.verdict;
  const mistakes = marking?.mistakes ?? [];
  if (!concept && mistakes.length === 0) return null;
  return (
    <aside className={styles.lesson}>
      {mistakes.length > 0 && <h3>{words.mistakes}</h3>}
      {mistakes.map((mistake) => (
        <TypesetText key={mistake} tex={mistake} />
      ))}
      {concept && <h3>{words.concept}</h3>}
      {concept?.split('\n').map((line) => (
        <TypesetText key={line} tex={line} />
      ))}
    </aside>
  );
}
