import type { AnsweredQuestion } from '../../../../src/domain/practice-state.ts';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { getResultKind, resultIcons } from '../result-kind.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { hasAllMarks } from './session-goal.ts';
import styles from './session-question-list.module.css';
import { openSessionQuestions } from './session-questions.ts';
import { sessionStrings } from './session-strings.ts';

type ListProps = {
  threadId: string;
  answers: readonly AnsweredQuestion[];
  /** Names a topic, for questions that were answered in another browser. */
  getTopicLabel: (id: string) => string;
};

/** The questions of the session with their marks, in the order of the answers. */
export function SessionQuestionList({ threadId, answers, getTopicLabel }: ListProps) {
  const texts = openSessionQuestions(threadId).read();
  if (answers.length === 0) return null;
  return (
    <details className={styles.questions}>
      <summary>{sessionStrings.summary.questions}</summary>
      <ol>
        {answers.map((answer) => {
          const kind = getResultKind({ isCorrect: hasAllMarks(answer), isBlank: false, marks: answer });
          return (
            <li key={answer.question_id}>
              <span className={styles.mark} data-result={kind}>
                <Icon name={resultIcons[kind]} size={18} />
                <span className="visually-hidden">{learnStrings.verdict[kind]}: </span>
                {learnStrings.marks.of(answer.marks_awarded, answer.marks_available)}
              </span>
              <TypesetText inline tex={texts[answer.question_id] || getTopicLabel(answer.outcome_id)} />
            </li>
          );
        })}
      </ol>
    </details>
  );
}
