import { memo, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { strings } from '../../strings.ts';
import { MultiLineField } from '../entry/multi-line-field.tsx';
import { OptionsField } from '../entry/options-field.tsx';
import { PairsField } from '../entry/pairs-field.tsx';
import { getEntryKind, type LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { QuestionFigure } from '../question-figure.tsx';
import { TypesetText } from '../typeset/typeset-text.tsx';
import type { AnswerBook } from './answer-book.ts';
import styles from './paper-section.module.css';
import type { SectionQuestions } from './questions-by-section.ts';
import { useAnswer, useFlag } from './use-answer-book.ts';
import { getQuestionElementId } from './use-paper-shortcuts.ts';

type SectionProps = { section: SectionQuestions; book: AnswerBook; isClosed: boolean };

/** One section of the paper with its questions and answer fields. */
export function PaperSection({ section, book, isClosed }: SectionProps) {
  const texts = learnStrings.exam;
  return (
    <section className={styles.section} aria-label={section.name}>
      <header className={styles.head}>
        <h2>{section.name}</h2>
        <p>
          {strings.question.marks(section.marks)}
          {section.minutes !== null && ` · ${texts.minutes(section.minutes)}`}
          {' · '}
          <b>{section.calculator ? texts.calculator : texts.noCalculator}</b>
        </p>
      </header>
      {section.questions.map((question, index) => (
        <PaperQuestion
          key={question.id}
          question={question}
          number={index + 1}
          book={book}
          isClosed={isClosed}
        />
      ))}
    </section>
  );
}

type QuestionProps = { question: LearnQuestion; number: number; book: AnswerBook; isClosed: boolean };

const PaperQuestion = memo(function PaperQuestion({ question, number, book, isClosed }: QuestionProps) {
  const texts = learnStrings.exam;
  const isFlagged = useFlag(book, question.id);
  const [isMaths, setMaths] = useState(false);
  return (
    <article
      id={getQuestionElementId(question.id)}
      tabIndex={-1}
      className={styles.question}
      aria-label={texts.questionWithMarks(number, question.marks)}
    >
      <span className={styles.number}>{number}.</span>
      <div className={styles.stem}>
        <TypesetText tex={question.text} />
        <QuestionFigure question={question} />
      </div>
      <span className={styles.marks}>{question.marks}</span>
      <AnswerField question={question} number={number} book={book} isClosed={isClosed} isMaths={isMaths} />
      <div className={styles.tools}>
        <ToolButton
          icon="flag"
          isOn={isFlagged}
          label={isFlagged ? texts.flagged : texts.flag}
          onClick={() => book.toggleFlag(question.id)}
        />
        {getEntryKind(question) === 'text' && (
          <ToolButton
            icon="keyboard"
            isOn={isMaths}
            label={learnStrings.practice.keyboard}
            onClick={() => setMaths(!isMaths)}
          />
        )}
      </div>
    </article>
  );
});

type ToolProps = { icon: IconName; label: string; isOn: boolean; onClick: () => void };

function ToolButton({ icon, label, isOn, onClick }: ToolProps) {
  return (
    <Button className={styles.tool} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} size={16} />
      {label}
    </Button>
  );
}

type AnswerProps = QuestionProps & { isMaths: boolean };

function AnswerField({ question, number, book, isClosed, isMaths }: AnswerProps) {
  const value = useAnswer(book, question.id);
  const texts = learnStrings.exam;
  const kind = getEntryKind(question);
  const onChange = (text: string) => book.write(question.id, text);
  if (question.metadata.table)
    return (
      <div className={styles.answer}>
        <PairsField table={question.metadata.table} value={value} onChange={onChange} isDisabled={isClosed} />
      </div>
    );
  if (kind !== 'text')
    return (
      <div className={styles.answer}>
        <OptionsField
          label={texts.answerTo(number)}
          options={question.metadata.options ?? []}
          value={value}
          onChange={onChange}
          allowsSeveral={kind === 'multiple-choice'}
          isDisabled={isClosed}
        />
      </div>
    );
  return (
    <div className={styles.answer}>
      <MultiLineField
        label={texts.answerTo(number)}
        value={value}
        onChange={onChange}
        isMaths={isMaths}
        isDisabled={isClosed}
        rows={Math.min(8, question.marks + 1)}
      />
    </div>
  );
}
