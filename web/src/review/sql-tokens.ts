type SqlToken = {
  readonly kind: 'keyword' | 'text' | 'number' | 'comment' | 'plain';
  readonly value: string;
};

const KEYWORDS = new Set(
  `select from where and or not in is null as on join inner left right full outer cross using group by having order asc
  desc limit offset fetch first next rows only distinct all union intersect except with recursive case when then else end
  between like ilike similar exists any some cast interval date timestamp time extract over partition window filter
  insert into values update set delete returning create table view index drop alter true false lateral unnest array
  tablesample qualify rollup cube grouping sets nulls last current_date current_timestamp now count sum avg min max`
    .split(/\s+/)
    .filter(Boolean),
);

/** Named groups tell the kind of a token; an unclosed comment or string runs to the end. */
const TOKEN =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`[^`]*`?)|(?<number>\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)/giu;

/** Splits a query into tokens for highlighting; joined together they give the query again. */
export function tokenizeSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let at = 0;
  for (const match of sql.matchAll(TOKEN)) {
    if (match.index > at) tokens.push({ kind: 'plain', value: sql.slice(at, match.index) });
    tokens.push({ kind: getKind(match.groups ?? {}), value: match[0] });
    at = match.index + match[0].length;
  }
  if (at < sql.length) tokens.push({ kind: 'plain', value: sql.slice(at) });
  return tokens;
}

function getKind({ comment, text, number, word }: Record<string, string | undefined>): SqlToken['kind'] {
  if (comment !== undefined) return 'comment';
  if (text !== undefined) return 'text';
  if (number !== undefined) return 'number';
  return KEYWORDS.has(word?.toLowerCase() ?? '') ? 'keyword' : 'plain';
}
