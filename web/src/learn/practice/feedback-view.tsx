import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { MarkedParts } from '../parts/marked-parts.tsx';
import { isBlankResponse, parsePartTexts } from '../parts/part-texts.ts';
import { getResultKind, resultIcons } from '../result-kind.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { WrittenLines } from '../typeset/written-lines.tsx';
import styles from './feedback-view.module.css';
import { findCorrectAnswer, findPartAnswers, type PracticeValues } from './practice-thread.ts';
import { SelfMarkForm } from './self-mark-form.tsx';

type FeedbackProps = {
  values: PracticeValues;
  isBusy: boolean;
  onNext: () => void;
  onSimilar?: () => void;
  /** Saves the marks that the learner gives themselves, by step number; undefined if a teacher marks these steps. */
  onSelfMark?: (marks: Record<string, boolean>) => void;
  nextLabel?: string;
};

/** Shows the result of an answer: the verdict, each mark with its reason, what to learn, and buttons to continue. */
export function FeedbackView({ values, isBusy, onNext, onSimilar, onSelfMark, nextLabel }: FeedbackProps) {
  const section = useRef<HTMLElement>(null);
  const { similar_question: similar, question } = values;
  const texts = learnStrings.practice;
  const waiting = values.marking?.steps.filter(({ for_person: isWaiting }) => isWaiting) ?? [];
  useEffect(() => section.current?.focus({ preventScroll: false }), []);
  useShortcuts({ n: onNext, s: similar ? onSimilar : undefined });
  return (
    <section ref={section} tabIndex={-1} className={styles.feedback} aria-labelledby="verdict">
      <Verdict values={values} />
      <Marks values={values} />
      {waiting.length > 0 && onSelfMark && (
        <SelfMarkForm
          steps={waiting}
          given={values.self_marking}
          proposed={values.proposed_marking}
          isBusy={isBusy}
          onSave={onSelfMark}
        />
      )}
      <Lesson values={values} />
      <div className={styles.actions}>
        <Button look="primary" onClick={onNext} disabled={isBusy}>
          {nextLabel ?? texts.next} <kbd>N</kbd>
        </Button>
        {onSimilar && similar && similar.id !== question?.id && (
          <Button onClick={onSimilar} disabled={isBusy}>
            {texts.similar} <kbd>S</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

function Verdict({ values }: { values: PracticeValues }) {
  const { marking, result, user_answer: answer } = values;
  const resultKind = getResultKind({
    isCorrect: result === 'correct',
    isBlank: isBlankResponse(parsePartTexts(answer ?? '')),
    marks: marking ?? { marks_awarded: 0, marks_available: 0, marks_by_person: 0 },
  });
  const texts = learnStrings.verdict;
  const isPersonNamed = resultKind === 'person';
  return (
    <div className={`${styles.verdict} ${styles[resultKind]}`}>
      <Icon name={resultIcons[resultKind]} size={24} />
      <h2 id="verdict">{texts[resultKind]}</h2>
      {marking && (
        <p>
          {texts.earned(marking.marks_awarded, marking.marks_available)}
          {marking.marks_by_person > 0 && !isPersonNamed && (
            <span> · {texts.forPerson(marking.marks_by_person)}</span>
          )}
        </p>
      )}
    </div>
  );
}

/** The learner's answer with its marks: part by part, or for the whole question. */
function Marks({ values }: { values: PracticeValues }) {
  const { marking, question } = values;
  const texts = parsePartTexts(values.user_answer ?? '');
  if (!marking?.parts)
    return (
      <>
        <AnswerComparison values={values} text={texts[''] ?? ''} />
        {marking && <MarkedSteps steps={marking.steps} />}
      </>
    );
  return (
    <>
      {texts[''] !== undefined && <AnswerComparison values={values} text={texts['']} />}
      <MarkedParts
        idPrefix="marked-part"
        parts={question?.metadata.parts}
        marks={marking.parts}
        steps={marking.steps}
        texts={texts}
        answers={findPartAnswers(values)}
      />
    </>
  );
}

/** The learner's answer to the whole question and, if it was wrong, the correct one. */
function AnswerComparison({ values, text }: { values: PracticeValues; text: string }) {
  const texts = learnStrings.verdict;
  const correctAnswer = findCorrectAnswer(values);
  const response = values.question ? listAnswerTasks(values.question)[0]?.response : undefined;
  const isChosen = response === 'choice' || response === 'choices';
  return (
    <dl className={styles.answers}>
      {text.trim() !== '' && (
        <div>
          <dt>{isChosen ? texts.chose : texts.wrote}</dt>
          <dd>
            <WrittenLines text={text} response={response} />
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
