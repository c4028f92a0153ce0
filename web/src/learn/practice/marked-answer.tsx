import type { MarkedStep } from '../../../../src/domain/practice-marking.ts';
import type { SolutionStep } from '../../../../src/domain/question-content.ts';
import { listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { CorrectText, GivenText } from '../parts/answer-texts.tsx';
import { MarkedParts } from '../parts/marked-parts.tsx';
import { parsePartTexts } from '../parts/part-texts.ts';
import type { ResultKind } from '../result-kind.ts';
import { WrittenLines } from '../typeset/written-lines.tsx';
import styles from './feedback-view.module.css';
import { findCorrectAnswer, findFeedback, findPartAnswers, type PracticeValues } from './practice-thread.ts';
import { WorkedSolution } from './worked-solution.tsx';

type MarkedAnswerProps = { values: PracticeValues; kind: ResultKind };

/** The learner's answer with the worked solution and its marks: part by part, or for the whole question. */
export function MarkedAnswer({ values, kind }: MarkedAnswerProps) {
  const { marking, question } = values;
  const texts = parsePartTexts(values.user_answer ?? '');
  if (!marking?.parts)
    return (
      <>
        <AnswerComparison values={values} text={texts[''] ?? ''} />
        {marking && <Solution values={values} kind={kind} path="" steps={marking.steps} />}
      </>
    );
  const isCorrectByPath = new Map(marking.parts.map(({ path, correct }) => [path, correct]));
  return (
    <>
      {texts[''] !== undefined && <AnswerComparison values={values} text={texts['']} />}
      <MarkedParts
        idPrefix="marked-part"
        parts={findFeedback(values).parts ?? question?.metadata.parts}
        marks={marking.parts}
        steps={marking.steps}
        texts={texts}
        answers={findPartAnswers(values)}
        renderSteps={({ path, isBlank }, steps) => (
          <Solution
            values={values}
            kind={isCorrectByPath.get(path) ? 'correct' : isBlank ? 'blank' : 'wrong'}
            path={path}
            steps={steps}
          />
        )}
      />
    </>
  );
}

type SolutionProps = MarkedAnswerProps & { path: string; steps: readonly MarkedStep[] };

/** The worked solution of one part. After a right answer it opens on request. */
function Solution({ values, kind, path, steps }: SolutionProps) {
  const texts = learnStrings.solution;
  const isTrivial = steps.length === 1 && path !== '' && kind !== 'wrong' && !explainsAnswer(steps[0], kind);
  const solution = findSolution(values, path);
  const task = values.question && listAnswerTasks(values.question).find((one) => one.path === path);
  const isChoice = task?.response === 'choice' || task?.response === 'choices';
  if (isTrivial && solution === undefined) return null;
  const wrongStep = values.marking?.wrong_steps?.find(({ part }) => (part ?? '') === path);
  const content = (
    <WorkedSolution
      steps={steps}
      wrongStep={kind === 'correct' ? undefined : wrongStep}
      solution={solution}
      isBlank={kind === 'blank'}
      isChoice={isChoice}
    />
  );
  if (kind === 'correct')
    return (
      <details className={styles.solution}>
        <summary>{texts.neatest}</summary>
        {content}
      </details>
    );
  return (
    <div className={styles.solution}>
      {path === '' && <h3>{isChoice && steps.length === 1 ? texts.why : texts.title}</h3>}
      {content}
    </div>
  );
}

/** Matches a step that only requests the answer, such as “Name the term in part (a)”. */
const REQUEST = /^(?:Name|Give|State|Choose|Judge|Write)\b/u;

/** Whether a single step explains the answer, and does not only state it. */
function explainsAnswer(step: MarkedStep | undefined, kind: ResultKind): boolean {
  if (step === undefined) return false;
  return /[=;]/.test(step.example ?? '') || (kind === 'blank' && !REQUEST.test(step.step));
}

/** Returns the author's solution. A generated question has none: its steps are the solution. */
function findSolution(values: PracticeValues, path: string): readonly SolutionStep[] | undefined {
  if (values.question?.metadata.made_by === 'item-model') return undefined;
  const { solution, parts } = findFeedback(values);
  if (path === '') return solution ?? undefined;
  return parts?.find((part) => part.path === path)?.solution;
}

/** The learner's answer to the whole question and, if it was wrong, the correct one. Options show both in place. */
function AnswerComparison({ values, text }: { values: PracticeValues; text: string }) {
  const texts = learnStrings.verdict;
  const correctAnswer = findCorrectAnswer(values);
  const task = values.question ? listAnswerTasks(values.question)[0] : undefined;
  const response = task?.response;
  if (response === 'choice' || response === 'choices')
    return text.trim() === '' ? null : <p>{texts.youChose(text.toUpperCase())}</p>;
  const isWrong = values.result === 'wrong' && correctAnswer !== undefined && task !== undefined;
  if (text.trim() === '' && !isWrong) return null;
  return (
    <dl className={styles.answers}>
      {text.trim() !== '' && (
        <div>
          <dt>{learnStrings.byReader.learner.wrote}</dt>
          <dd>{task ? <GivenText task={task} text={text} /> : <WrittenLines text={text} />}</dd>
        </div>
      )}
      {isWrong && (
        <div>
          <dt>{texts.correctAnswer}</dt>
          <dd>
            <CorrectText task={task} answer={correctAnswer} />
          </dd>
        </div>
      )}
    </dl>
  );
}
