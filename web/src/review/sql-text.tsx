import { useMemo } from 'react';
import styles from './sql-text.module.css';
import { tokenizeSql } from './sql-tokens.ts';

/** A query with syntax highlighting. */
export function SqlText({ sql }: { sql: string }) {
  const tokens = useMemo(() => {
    let end = 0;
    return tokenizeSql(sql).map((token) => {
      end += token.value.length;
      return { ...token, end };
    });
  }, [sql]);
  return (
    <pre className={styles.sql}>
      <code>
        {tokens.map(({ kind, value, end }) =>
          kind === 'plain' ? (
            value
          ) : (
            <span key={end} className={styles[kind]}>
              {value}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
