import { useId, useState } from 'react';
import { useQuestionRows } from '../../bank/bank-queries.ts';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { cutAtWord, type DraftQuestion } from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
import { QuestionLink } from './question-link.tsx';

const MAX_SHOWN = 6;

type PickerProps = {
  readonly label?: string;
  readonly usedIds: readonly string[];
  readonly onAdd: (question: DraftQuestion) => void;
};

/** Searches the bank and adds questions; nothing is listed before a search. */
export function QuestionPicker({ label = texts.search, usedIds, onAdd }: PickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={styles.questions}>
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{label}</span>
        <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {text.trim().length > 1 && <Hits text={text} usedIds={usedIds} onAdd={onAdd} />}
    </div>
  );
}

function Hits({ text, usedIds, onAdd }: PickerProps & { readonly text: string }) {
  const { data } = useQuestionRows({ q: text });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <ul className={styles.questions}>
      {rows.slice(0, MAX_SHOWN).map(({ id, text: wholeText, topic = null, marks = 1 }) => {
        const text = cutAtWord(wholeText);
        const isUsed = usedIds.includes(id);
        return (
          <li key={id} className={styles.question}>
            <span>
              <QuestionLink id={id} text={text} />
              <span className={fieldStyles.hint}>
                {' '}
                {[topic, texts.marks(marks)].filter((part) => part !== null).join(' · ')}
              </span>
            </span>
            <Button disabled={isUsed} onClick={() => onAdd({ id, text, topic, marks })}>
              {isUsed ? texts.added : texts.add}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
