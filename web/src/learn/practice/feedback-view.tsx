import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import type { LearnSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { isBlankResponse, parsePartTexts } from '../parts/part-texts.ts';
import { getResultKind, type ResultKind, resultIcons } from '../result-kind.ts';
import styles from './feedback-view.module.css';
import { Lesson } from './lesson.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import type { PracticeValues } from './practice-thread.ts';
import { SelfMarkForm } from './self-mark-form.tsx';

type FeedbackProps = {
  values: PracticeValues;
  isBusy: boolean;
  onNext: () => void;
  onSimilar?: () => void;
  onHarder?: () => void;
  /** The next topic of the course, offered after a right answer to a topic that the learner chose. */
  nextTopic?: LearnSearch | undefined;
  /** Saves the marks that the learner gives themselves, by step number; undefined if a teacher marks these steps. */
  onSelfMark?: (marks: Record<string, boolean>) => void;
  nextLabel?: string;
};

/** Shows the result of an answer: the verdict, the worked solution with its marks, what to learn, and buttons to continue. */
export function FeedbackView(props: FeedbackProps) {
  const { values, isBusy, onSelfMark } = props;
  const section = useRef<HTMLElement>(null);
  const kind = findResultKind(values);
  // There is nothing to mark in a blank answer.
  const waiting =
    kind === 'blank' ? [] : (values.marking?.steps.filter(({ for_person: isWaiting }) => isWaiting) ?? []);
  useEffect(() => section.current?.focus({ preventScroll: false }), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.feedback} aria-labelledby="verdict">
      <Verdict values={values} kind={kind} />
      <MarkedAnswer values={values} kind={kind} />
      {waiting.length > 0 && onSelfMark && (
        <SelfMarkForm
          steps={waiting}
          given={values.self_marking}
          proposed={values.proposed_marking}
          isBusy={isBusy}
          onSave={onSelfMark}
        />
      )}
      <Lesson values={values} kind={kind} />
      <NextActions {...props} kind={kind} />
    </section>
  );
}

function findResultKind({ marking, result, user_answer: answer }: PracticeValues): ResultKind {
  return getResultKind({
    isCorrect: result === 'correct',
    isBlank: isBlankResponse(parsePartTexts(answer ?? '')),
    marks: marking ?? { marks_awarded: 0, marks_available: 0, marks_by_person: 0 },
  });
}

type ResultProps = { values: PracticeValues; kind: ResultKind };

function Verdict({ values: { marking, hints }, kind }: ResultProps) {
  const texts = learnStrings.verdict;
  const praise = hints && hints.length > 0 ? texts.praise.hinted : texts.praise.full;
  const hasAllMarks = marking && marking.marks_awarded === marking.marks_available;
  return (
    <div className={`${styles.verdict} ${styles[kind]}`}>
      <Icon name={resultIcons[kind]} size={24} />
      <h2 id="verdict">{texts[kind]}</h2>
      {marking && (
        <p>
          {(kind !== 'person' || marking.marks_awarded > 0) &&
            texts.earned(marking.marks_awarded, marking.marks_available)}
          {marking.marks_by_person > 0 && kind !== 'person' && kind !== 'blank' && (
            <span> · {texts.forPerson(marking.marks_by_person)}</span>
          )}
        </p>
      )}
      {kind === 'correct' && hasAllMarks && <p className={styles.praise}>{praise}</p>}
    </div>
  );
}

/** The next question, another one like this, a harder one, or the next topic. */
function NextActions(props: FeedbackProps & { kind: ResultKind }) {
  const { values, isBusy, onNext, onSimilar, onHarder, nextTopic, nextLabel, kind } = props;
  const texts = learnStrings.practice;
  const isCorrect = kind === 'correct';
  const { similar_question: similar, question } = values;
  // A similar question to a right answer is searched for on request.
  const hasSimilar = isCorrect || (similar && similar.id !== question?.id);
  const similarAction = hasSimilar ? onSimilar : undefined;
  const harderAction = isCorrect ? onHarder : undefined;
  useShortcuts({ n: onNext, s: similarAction, d: harderAction });
  return (
    <div className={styles.actions}>
      <Button look="primary" onClick={onNext} disabled={isBusy}>
        {nextLabel ?? texts.next} <kbd>N</kbd>
      </Button>
      {similarAction && (
        <Button onClick={similarAction} disabled={isBusy}>
          {isCorrect ? texts.another : texts.similar} <kbd>S</kbd>
        </Button>
      )}
      {harderAction && (
        <Button onClick={harderAction} disabled={isBusy}>
          {texts.harder} <kbd>D</kbd>
        </Button>
      )}
      {isCorrect && nextTopic && (
        <Link className={styles.link} to="/learn/practice" search={nextTopic}>
          {texts.nextTopic}
        </Link>
      )}
    </div>
  );
}
