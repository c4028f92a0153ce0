import { createRequire } from 'node:module';
import type { QueryReading } from '../../ports/query-reader.ts';
import { serveTasks } from '../worker-threads/serve-tasks.ts';
import { describeQuery } from './describe-query.ts';

export type SqlTask = { readonly dialect: string; readonly query: string };

type Parser = {
  parse(query: string, options: { database: string }): { ast: unknown; tableList: string[] };
};

const require = createRequire(import.meta.url);
const parserByDialect = new Map<string, Parser>();

/** Loads the parser of a dialect at its first query; each dialect is a separate file. */
function loadParser(dialect: string): Parser {
  const loadedParser = parserByDialect.get(dialect);
  if (loadedParser !== undefined) return loadedParser;
  const { Parser } = require(`node-sql-parser/build/${dialect}.js`);
  const parser: Parser = new Parser();
  parserByDialect.set(dialect, parser);
  return parser;
}

function parseQuery({ dialect, query }: SqlTask): QueryReading {
  const parser = loadParser(dialect);
  try {
    const { ast, tableList } = parser.parse(query, { database: dialect });
    if ([ast].flat(2).length === 0) return { kind: 'unreadable', message: 'it contains no statement' };
    return describeQuery(ast, tableList);
  } catch (thrown) {
    return describeParseError(thrown, query);
  }
}

type ParseError = Error & { found?: string | null; location?: { start: { line: number; column: number } } };

function describeParseError(thrown: unknown, query: string): QueryReading {
  if (!(thrown instanceof Error)) throw thrown;
  const { found, location }: ParseError = thrown;
  if (location === undefined) return { kind: 'unreadable', message: 'the query is nested too deeply' };
  const { line, column } = location.start;
  const isAtEnd = found === null || found === undefined;
  const word = /^\w+/.exec(query.split('\n')[line - 1]?.slice(column - 1) ?? '')?.[0] ?? found;
  const message = isAtEnd ? 'the query is incomplete' : `unexpected "${word}"`;
  return { kind: 'unreadable', message, position: { line, column } };
}

// The script of the worker thread that `create-sql-reader.ts` starts.
serveTasks(parseQuery);
