import { useMemo } from 'react';
import styles from './sql-text.module.css';
import { tokenizeSql } from './sql-tokens.ts';

/** A query with syntax highlighting. */
export function SqlText({ sql }: { sql: string }) {
  const tokens = useMemo(() => {
    let at = 0;
    return tokenizeSql(sql).map((token) => {
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
