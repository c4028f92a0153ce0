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

/** Matches a comment, a quoted text, a number or a word. Comments and quotes that are not closed extend to the end. */
const TOKEN_PATTERN =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`[^`]*`?)|(?<number>\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)/giu;

/** Splits a query into tokens for highlighting. The joined tokens are the same text as the query. */
export function tokenizeSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let end = 0;
  for (const match of sql.matchAll(TOKEN_PATTERN)) {
    if (match.index > end) tokens.push({ kind: 'plain', value: sql.slice(end, match.index) });
    tokens.push({ kind: getKind(match.groups ?? {}), value: match[0] });
    end = match.index + match[0].length;
  }
  if (end < sql.length) tokens.push({ kind: 'plain', value: sql.slice(end) });
  return tokens;
}

function getKind({ comment, text, number, word }: Record<string, string | undefined>): SqlToken['kind'] {
  if (comment !== undefined) return 'comment';
  if (text !== undefined) return 'text';
  if (number !== undefined) return 'number';
  return KEYWORDS.has(word?.toLowerCase() ?? '') ? 'keyword' : 'plain';
}
