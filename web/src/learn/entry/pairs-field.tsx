import type { MatchTable } from '../../../../src/domain/question-content.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './entry.module.css';

type PairsProps = {
  label: string;
  table: MatchTable;
  /** The chosen pairs, for example `A-2, B-1`. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
};

/** A matching question: the learner chooses one entry on the right for each entry on the left. */
export function PairsField({ label, table, value, onChange, isDisabled = false }: PairsProps) {
  const { headings, left, right } = table;
  const rightIdByLeftId = new Map(
    value.split(', ').map((pair) => [pair.split('-')[0], pair.split('-')[1] ?? ''] as const),
  );
  const choose = (leftId: string, rightId: string) => {
    const updated = new Map([...rightIdByLeftId, [leftId, rightId] as const]);
    const chosenPairs = left.flatMap(({ id }) => (updated.get(id) ? [`${id}-${updated.get(id)}`] : []));
    onChange(chosenPairs.join(', '));
  };
  return (
    <fieldset className={styles.pairs}>
      <legend className="visually-hidden">{label}</legend>
      <p className={styles.heading}>
        <TypesetText inline tex={headings[1]} />
      </p>
      <ol className={styles.rightEntries}>
        {right.map(({ id, text }) => (
          <li key={id}>
            <span className={styles.letter}>{id}</span> <TypesetText inline tex={text} />
          </li>
        ))}
      </ol>
      <p className={styles.heading}>
        <TypesetText inline tex={headings[0]} />
      </p>
      {left.map(({ id, text }) => (
        <label key={id} className={styles.pair}>
          <span className={styles.letter}>{id}</span>
          <TypesetText inline tex={text} />
          <select
            value={rightIdByLeftId.get(id) ?? ''}
            disabled={isDisabled}
            onChange={(event) => choose(id, event.target.value)}
          >
            <option value="">–</option>
            {right.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.id}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
