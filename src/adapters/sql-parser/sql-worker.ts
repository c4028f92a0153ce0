import { createRequire } from 'node:module';
import type { QueryReading } from '../../ports/query-reader.ts';
import { serveTasks } from '../worker-threads/serve-tasks.ts';
import { describeQuery } from './describe-query.ts';

export type SqlTask = { readonly dialect: string; readonly query: string };

type Parser = {
  parse(query: string, options: { database: string }): { ast: unknown; tableList: string[] };
};

const require = createRequire(import.meta.url);
const parsers = new Map<string, Parser>();

/** Each dialect is a separate file, loaded at its first query. */
function loadParser(dialect: string): Parser {
  const known = parsers.get(dialect);
  if (known !== undefined) return known;
  const { Parser } = require(`node-sql-parser/build/${dialect}.js`);
  const parser: Parser = new Parser();
  parsers.set(dialect, parser);
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

serveTasks(parseQuery);
