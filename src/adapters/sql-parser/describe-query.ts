import type { Complexity, QueryIntent, QueryReading } from '../../ports/query-reader.ts';

/** How often each feature occurs in a query; `windows` counts window functions. */
type Features = { [Intent in QueryIntent]: number } & { windows: number; depth: number };

/** The intents from most to least characteristic: a query that is a union of joins has the intent `union`. */
const intentsByPriority = [
  'union',
  'cte',
  'subquery',
  'join',
  'group_by',
  'aggregation',
  'sort',
  'filter',
] as const;

/** Determines the tables, the intent and the complexity of a parsed statement. */
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
  const withNames = new Set<string>();
  for (const statement of [tree].flat()) countFeatures(statement, features, { depth: 0, withNames });
  return {
    kind: 'read',
    tables: listTables(tableList, withNames),
    intent: intentsByPriority.find((intent) => features[intent] > 0) ?? null,
    complexity: getComplexity(features),
  };
}

/** Lists the tables from entries such as `select::db::table`; names defined by `with` are not tables. */
function listTables(tableList: readonly string[], withNames: ReadonlySet<string>): string[] {
  const tables = tableList.flatMap((entry) => {
    const [, schema, table = ''] = entry.split('::');
    const hasSchema = schema !== undefined && schema !== 'null' && schema !== '';
    if (table === '' || (!hasSchema && withNames.has(table.toLowerCase()))) return [];
    return [hasSchema ? `${schema}.${table}` : table];
  });
  return [...new Set(tables)].sort();
}

type Tree = Readonly<Record<string, unknown>>;
type TreePosition = { readonly depth: number; readonly withNames: Set<string> };

/** Counts the features of a syntax tree and collects the names that `with` defines. */
function countFeatures(node: unknown, features: Features, position: TreePosition): void {
  if (Array.isArray(node)) {
    for (const entry of node) countFeatures(entry, features, position);
    return;
  }
  if (!isTree(node)) return;
  const isStatement = node.type === 'select';
  if (isStatement) countStatement(node, features, position);
  if (node.type === 'aggr_func') features.aggregation++;
  if (isTree(node.over)) features.windows++;
  if (typeof node.join === 'string') features.join++;
  const depth = isStatement ? position.depth + 1 : position.depth;
  for (const [key, child] of Object.entries(node)) {
    // The next part of a union is a sibling of this one, not nested in it.
    countFeatures(child, features, { ...position, depth: key === '_next' ? position.depth : depth });
  }
}

function countStatement(node: Tree, features: Features, { depth, withNames }: TreePosition): void {
  features.depth = Math.max(features.depth, depth);
  const withParts = Array.isArray(node.with) ? node.with.filter(isTree) : [];
  features.cte += withParts.length;
  for (const { name } of withParts) withNames.add(String(isTree(name) ? name.value : name).toLowerCase());
  // The body of a `with` part is a nested statement but not a subquery.
  features.subquery += depth > 0 ? 1 : 0;
  features.subquery -= withParts.length;
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

/** Adds points for each feature of a query; more than 3 points make it complex. */
function getComplexity(features: Features): Complexity {
  const points =
    features.join +
    2 * (features.subquery + features.cte + features.union) +
    features.windows * 2 +
    (features.group_by > 0 ? 1 : 0);
  if (points === 0) return 'simple';
  return points <= 3 ? 'medium' : 'complex';
}
