import 'katex/dist/katex.min.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { getJson, sendJson } from '../api/client.ts';
import type { ExampleQuestion as Example, MarkedExample } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { TrustedHtml } from '../design/trusted-html.tsx';
import styles from './example-question.module.css';
import { welcomeStrings } from './welcome-strings.ts';

const texts = welcomeStrings.try;
const EXAMPLE_PATH = '/api/v1/welcome/questions';
/** The first question of a visit is one of these; the rest follows in order. */
const FIRST_EXAMPLES = 10;

/** A question that visitors answer on the front page. Nothing is stored. */
export function ExampleQuestion() {
  const [number, setNumber] = useState(() => 1 + (Date.now() % FIRST_EXAMPLES));
  const { data: question } = useQuery({
    queryKey: ['example', number],
    queryFn: ({ signal }) => getJson<Example>(`${EXAMPLE_PATH}/${number}`, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={styles.card} aria-labelledby="try">
      <header className={styles.header}>
        <h2 id="try">{texts.title}</h2>
        <p>{texts.hint}</p>
      </header>
      {question === undefined ? (
        <Skeleton label={texts.loading} lines={5} />
      ) : (
        <Answering
          key={number}
          question={question}
          onAnother={() => setNumber((number % question.count) + 1)}
        />
      )}
    </section>
  );
}

function Answering({ question, onAnother }: { question: Example; onAnother: () => void }) {
  const [answer, setAnswer] = useState('');
  const marking = useMutation({
    mutationFn: async () =>
      (
        await sendJson<MarkedExample>('POST', `${EXAMPLE_PATH}/${question.number}/answers`, {
          body: { answer },
        })
      ).body,
  });
  const marked = marking.data;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() !== '' && !marking.isPending && marked === undefined) marking.mutate();
      }}
    >
      <TrustedHtml as="div" className={styles.text ?? ''} html={question.text_html} />
      <p className={styles.facts}>
        {question.course} · {texts.marks(question.marks)}
      </p>
      <AnswerEntry
        question={question}
        value={answer}
        onChange={setAnswer}
        isDisabled={marked !== undefined}
        rightOption={marked?.right_option ?? undefined}
      />
      {marked === undefined && (
        <div className={styles.actions}>
          <Button look="primary" type="submit" disabled={answer.trim() === '' || marking.isPending}>
            {marking.isPending ? texts.checking : texts.check}
          </Button>
          <Button onClick={onAnother}>{texts.another}</Button>
        </div>
      )}
      {marking.isError && (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      )}
      {marked && <Result marked={marked} onAnother={onAnother} />}
    </form>
  );
}

type EntryProps = {
  question: Example;
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
  /** Set after marking. */
  rightOption: string | undefined;
};

function AnswerEntry({ question, value, onChange, isDisabled, rightOption }: EntryProps) {
  if (question.options.length === 0)
    return (
      <label className={fieldStyles.field}>
        <span>{texts.answer}</span>
        <input
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
    );
  return (
    <fieldset className={styles.options} disabled={isDisabled}>
      <legend className="visually-hidden">{texts.options}</legend>
      {question.options.map(({ id, html }) => (
        <label
          key={id}
          data-chosen={value === id ? true : undefined}
          data-mark={rightOption === undefined ? undefined : getMark(id, value, rightOption)}
        >
          <input
            type="radio"
            name="example"
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <b>{id.toUpperCase()}</b>
          <TrustedHtml as="span" html={html} />
          {rightOption !== undefined && <OptionMark mark={getMark(id, value, rightOption)} />}
        </label>
      ))}
    </fieldset>
  );
}

type Mark = 'right' | 'wrong';

const getMark = (id: string, chosen: string, rightOption: string): Mark | undefined =>
  id === rightOption ? 'right' : id === chosen ? 'wrong' : undefined;

function OptionMark({ mark }: { mark: Mark | undefined }) {
  if (mark === undefined) return null;
  return (
    <span className={styles.mark}>
      <Icon name={mark === 'right' ? 'check' : 'close'} size={16} />
      {mark === 'right' ? texts.rightAnswer : texts.chosen}
    </span>
  );
}

function Result({ marked, onAnother }: { marked: MarkedExample; onAnother: () => void }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const kind = marked.correct ? 'right' : marked.marks_awarded > 0 ? 'partly' : 'wrong';
  return (
    <div ref={result} tabIndex={-1} className={styles.result} role="status">
      <p className={styles.verdict} data-kind={kind}>
        <Icon name={kind === 'right' ? 'check' : kind === 'partly' ? 'alert' : 'close'} />
        <b>{texts[kind]}</b>
        <span>{texts.earned(marked.marks_awarded, marked.marks_available)}</span>
      </p>
      {marked.reason_html !== '' && (
        <TrustedHtml as="div" className={styles.reason ?? ''} html={marked.reason_html} />
      )}
      <h3>{texts.solution}</h3>
      <ol className={styles.steps}>
        {marked.steps.map(({ html, working_html: workingHtml }) => (
          <li key={html + workingHtml}>
            <TrustedHtml as="span" html={html} />
            <TrustedHtml as="div" className={styles.working ?? ''} html={workingHtml} />
          </li>
        ))}
      </ol>
      <p className={styles.rightAnswer}>
        {texts.rightAnswer}: <TrustedHtml as="span" html={marked.answer_html} />
      </p>
      <div className={styles.actions}>
        <Button look="primary" onClick={onAnother}>
          {texts.another}
        </Button>
        <Link to="/learn" search={{}} className={styles.more}>
          {texts.more}
        </Link>
      </div>
    </div>
  );
}
