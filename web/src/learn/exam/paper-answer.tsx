import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { MultiLineField } from '../entry/multi-line-field.tsx';
import { type AnswerTask, isMathsTask, type LearnQuestion, listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { AnswerField } from '../parts/answer-field.tsx';
import { getPartTextId, PartList } from '../parts/part-list.tsx';
import { formatPartPath } from '../parts/part-texts.ts';
import type { AnswerBook } from './answer-book.ts';
import { getAnswerId } from './part-answers.ts';
import { useAnswer } from './use-answer-book.ts';

type PaperAnswerProps = {
  question: LearnQuestion;
  number: number;
  book: AnswerBook;
  isClosed: boolean;
  isMaths: boolean;
};

/** The parts of a question of a paper, each with its answer field. */
export function PaperParts({ parts, ...props }: PaperAnswerProps & { parts: readonly SqaPart[] }) {
  const idPrefix = `part-${props.question.id}`;
  const tasks = listAnswerTasks(props.question);
  return (
    <PartList parts={parts} idPrefix={idPrefix}>
      {({ path }) => {
        const task = tasks.find((candidate) => candidate.path === path);
        return task && <PartAnswer {...props} task={task} describedBy={getPartTextId(idPrefix, path)} />;
      }}
    </PartList>
  );
}

type PartAnswerProps = PaperAnswerProps & { task: AnswerTask; describedBy: string };

function PartAnswer({ question, number, book, isClosed, isMaths, task, describedBy }: PartAnswerProps) {
  const answerId = getAnswerId(question.id, task.path);
  const value = useAnswer(book, answerId);
  const texts = learnStrings.exam;
  const path = formatPartPath(task.path);
  return (
    <AnswerField
      task={task}
      answerLabel={texts.partAnswerTo(number, path)}
      workingLabel={texts.partWorkingFor(number, path)}
      describedBy={describedBy}
      value={value}
      onChange={(text) => book.write(answerId, text)}
      isMaths={isMaths && isMathsTask(task)}
      isDisabled={isClosed}
    />
  );
}

/** The answer field of a question without parts. Working and answer are written in one field. */
export function PaperAnswer({ question, number, book, isClosed, isMaths }: PaperAnswerProps) {
  const value = useAnswer(book, question.id);
  const label = learnStrings.exam.answerTo(number);
  const [task] = listAnswerTasks(question);
  const onChange = (text: string) => book.write(question.id, text);
  if (task !== undefined && !isWritten(task))
    return (
      <AnswerField
        task={task}
        answerLabel={label}
        workingLabel={label}
        describedBy=""
        value={value}
        onChange={onChange}
        isMaths={false}
        isDisabled={isClosed}
      />
    );
  return (
    <MultiLineField
      label={label}
      value={value}
      onChange={onChange}
      isMaths={isMaths}
      isDisabled={isClosed}
      rows={Math.min(8, question.marks + 1)}
    />
  );
}

function isWritten({ response }: AnswerTask): boolean {
  return ['number', 'expression', 'text', 'prose'].includes(response);
}
