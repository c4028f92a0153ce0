import type { Complexity, QueryIntent, QueryReading } from '../../ports/query-reader.ts';

type Features = { [Intent in QueryIntent]: number } & { windows: number; depth: number };

/** The most telling first: a union of joins is a union. */
const byWeight = ['union', 'cte', 'subquery', 'join', 'group_by', 'aggregation', 'sort', 'filter'] as const;

/** What a parsed statement reads, what it does, and how hard it is to follow. */
export function describeQuery(tree: unknown, tableList: readonly string[]): QueryReading {
  const features: Features = {
    filter: 0,
    aggregation: 0,
    join: 0,
    sort: 0,
    group_by: 0,
    subquery: 0,
    cte: 0,
    union: 0,
    windows: 0,
    depth: 0,
  };
  const named = new Set<string>();
  for (const statement of [tree].flat()) count(statement, features, { depth: 0, named });
  return {
    kind: 'read',
    tables: tablesOf(tableList, named),
    intent: byWeight.find((intent) => features[intent] > 0) ?? null,
    complexity: complexityOf(features),
  };
}

/** `select::db::table`; names of the query's own `with` parts are no tables. */
function tablesOf(tableList: readonly string[], named: ReadonlySet<string>): string[] {
  const tables = tableList.flatMap((entry) => {
    const [, schema, table = ''] = entry.split('::');
    const hasSchema = schema !== undefined && schema !== 'null' && schema !== '';
    if (table === '' || (!hasSchema && named.has(table.toLowerCase()))) return [];
    return [hasSchema ? `${schema}.${table}` : table];
  });
  return [...new Set(tables)].sort();
}

type Tree = Readonly<Record<string, unknown>>;
type Place = { readonly depth: number; readonly named: Set<string> };

function count(node: unknown, features: Features, place: Place): void {
  if (Array.isArray(node)) {
    for (const entry of node) count(entry, features, place);
    return;
  }
  if (!isTree(node)) return;
  const isStatement = node.type === 'select';
  if (isStatement) countStatement(node, features, place);
  if (node.type === 'aggr_func') features.aggregation++;
  if (isTree(node.over)) features.windows++;
  if (typeof node.join === 'string') features.join++;
  const depth = isStatement ? place.depth + 1 : place.depth;
  for (const [key, inner] of Object.entries(node)) {
    // The next part of a union stands beside this one, not inside it.
    count(inner, features, { ...place, depth: key === '_next' ? place.depth : depth });
  }
}

function countStatement(node: Tree, features: Features, { depth, named }: Place): void {
  features.depth = Math.max(features.depth, depth);
  const parts = Array.isArray(node.with) ? node.with.filter(isTree) : [];
  features.cte += parts.length;
  for (const { name } of parts) named.add(String(isTree(name) ? name.value : name).toLowerCase());
  // The body of a `with` part is a statement of its own, and no subquery.
  features.subquery += depth > 0 ? 1 : 0;
  features.subquery -= parts.length;
  if (isTree(node._next)) features.union++;
  if (isTree(node.where) || isTree(node.having)) features.filter++;
  if (isPresent(node.groupby)) features.group_by++;
  if (isPresent(node.orderby)) features.sort++;
  if (Array.isArray(node.from) && node.from.length > 1) features.join++;
}

function isPresent(part: unknown): boolean {
  if (Array.isArray(part)) return part.length > 0;
  return isTree(part) && (!('columns' in part) || isPresent(part.columns));
}

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function complexityOf(features: Features): Complexity {
  const points =
    features.join +
    2 * (features.subquery + features.cte + features.union) +
    features.windows * 2 +
    (features.group_by > 0 ? 1 : 0);
  if (points === 0) return 'simple';
  return points <= 3 ? 'medium' : 'complex';
}
