import { useEffect, useRef, useState } from 'react';
import { focusPage } from '../../browser/focus-page.ts';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { type AnswerTask, isMathsTask, type LearnQuestion, listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { AnswerField } from '../parts/answer-field.tsx';
import { focusFirstField, focusPart, getPathAt } from '../parts/focus-part.ts';
import { getPartTextId, PartList } from '../parts/part-list.tsx';
import { formatPartPath, isBlankResponse, toResponse } from '../parts/part-texts.ts';
import { useMathsKeyboard } from '../use-maths-keyboard.ts';
import styles from './question-card.module.css';
import { useAnswerDraft } from './use-answer-draft.ts';

export type AnswerFormProps = {
  threadId: string;
  question: LearnQuestion;
  isBusy: boolean;
  onAnswer: (answer: string | Record<string, string>) => void;
  /** Requests the next hint for a part, or for the whole question; undefined when there is no further one. */
  getHintAction: (path: string | undefined) => HintAction | undefined;
};

type HintAction = { readonly run: () => void; readonly isFirst: boolean };

/** The answer fields of a question, one for each part, with the buttons below. */
export function AnswerForm({ threadId, question, isBusy, onAnswer, getHintAction }: AnswerFormProps) {
  const [texts, write] = useAnswerDraft(threadId, question.id);
  const [isMaths, toggleKeyboard] = useMathsKeyboard(question.subject);
  const tasks = listAnswerTasks(question);
  const [focusedPath, setFocusedPath] = useState(tasks[0]?.path);
  const form = useRef<HTMLFormElement>(null);
  const response = toResponse(question, texts);
  const submit = () => {
    if (!isBlankResponse(response) && !isBusy) onAnswer(response);
  };
  /** Moves to the field of the next part; in the last one, submits the answers. */
  const goToNextPart = (path: string) => {
    const next = tasks[tasks.findIndex((task) => task.path === path) + 1];
    if (next === undefined || !focusPart(form.current, next.path)) submit();
  };
  useInitialFocus(form, tasks[0]);
  useFocusAfterToggle(form, isMaths, focusedPath);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocus={(event) => setFocusedPath(getPathAt(event.target) ?? focusedPath)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') focusPage();
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (event.ctrlKey || event.metaKey) submit();
        else if (event.target instanceof HTMLInputElement) {
          // Without this, Enter in a field of any part would submit the form.
          event.preventDefault();
          goToNextPart(getPathAt(event.target) ?? '');
        }
      }}
    >
      <AnswerFields {...{ question, texts, isMaths, isBusy }} onChange={write} onEnter={goToNextPart} />
      {tasks.some(isMathsTask) && (
        <Button className={styles.toggle} aria-pressed={isMaths} onClick={toggleKeyboard}>
          <Icon name="keyboard" size={18} />
          {learnStrings.practice.keyboard}
        </Button>
      )}
      <FormActions
        isBusy={isBusy}
        isBlank={isBlankResponse(response)}
        path={question.metadata.parts === undefined ? undefined : focusedPath}
        onGiveUp={() => onAnswer('')}
        getHintAction={getHintAction}
      />
    </form>
  );
}

type FieldsProps = {
  question: LearnQuestion;
  texts: ReturnType<typeof useAnswerDraft>[0];
  onChange: (path: string, text: string) => void;
  onEnter: (path: string) => void;
  isMaths: boolean;
  isBusy: boolean;
};

function AnswerFields({ question, texts, onChange, onEnter, isMaths, isBusy }: FieldsProps) {
  const tasks = listAnswerTasks(question);
  const { parts } = question.metadata;
  const practiceTexts = learnStrings.practice;
  const renderField = (path: string, describedBy: string) => {
    const task = tasks.find((candidate) => candidate.path === path);
    if (task === undefined) return null;
    const printedPath = path === '' ? '' : formatPartPath(path);
    return (
      <AnswerField
        task={task}
        answerLabel={practiceTexts.answerTo(printedPath)}
        workingLabel={practiceTexts.workingFor(printedPath)}
        describedBy={describedBy}
        value={texts[path] ?? ''}
        onChange={(text) => onChange(path, text)}
        onEnter={() => onEnter(path)}
        enterHint={path === tasks.at(-1)?.path ? 'send' : 'next'}
        {...(path === '' && isMathsTask(task) && { hint: practiceTexts.answerHint })}
        isMaths={isMaths && isMathsTask(task)}
        isDisabled={isBusy}
        hasInitialFocus={path === ''}
        hasShortcuts={path === ''}
      />
    );
  };
  if (parts === undefined) return <div className={styles.written}>{renderField('', 'stem')}</div>;
  return (
    <PartList parts={parts} idPrefix="part">
      {({ path }) => renderField(path, getPartTextId('part', path))}
    </PartList>
  );
}

type ActionsProps = Pick<AnswerFormProps, 'isBusy' | 'getHintAction'> & {
  isBlank: boolean;
  /** The part that had the focus last; undefined for a question with one field. */
  path: string | undefined;
  onGiveUp: () => void;
};

function FormActions({ isBusy, isBlank, path, onGiveUp, getHintAction }: ActionsProps) {
  const texts = learnStrings.practice;
  const hint = getHintAction(path);
  useShortcuts({ h: hint?.run });
  const submitText = path === undefined ? texts.submit : texts.submitParts;
  return (
    <div className={styles.actions}>
      <Button look="primary" type="submit" disabled={isBusy || isBlank}>
        {isBusy ? texts.marking : submitText} <kbd>{path === undefined ? 'Enter' : 'Ctrl Enter'}</kbd>
      </Button>
      {hint && (
        <Button onClick={hint.run} disabled={isBusy}>
          {getHintLabel(hint, path)} <kbd>H</kbd>
        </Button>
      )}
      <Button className={styles.quiet} onClick={onGiveUp} disabled={isBusy}>
        {texts.giveUp}
      </Button>
    </div>
  );
}

function getHintLabel({ isFirst }: HintAction, path: string | undefined): string {
  const texts = learnStrings.practice;
  if (path === undefined) return isFirst ? texts.hint : texts.nextHint;
  return isFirst ? texts.hintFor(formatPartPath(path)) : texts.nextHintFor(formatPartPath(path));
}

/** Fields of a question without parts that do not take the focus themselves. */
const FOCUSED_KINDS: readonly (AnswerTask['response'] | undefined)[] = [
  'table',
  'matches',
  'text',
  'prose',
  'code',
];

/** Focuses the first field when the page opens, except on phones, where the on-screen keyboard would hide the question. */
function useInitialFocus(form: React.RefObject<HTMLFormElement | null>, task: AnswerTask | undefined): void {
  const { path, response } = task ?? {};
  useEffect(() => {
    if (path === undefined || !matchMedia('(hover: hover)').matches) return;
    if (path !== '') focusPart(form.current, path, { preventScroll: true });
    else if (FOCUSED_KINDS.includes(response)) focusFirstField(form.current, { preventScroll: true });
  }, [form, path, response]);
}

/** After the maths keyboard is turned on or off, the answer field that had the focus last gets it back. */
function useFocusAfterToggle(
  form: React.RefObject<HTMLFormElement | null>,
  isMaths: boolean,
  path: string | undefined,
): void {
  const previousIsMaths = useRef(isMaths);
  useEffect(() => {
    if (previousIsMaths.current === isMaths) return;
    previousIsMaths.current = isMaths;
    if (path === undefined || !focusPart(form.current, path)) focusFirstField(form.current);
  }, [form, isMaths, path]);
}
