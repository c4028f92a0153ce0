import { MathsPreview } from '../entry/maths-preview.tsx';
import { MultiLineField } from '../entry/multi-line-field.tsx';
import { OptionsField } from '../entry/options-field.tsx';
import { OrderField } from '../entry/order-field.tsx';
import { PairsField } from '../entry/pairs-field.tsx';
import { SingleLineField } from '../entry/single-line-field.tsx';
import { TableField } from '../entry/table-field.tsx';
import { joinWorking, splitWorking } from '../entry/working-text.ts';
import { type AnswerTask, hasWorking, isMathsTask } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';

type AnswerFieldProps = {
  task: AnswerTask;
  answerLabel: string;
  workingLabel: string;
  /** The element id of the question text, for screen readers. */
  describedBy: string;
  /** The text of the answer as it is sent to the server, with the working above it. */
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  enterHint?: 'next' | 'send';
  /** An example of an answer, shown in an empty field. */
  hint?: string;
  /** Whether the maths keyboard is on. */
  isMaths: boolean;
  isDisabled: boolean;
  hasInitialFocus?: boolean;
  /** Lets the keys A to E choose an option from anywhere on the page. */
  hasShortcuts?: boolean;
};

const MIN_PROSE_ROWS = 2;
const MAX_PROSE_ROWS = 8;
const CODE_ROWS = 6;

/** The field that fits the response kind of a part, or of a question without parts. */
export function AnswerField(props: AnswerFieldProps) {
  const { task, answerLabel: label, value, onChange, isDisabled, describedBy } = props;
  const { response, options = [], table, blank_table: blankTable } = task;
  const shared = { label, value, onChange, isDisabled };
  if (response === 'choice' || response === 'choices')
    return (
      <OptionsField
        {...shared}
        options={options}
        allowsSeveral={response === 'choices'}
        describedBy={describedBy}
        hasShortcuts={props.hasShortcuts ?? false}
      />
    );
  if (response === 'order') return <OrderField {...shared} options={options} />;
  if (response === 'matches' && table) return <PairsField {...shared} table={table} />;
  if (response === 'table' && blankTable) return <TableField {...shared} table={blankTable} />;
  return isMathsTask(task) ? <MathsAnswer {...props} /> : <WrittenAnswer {...props} />;
}

/** A number or an expression in one line, with its working above. */
function MathsAnswer(props: AnswerFieldProps) {
  const { task, answerLabel, workingLabel, value, onChange, isMaths, isDisabled, describedBy } = props;
  const isWithWorking = hasWorking(task);
  const { working, answer } = isWithWorking ? splitWorking(value) : { working: '', answer: value };
  return (
    <>
      {isWithWorking && (
        <MultiLineField
          label={workingLabel}
          hint={learnStrings.practice.workingHint}
          describedBy={describedBy}
          value={working}
          onChange={(lines) => onChange(joinWorking({ working: lines, answer }))}
          isMaths={isMaths}
          isDisabled={isDisabled}
        />
      )}
      <SingleLineField
        label={answerLabel}
        isLabelHidden={!isWithWorking && task.path !== ''}
        hint={props.hint}
        describedBy={describedBy}
        value={answer}
        onChange={(line) => onChange(joinWorking({ working, answer: line }))}
        onEnter={props.onEnter}
        enterHint={props.enterHint ?? 'next'}
        unit={task.unit}
        isMaths={isMaths}
        isDisabled={isDisabled}
        hasInitialFocus={props.hasInitialFocus ?? false}
      />
      {!isMaths && <MathsPreview text={answer} />}
    </>
  );
}

/** A word or phrase in one line; sentences, several points or code in several lines. */
function WrittenAnswer(props: AnswerFieldProps) {
  const { task, answerLabel, value, onChange, isDisabled, describedBy } = props;
  const shared = { label: answerLabel, isLabelHidden: task.path !== '', describedBy, value, onChange };
  const isCode = task.response === 'code';
  if (task.response === 'text' && task.marks <= 1)
    return (
      <SingleLineField
        {...shared}
        onEnter={props.onEnter}
        enterHint={props.enterHint ?? 'next'}
        isMaths={false}
        isInWords
        isDisabled={isDisabled}
        hasInitialFocus={props.hasInitialFocus ?? false}
      />
    );
  return (
    <MultiLineField
      {...shared}
      isMaths={false}
      isInWords={!isCode}
      isDisabled={isDisabled}
      rows={isCode ? CODE_ROWS : Math.min(MAX_PROSE_ROWS, Math.max(MIN_PROSE_ROWS, task.marks + 1))}
    />
  );
}
