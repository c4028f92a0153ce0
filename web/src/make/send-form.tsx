import { useId, useState } from 'react';
import { Button } from '../design/button.tsx';
import fieldStyles from '../design/field.module.css';
import type { Sending } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import styles from './send-form.module.css';

type FormProps = {
  /** The topic that was detected. */
  topic?: string | undefined;
  isSending: boolean;
  onSend: (sending: Omit<Sending, 'to'>) => void;
  onCancel: () => void;
};

const FACTS = ['subject', 'level', 'topic'] as const;

/** The form to send a question to an expert: its classification, and whether it enters the bank when approved. */
export function SendForm({ topic = '', isSending, onSend, onCancel }: FormProps) {
  const texts = makeStrings.send;
  const [facts, setFacts] = useState({ subject: '', level: '', topic: topic === 'unknown' ? '' : topic });
  const [isForBank, setForBank] = useState(true);
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ ...facts, to_bank: isForBank });
      }}
    >
      <div className={styles.facts}>
        {FACTS.map((name) => (
          <label key={name} className={fieldStyles.field} htmlFor={`${id}-${name}`}>
            <span className={fieldStyles.label}>{texts[name]}</span>
            <input
              id={`${id}-${name}`}
              value={facts[name]}
              maxLength={200}
              placeholder={texts.placeholders[name]}
              onChange={({ target: { value } }) => setFacts((old) => ({ ...old, [name]: value }))}
            />
          </label>
        ))}
      </div>
      <label className={styles.bank}>
        <input type="checkbox" checked={isForBank} onChange={(event) => setForBank(event.target.checked)} />
        {texts.toBank}
      </label>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button look="primary" type="submit" disabled={isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
