import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { TypesetText, WrittenLine } from '../typeset/typeset-text.tsx';
import styles from './feedback-view.module.css';
import { findCorrectAnswer, type PracticeValues } from './practice-thread.ts';

type ResultKind = 'correct' | 'partly' | 'wrong' | 'blank';

const icons: Readonly<Record<ResultKind, IconName>> = {
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

/** Shows the result of an answer: the verdict, each mark with its reason, what to learn, and buttons to continue. */
export function FeedbackView({ values, isBusy, onNext, onSimilar }: FeedbackProps) {
  const section = useRef<HTMLElement>(null);
  const { marking, similar_question: similar, question } = values;
  const texts = learnStrings.practice;
  useEffect(() => section.current?.focus({ preventScroll: false }), []);
  useShortcuts({ n: onNext, s: similar ? onSimilar : undefined });
  return (
    <section ref={section} tabIndex={-1} className={styles.feedback} aria-labelledby="verdict">
      <Verdict values={values} />
      <AnswerComparison values={values} />
      {marking && <MarkedSteps steps={marking.steps} />}
      <Lesson values={values} />
      <div className={styles.actions}>
        <Button look="primary" onClick={onNext} disabled={isBusy}>
          {texts.next} <kbd>N</kbd>
        </Button>
        {similar && similar.id !== question?.id && (
          <Button onClick={onSimilar} disabled={isBusy}>
            {texts.similar} <kbd>S</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

function Verdict({ values }: { values: PracticeValues }) {
  const { marking } = values;
  const resultKind = getResultKind(values);
  const texts = learnStrings.verdict;
  return (
    <div className={`${styles.verdict} ${styles[resultKind]}`}>
      <Icon name={icons[resultKind]} size={24} />
      <h2 id="verdict">{texts[resultKind]}</h2>
      {marking && (
        <p>
          {texts.earned(marking.marks_awarded, marking.marks_available)}
          {marking.marks_by_person > 0 && <span> · {texts.forPerson(marking.marks_by_person)}</span>}
        </p>
      )}
    </div>
  );
}

function getResultKind({ result, marking, user_answer: answer }: PracticeValues): ResultKind {
  if (result === 'correct') return 'correct';
  if ((answer ?? '').trim() === '') return 'blank';
  return (marking?.marks_awarded ?? 0) > 0 ? 'partly' : 'wrong';
}

/** The learner's answer and, if it was wrong, the correct one. */
function AnswerComparison({ values }: { values: PracticeValues }) {
  const texts = learnStrings.verdict;
  const correctAnswer = findCorrectAnswer(values);
  const hasOptions = (values.question?.metadata.options?.length ?? 0) > 0;
  const lines = values.user_answer?.split('\n').filter((line) => line.trim() !== '') ?? [];
  return (
    <dl className={styles.answers}>
      {lines.length > 0 && (
        <div>
          <dt>{hasOptions ? texts.chose : texts.wrote}</dt>
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
      {values.result === 'wrong' && correctAnswer !== undefined && (
        <div>
          <dt>{texts.correctAnswer}</dt>
          <dd>
            <TypesetText inline tex={correctAnswer} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the mistakes and the key idea. The key idea is a section of the remediation text, which is Markdown. */
function Lesson({ values: { remediation, marking } }: { values: PracticeValues }) {
  // Captures the lines between the heading "**Key concept:**" and the next bold heading.
  const concept = /\*\*Key concept:\*\*\n([\s\S]*?)(?:\n\n\*\*|$)/.exec(remediation ?? '')?.[1]?.trim();
  const texts = learnStrings.verdict;
  const mistakes = marking?.mistakes ?? [];
  if (!concept && mistakes.length === 0) return null;
  return (
    <aside className={styles.lesson}>
      {mistakes.length > 0 && <h3>{texts.mistakes}</h3>}
      {mistakes.map((mistake) => (
        <TypesetText key={mistake} tex={mistake} />
      ))}
      {concept && <h3>{texts.concept}</h3>}
      {concept?.split('\n').map((line) => (
        <TypesetText key={line} tex={line} />
      ))}
    </aside>
  );
}
