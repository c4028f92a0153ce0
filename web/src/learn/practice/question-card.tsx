import { type FormEvent, useEffect, useRef } from 'react';
import { focusPage } from '../../browser/focus-page.ts';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { strings } from '../../strings.ts';
import { MultiLineField } from '../entry/multi-line-field.tsx';
import { OptionsField } from '../entry/options-field.tsx';
import { PairsField } from '../entry/pairs-field.tsx';
import { SingleLineField } from '../entry/single-line-field.tsx';
import { getEntryKind, type LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { OptionList } from '../option-list.tsx';
import { QuestionFigure } from '../question-figure.tsx';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { useMathsKeyboard } from '../use-maths-keyboard.ts';
import styles from './question-card.module.css';
import { formatAnswer, useAnswerDraft } from './use-answer-draft.ts';

type CardProps = {
  threadId: string;
  question: LearnQuestion;
  /** The submitted answer after marking, else null. */
  submitted: string | null;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  onHint: (() => void) | undefined;
};

/** The question with its answer form. */
export function QuestionCard({ threadId, question, submitted, isBusy, onAnswer, onHint }: CardProps) {
  const card = useRef<HTMLElement>(null);
  // The Next button is gone, so the focus moves to the top of the new question.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article ref={card} tabIndex={-1} className={styles.card} aria-label={learnStrings.practice.question}>
      <QuestionText question={question} isAnswered={submitted !== null} />
      {submitted === null && (
        <AnswerForm
          threadId={threadId}
          question={question}
          isBusy={isBusy}
          onAnswer={onAnswer}
          onHint={onHint}
        />
      )}
    </article>
  );
}

function QuestionText({ question, isAnswered }: { question: LearnQuestion; isAnswered: boolean }) {
  const { calculator } = question.metadata;
  const words = learnStrings.practice;
  return (
    <div className={styles.question}>
      <div className={styles.stem} id="stem">
        <TypesetText tex={question.text} />
        <QuestionFigure question={question} />
        {isAnswered && <OptionList question={question} />}
      </div>
      <p className={styles.facts}>
        <span>{strings.question.marks(question.marks)}</span>
        {calculator && calculator !== 'either' && <span>{words.calculator[calculator]}</span>}
      </p>
    </div>
  );
}

type FormProps = Omit<CardProps, 'submitted'>;

function AnswerForm({ threadId, question, isBusy, onAnswer, onHint }: FormProps) {
  const [draft, write] = useAnswerDraft(threadId, question.id);
  const kind = getEntryKind(question);
  const text = formatAnswer(draft);
  const words = learnStrings.practice;
  const submit = () => {
    if (text !== '' && !isBusy) onAnswer(text);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  useShortcuts({ h: onHint });
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (isSubmitShortcut(event)) submit();
        if (event.key === 'Escape') focusPage();
      }}
    >
      {kind === 'text' && (
        <WrittenAnswer question={question} draft={draft} write={write} onEnter={submit} isBusy={isBusy} />
      )}
      {(kind === 'single-choice' || kind === 'multiple-choice') && (
        <OptionsField
          label={words.choose}
          options={question.metadata.options ?? []}
          value={draft.answer}
          onChange={(answer) => write({ answer })}
          allowsSeveral={kind === 'multiple-choice'}
          hasShortcuts
        />
      )}
      {question.metadata.table && (
        <PairsField
          table={question.metadata.table}
          value={draft.answer}
          onChange={(answer) => write({ answer })}
        />
      )}
      <div className={styles.actions}>
        <Button look="primary" type="submit" disabled={isBusy || text === ''}>
          {isBusy ? words.marking : words.submit} <kbd>Enter</kbd>
        </Button>
        {onHint && (
          <Button onClick={onHint} disabled={isBusy}>
            {words.hint} <kbd>H</kbd>
          </Button>
        )}
        <Button className={styles.quiet} onClick={() => onAnswer('')} disabled={isBusy}>
          {words.giveUp}
        </Button>
      </div>
    </form>
  );
}

function isSubmitShortcut(event: React.KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

type WrittenProps = {
  question: LearnQuestion;
  draft: ReturnType<typeof useAnswerDraft>[0];
  write: ReturnType<typeof useAnswerDraft>[1];
  onEnter: () => void;
  isBusy: boolean;
};

function WrittenAnswer({ question, draft, write, onEnter, isBusy }: WrittenProps) {
  const [isMaths, toggle] = useMathsKeyboard();
  const words = learnStrings.practice;
  const form = useRef<HTMLDivElement>(null);
  // After the keyboard is turned on or off, the answer field gets the focus back.
  const first = useRef(isMaths);
  useEffect(() => {
    if (first.current === isMaths) return;
    first.current = isMaths;
    form.current?.querySelector('input')?.focus();
  }, [isMaths]);
  return (
    <div ref={form} className={styles.written}>
      {question.marks > 1 && (
        <MultiLineField
          label={words.working}
          hint={words.workingHint}
          value={draft.working}
          onChange={(working) => write({ working })}
          isMaths={isMaths}
          isDisabled={isBusy}
        />
      )}
      <SingleLineField
        label={words.answer}
        describedBy="stem"
        hint={words.answerHint}
        value={draft.answer}
        onChange={(answer) => write({ answer })}
        onEnter={onEnter}
        isMaths={isMaths}
        isDisabled={isBusy}
      />
      <Button className={styles.toggle} aria-pressed={isMaths} onClick={toggle}>
        <Icon name="keyboard" size={18} />
        {words.keyboard}
      </Button>
    </div>
  );
}
