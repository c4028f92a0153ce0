/** Providers whose queries are SQL, and the dialect each speaks. */
export const dialects: Readonly<Record<string, string>> = {
  postgresql: 'postgresql',
  postgres: 'postgresql',
  redshift: 'redshift',
  athena: 'athena',
  presto: 'trino',
  trino: 'trino',
  mysql: 'mysql',
  mariadb: 'mariadb',
  bigquery: 'bigquery',
  snowflake: 'snowflake',
  sqlite: 'sqlite',
  sqlserver: 'transactsql',
  mssql: 'transactsql',
  hive: 'hive',
  db2: 'db2',
  flink: 'flinksql',
};
