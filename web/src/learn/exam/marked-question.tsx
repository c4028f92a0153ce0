import type { MarkedAnswer } from '../../../../src/domain/exam-result.ts';
import { Badge } from '../../design/badge.tsx';
import type { LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { OptionList } from '../option-list.tsx';
import { QuestionFigure } from '../question-figure.tsx';
import { TypesetText, WrittenLine } from '../typeset/typeset-text.tsx';
import styles from './marked-question.module.css';

type MarkedProps = {
  question: LearnQuestion;
  number: number;
  response: string;
  markedAnswer: MarkedAnswer | undefined;
};

/** A question of a marked paper: the question, the answer, and each mark with its reason. */
export function MarkedQuestion({ question, number, response, markedAnswer }: MarkedProps) {
  const texts = learnStrings.verdict;
  const lines = response.split('\n').filter((line) => line.trim() !== '');
  const options = question.metadata.options ?? [];
  return (
    <article className={styles.question} aria-label={learnStrings.exam.question(number)}>
      <header>
        <span className={styles.number}>{number}.</span>
        {markedAnswer && (
          <span className={styles.marks} data-full={markedAnswer.correct ? true : undefined}>
            {texts.earned(markedAnswer.marks_awarded, markedAnswer.marks_available)}
            {markedAnswer.marks_by_person > 0 && (
              <Badge>{texts.forPerson(markedAnswer.marks_by_person)}</Badge>
            )}
          </span>
        )}
      </header>
      <div className={styles.stem}>
        <TypesetText tex={question.text} />
        <QuestionFigure question={question} />
        <OptionList question={question} />
      </div>
      <div className={styles.answer}>
        <h3>{options.length > 0 ? texts.chose : texts.wrote}</h3>
        {lines.length === 0 && <p>{learnStrings.markedPaper.blank}</p>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
          <p key={index}>
            <WrittenLine line={options.length > 0 ? line.toUpperCase() : line} />
          </p>
        ))}
      </div>
      {markedAnswer && <MarkedSteps steps={markedAnswer.steps} />}
      {markedAnswer?.mistakes.map((mistake) => (
        <div key={mistake} className={styles.mistake}>
          <TypesetText tex={mistake} />
        </div>
      ))}
    </article>
  );
}
