import type { LearnQuestion } from './learn-question.ts';
import styles from './option-list.module.css';
import { TypesetText } from './typeset/typeset-text.tsx';

/** The options of an answered question, each with its letter. */
export function OptionList({ question }: { question: LearnQuestion }) {
  const { options = [] } = question.metadata;
  if (options.length === 0) return null;
  return (
    <ol className={styles.options}>
      {options.map(({ id, text }) => (
        <li key={id}>
          <b>{id.toUpperCase()}</b> <TypesetText inline tex={text} />
        </li>
      ))}
    </ol>
  );
}
