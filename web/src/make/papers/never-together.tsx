import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import type { DraftPair } from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
import { QuestionLink } from './question-link.tsx';
import { QuestionPicker } from './question-picker.tsx';

type PairsProps = {
  readonly pairs: readonly DraftPair[];
  readonly onChange: (pairs: readonly DraftPair[]) => void;
};

/** Pairs of questions of which a paper has at most one. The user finds the first question of a pair, then the second. */
export function NeverTogether({ pairs, onChange }: PairsProps) {
  const [first, setFirst] = useState<DraftPair[0]>();
  return (
    <section className={styles.questions} aria-label={texts.neverTogether}>
      <b>{texts.neverTogether}</b>
      <p className={fieldStyles.hint}>{texts.neverTogetherHint}</p>
      <ul className={styles.questions}>
        {pairs.map(([one, other], index) => (
          <li key={`${one.id}:${other.id}`} className={styles.question}>
            <span>
              <QuestionLink {...one} /> <b>{texts.pairWith}</b> <QuestionLink {...other} />
            </span>
            <Button aria-label={texts.removePair} onClick={() => onChange(pairs.toSpliced(index, 1))}>
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
        {first && (
          <li className={styles.question}>
            <span>
              <QuestionLink {...first} /> <b>{texts.pairWith}</b> …
            </span>
            <Button aria-label={texts.removePair} onClick={() => setFirst(undefined)}>
              <Icon name="close" size={16} />
            </Button>
          </li>
        )}
      </ul>
      <QuestionPicker
        label={texts.findQuestion(first === undefined ? 1 : 2)}
        usedIds={first === undefined ? [] : [first.id]}
        onAdd={({ id, text }) => {
          if (first !== undefined) onChange([...pairs, [first, { id, text }]]);
          setFirst(first === undefined ? { id, text } : undefined);
        }}
      />
    </section>
  );
}
