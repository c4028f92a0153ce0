import type { ReactNode } from 'react';
import type { MarkedAnswer } from '../../../../src/domain/exam-result.ts';
import type { Answer } from '../../../../src/domain/question-content.ts';
import { Badge } from '../../design/badge.tsx';
import { type LearnQuestion, listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { OptionList } from '../option-list.tsx';
import { MarkedParts } from '../parts/marked-parts.tsx';
import { parsePartTexts } from '../parts/part-texts.ts';
import { QuestionFigure } from '../question-figure.tsx';
import { useReaderTexts } from '../reader.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { WrittenLines } from '../typeset/written-lines.tsx';
import styles from './marked-question.module.css';
import { getQuestionElementId } from './use-paper-shortcuts.ts';

type MarkedProps = {
  question: LearnQuestion;
  number: number;
  /** The stored answer; a text for each part is stored as JSON. */
  response: string;
  markedAnswer: MarkedAnswer | undefined;
  /** Returns what is shown below the marks of a part. */
  renderUnderPart?: (path: string) => ReactNode;
};

/** The exam result contains no correct answers; the steps show examples instead. */
const NO_ANSWERS: ReadonlyMap<string, Answer> = new Map();

/** A question of a marked paper: the question, the answer, and each mark with its reason, part by part. */
export function MarkedQuestion({ question, number, response, markedAnswer, renderUnderPart }: MarkedProps) {
  const texts = learnStrings.verdict;
  const { parts, stem = '' } = question.metadata;
  const sharedText = parts === undefined ? question.text : stem;
  const answers = parsePartTexts(response);
  return (
    <article
      id={getQuestionElementId(question.id)}
      tabIndex={-1}
      className={styles.question}
      aria-label={learnStrings.exam.question(number)}
    >
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
        {sharedText !== '' && <TypesetText tex={sharedText} />}
        <QuestionFigure question={question} />
        <OptionList question={question} />
      </div>
      {(markedAnswer?.parts === undefined || answers[''] !== undefined) && (
        <GivenText question={question} text={answers[''] ?? ''} />
      )}
      {markedAnswer?.parts && (
        <MarkedParts
          idPrefix={`marked-${question.id}`}
          parts={parts}
          marks={markedAnswer.parts}
          steps={markedAnswer.steps}
          texts={answers}
          answers={NO_ANSWERS}
          {...(renderUnderPart && { renderUnderPart })}
        />
      )}
      {markedAnswer && !markedAnswer.parts && (
        <MarkedSteps steps={markedAnswer.steps} isBlank={(answers[''] ?? '').trim() === ''} />
      )}
      {markedAnswer?.mistakes.map((mistake) => (
        <div key={mistake} className={styles.mistake}>
          <TypesetText tex={mistake} />
        </div>
      ))}
    </article>
  );
}

type GivenProps = { question: LearnQuestion; text: string };

/** The learner's answer to the whole question. */
function GivenText({ question, text }: GivenProps) {
  const texts = useReaderTexts();
  const response = question.metadata.parts === undefined ? listAnswerTasks(question)[0]?.response : undefined;
  const isChosen = response === 'choice' || response === 'choices';
  return (
    <div className={styles.answer}>
      <h3>{isChosen ? texts.chose : texts.wrote}</h3>
      {text.trim() === '' && <p>{learnStrings.markedPaper.blank}</p>}
      <WrittenLines text={text} response={response} />
    </div>
  );
}
