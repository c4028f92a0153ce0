import { memo, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { strings } from '../../strings.ts';
import { CalculatorButton } from '../calculator/calculator-button.tsx';
import { isMathsTask, type LearnQuestion, listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { QuestionFigure } from '../question-figure.tsx';
import { TypesetText } from '../typeset/typeset-text.tsx';
import type { AnswerBook } from './answer-book.ts';
import { PaperAnswer, PaperParts } from './paper-answer.tsx';
import styles from './paper-section.module.css';
import { getNumber, type SectionQuestions } from './questions-by-section.ts';
import { useFlag } from './use-answer-book.ts';
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
          {section.calculator !== null && (
            <>
              {' · '}
              <b>{section.calculator ? texts.calculator : texts.noCalculator}</b>
            </>
          )}
        </p>
        {section.calculator !== false && <CalculatorButton />}
      </header>
      {section.questions.map((question, index) => (
        <PaperQuestion
          key={question.id}
          question={question}
          number={getNumber(section, index)}
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
  const { parts } = question.metadata;
  return (
    <article
      id={getQuestionElementId(question.id)}
      tabIndex={-1}
      className={styles.question}
      aria-label={texts.questionWithMarks(number, question.marks)}
    >
      <span className={styles.number}>{number}.</span>
      <PaperStem question={question} />
      {parts === undefined ? (
        <div className={styles.answer}>
          <PaperAnswer {...{ question, number, book, isClosed, isMaths }} />
        </div>
      ) : (
        <div className={styles.parts}>
          <PaperParts {...{ question, parts, number, book, isClosed, isMaths }} />
        </div>
      )}
      <div className={styles.tools}>
        <ToolButton
          icon="flag"
          isOn={isFlagged}
          label={isFlagged ? texts.flagged : texts.flag}
          onClick={() => book.toggleFlag(question.id)}
        />
        {listAnswerTasks(question).some(isMathsTask) && (
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

/** The text of a question with its marks; for a question with parts, the text that they share. */
function PaperStem({ question }: { question: LearnQuestion }) {
  const { parts, stem = '', diagram_svg: svg } = question.metadata;
  const sharedText = parts === undefined ? question.text : stem;
  if (sharedText === '' && svg === undefined) return null;
  return (
    <>
      <div className={styles.stem}>
        {sharedText !== '' && <TypesetText tex={sharedText} />}
        <QuestionFigure question={question} />
      </div>
      {parts === undefined && <span className={styles.marks}>{question.marks}</span>}
    </>
  );
}
