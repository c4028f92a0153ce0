import type { LearnQuestion } from './learn-question.ts';
import styles from './option-list.module.css';
import { SetText } from './typeset/set-text.tsx';

/** The options of a question that is answered, each with its letter. */
export function OptionList({ question }: { question: LearnQuestion }) {
  const { options = [] } = question.metadata;
  if (options.length === 0) return null;
  return (
    <ol className={styles.options}>
      {options.map(({ id, text }) => (
        <li key={id}>
          <b>{id.toUpperCase()}</b> <SetText inline tex={text} />
        </li>
      ))}
    </ol>
  );
}
