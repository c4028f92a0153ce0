/** Providers whose queries are SQL, and the grammars each is read by; the first one says what is wrong. */
export const dialects: Readonly<Record<string, readonly string[]>> = {
  postgresql: ['postgresql'],
  postgres: ['postgresql'],
  redshift: ['redshift'],
  // Athena runs on Trino, whose grammar knows more of it.
  athena: ['athena', 'trino'],
  presto: ['trino'],
  trino: ['trino'],
  mysql: ['mysql'],
  mariadb: ['mariadb'],
  bigquery: ['bigquery'],
  snowflake: ['snowflake'],
  sqlite: ['sqlite'],
  sqlserver: ['transactsql'],
  mssql: ['transactsql'],
  hive: ['hive'],
  db2: ['db2'],
  flink: ['flinksql'],
};
