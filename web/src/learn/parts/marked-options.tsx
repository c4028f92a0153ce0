import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './marked-options.module.css';

type MarkedOptionsProps = {
  options: NonNullable<SqaPart['options']>;
  /** The ids of the options that the learner chose. */
  chosen: readonly string[];
  /** The ids of the correct options; undefined if they are not known. */
  correct: readonly string[] | undefined;
  /** What the list is called for screen readers. */
  label?: string;
};

/** The options of a marked answer, in the order of the question. The chosen and the correct ones are named, and each wrong one has its reason. */
export function MarkedOptions({ options, chosen, correct, label }: MarkedOptionsProps) {
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map(({ id, text, reason }) => {
        const isChosen = chosen.includes(id);
        const isCorrect = correct?.includes(id) === true;
        return (
          <li
            key={id}
            data-correct={isCorrect ? true : undefined}
            data-wrong={isChosen && correct !== undefined && !isCorrect ? true : undefined}
          >
            <span className={styles.letter}>{id.toUpperCase()}</span>
            <TypesetText inline tex={text} />
            <span className={styles.tags}>
              {isChosen && (
                <span>
                  {!isCorrect && correct !== undefined && <Icon name="close" size={14} />}{' '}
                  {learnStrings.parts.yourChoice}
                </span>
              )}
              {isCorrect && (
                <span>
                  <Icon name="check" size={14} /> {learnStrings.verdict.correctAnswer}
                </span>
              )}
            </span>
            {reason !== undefined && (
              <div className={styles.reason}>
                <TypesetText inline tex={reason} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
