/** The providers whose queries are SQL, and the grammars tried for each. If all of them fail, the error of the first is reported. */
export const dialects: Readonly<Record<string, readonly string[]>> = {
  postgresql: ['postgresql'],
  postgres: ['postgresql'],
  redshift: ['redshift'],
  // Athena is based on Trino, whose grammar covers more of it.
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
