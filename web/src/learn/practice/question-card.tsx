import { useEffect, useRef } from 'react';
import { strings } from '../../strings.ts';
import { CalculatorButton } from '../calculator/calculator-button.tsx';
import type { LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarkedOptions } from '../parts/marked-options.tsx';
import { QuestionFigure } from '../question-figure.tsx';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import styles from './question-card.module.css';

type CardProps = AnswerFormProps & {
  /** Whether the answer has been marked; the parts are then shown with their marks, below the card. */
  isMarked: boolean;
  /** The options of a marked question without parts, with the reason for each wrong one. */
  markedOptions?: Parameters<typeof MarkedOptions>[0] | undefined;
};

/** The question with its answer form. */
export function QuestionCard({ isMarked, markedOptions, ...form }: CardProps) {
  const card = useRef<HTMLElement>(null);
  // The Next button has disappeared, so the focus moves to the new question.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article ref={card} tabIndex={-1} className={styles.card} aria-label={learnStrings.practice.question}>
      <QuestionText question={form.question} />
      {isMarked && markedOptions && (
        <MarkedOptions {...markedOptions} label={learnStrings.practice.options} />
      )}
      {!isMarked && <AnswerForm {...form} />}
    </article>
  );
}

/** The text of the question; for a question with parts, the text that they share. */
function QuestionText({ question }: { question: LearnQuestion }) {
  const { calculator, parts, stem = '' } = question.metadata;
  const texts = learnStrings.practice;
  const sharedText = parts === undefined ? question.text : stem;
  return (
    <div className={styles.question}>
      <div className={styles.stem} id="stem">
        {sharedText !== '' && <TypesetText tex={sharedText} />}
        <QuestionFigure question={question} />
      </div>
      <p className={styles.facts}>
        <span>{strings.question.marks(question.marks)}</span>
        {calculator === 'forbidden' && <span>{texts.noCalculator}</span>}
      </p>
      {calculator === 'allowed' && <CalculatorButton />}
    </div>
  );
}
