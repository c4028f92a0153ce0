import { useMemo } from 'react';
import styles from './sql-text.module.css';
import { sqlTokens } from './sql-tokens.ts';

/** A query with its words told apart; every character is text, never markup. */
export function SqlText({ sql }: { sql: string }) {
  const tokens = useMemo(() => {
    let at = 0;
    return sqlTokens(sql).map((token) => {
      at += token.value.length;
      return { ...token, at };
    });
  }, [sql]);
  return (
    <pre className={styles.sql}>
      <code>
        {tokens.map(({ kind, value, at }) =>
          kind === 'plain' ? (
            value
          ) : (
            <span key={at} className={styles[kind]}>
              {value}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
