import { useEffect, useRef } from 'react';
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
  /** The answer that was marked; null before the learner submits one. */
  submittedAnswer: string | null;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  onHint: (() => void) | undefined;
};

/** The question with its answer form. */
export function QuestionCard({ threadId, question, submittedAnswer, isBusy, onAnswer, onHint }: CardProps) {
  const card = useRef<HTMLElement>(null);
  // The Next button has disappeared, so the focus moves to the new question.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article ref={card} tabIndex={-1} className={styles.card} aria-label={learnStrings.practice.question}>
      <QuestionText question={question} isAnswered={submittedAnswer !== null} />
      {submittedAnswer === null && (
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
  const texts = learnStrings.practice;
  return (
    <div className={styles.question}>
      <div className={styles.stem} id="stem">
        <TypesetText tex={question.text} />
        <QuestionFigure question={question} />
        {isAnswered && <OptionList question={question} />}
      </div>
      <p className={styles.facts}>
        <span>{strings.question.marks(question.marks)}</span>
        {calculator && calculator !== 'either' && <span>{texts.calculator[calculator]}</span>}
      </p>
    </div>
  );
}

type FormProps = Omit<CardProps, 'submittedAnswer'>;

function AnswerForm({ threadId, question, isBusy, onAnswer, onHint }: FormProps) {
  const [draft, setDraft] = useAnswerDraft(threadId, question.id);
  const kind = getEntryKind(question);
  const text = formatAnswer(draft);
  const setAnswer = (answer: string) => setDraft({ answer });
  const texts = learnStrings.practice;
  const submit = () => {
    if (text !== '' && !isBusy) onAnswer(text);
  };
  useShortcuts({ h: onHint });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (isSubmitShortcut(event)) submit();
        if (event.key === 'Escape') focusPage();
      }}
    >
      {kind === 'text' && (
        <WrittenAnswer
          question={question}
          draft={draft}
          setDraft={setDraft}
          onEnter={submit}
          isBusy={isBusy}
        />
      )}
      {(kind === 'single-choice' || kind === 'multiple-choice') && (
        <OptionsField
          label={texts.choose}
          options={question.metadata.options ?? []}
          value={draft.answer}
          onChange={setAnswer}
          allowsSeveral={kind === 'multiple-choice'}
          hasShortcuts
        />
      )}
      {question.metadata.table && (
        <PairsField table={question.metadata.table} value={draft.answer} onChange={setAnswer} />
      )}
      <div className={styles.actions}>
        <Button look="primary" type="submit" disabled={isBusy || text === ''}>
          {isBusy ? texts.marking : texts.submit} <kbd>Enter</kbd>
        </Button>
        {onHint && (
          <Button onClick={onHint} disabled={isBusy}>
            {texts.hint} <kbd>H</kbd>
          </Button>
        )}
        <Button className={styles.quiet} onClick={() => onAnswer('')} disabled={isBusy}>
          {texts.giveUp}
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
  setDraft: ReturnType<typeof useAnswerDraft>[1];
  onEnter: () => void;
  isBusy: boolean;
};

function WrittenAnswer({ question, draft, setDraft, onEnter, isBusy }: WrittenProps) {
  const [isMaths, toggleKeyboard] = useMathsKeyboard();
  const texts = learnStrings.practice;
  const form = useRef<HTMLDivElement>(null);
  // After the keyboard is turned on or off, the answer field gets the focus back.
  const previousIsMaths = useRef(isMaths);
  useEffect(() => {
    if (previousIsMaths.current === isMaths) return;
    previousIsMaths.current = isMaths;
    form.current?.querySelector('input')?.focus();
  }, [isMaths]);
  return (
    <div ref={form} className={styles.written}>
      {question.marks > 1 && (
        <MultiLineField
          label={texts.working}
          hint={texts.workingHint}
          value={draft.working}
          onChange={(working) => setDraft({ working })}
          isMaths={isMaths}
          isDisabled={isBusy}
        />
      )}
      <SingleLineField
        label={texts.answer}
        describedBy="stem"
        hint={texts.answerHint}
        value={draft.answer}
        onChange={(answer) => setDraft({ answer })}
        onEnter={onEnter}
        isMaths={isMaths}
        isDisabled={isBusy}
      />
      <Button className={styles.toggle} aria-pressed={isMaths} onClick={toggleKeyboard}>
        <Icon name="keyboard" size={18} />
        {texts.keyboard}
      </Button>
    </div>
  );
}
