import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  ListNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type PrimitiveValueListNode,
  type QueryId,
  type RawNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import { Fault } from '../../../domain/fault.ts';
import { findTableScope, nameForInstitution } from './table-scopes.ts';

const COLUMN = 'institution';
/** A table name after a keyword of SQL that was written by hand. */
const NAMED_TABLE = /\b(?:from|join|into|update)\s+"?(\w+)/gi;

/**
 * Limits every query to one institution: each table with a column `institution` is filtered by it, and inserted rows get
 * it. A query that cannot be limited, such as handwritten SQL on such a table, throws.
 */
export function createInstitutionPlugin(institution: string): KyselyPlugin {
  const transformer = new InstitutionTransformer(institution);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

class InstitutionTransformer extends OperationNodeTransformer {
  readonly #institution: string;
  /** The queries that are already limited. A subquery is transformed when it is added to a query, and again with that query. */
  readonly #transformed = new WeakSet<OperationNode>();

  constructor(institution: string) {
    super();
    this.#institution = institution;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId: QueryId): SelectQueryNode {
    if (this.#transformed.has(node)) return node;
    const query = super.transformSelectQuery(node, queryId);
    return this.#limit(query, query.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId: QueryId): UpdateQueryNode {
    if (this.#transformed.has(node)) return node;
    const query = super.transformUpdateQuery(node, queryId);
    return this.#limit(query, [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId: QueryId): DeleteQueryNode {
    if (this.#transformed.has(node)) return node;
    const query = super.transformDeleteQuery(node, queryId);
    return this.#limit(query, [...query.from.froms, ...(query.using?.tables ?? [])]);
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, queryId);
    const { into, columns, values, onConflict } = query;
    if (into === undefined || findTableScope(getName(into)) !== 'institution') return query;
    if (columns === undefined || values === undefined || !ValuesNode.is(values))
      throw createUnlimitedFault(`an insert into ${getName(into)} without values`);
    return {
      ...query,
      columns: [...columns, ColumnNode.create(COLUMN)],
      values: ValuesNode.create(values.values.map((row) => this.#addValue(row))),
      ...(onConflict?.columns && {
        onConflict: { ...onConflict, columns: [...onConflict.columns, ColumnNode.create(COLUMN)] },
      }),
    };
  }

  /** Replaces the name of a search table by the name of the institution's own search table. */
  protected override transformTable(node: TableNode, queryId: QueryId): TableNode {
    const table = super.transformTable(node, queryId);
    if (findTableScope(getName(table)) !== 'search') return table;
    return TableNode.create(nameForInstitution(getName(table), this.#institution));
  }

  protected override transformRaw(node: RawNode, queryId: QueryId): RawNode {
    const writtenTables = [...node.sqlFragments.join(' ? ').matchAll(NAMED_TABLE)].map(
      ([, name]) => name ?? '',
    );
    const tables = node.parameters.filter(TableNode.is).map(getName);
    const unlimited = [...writtenTables, ...tables].find(
      (name) =>
        findTableScope(name) === 'institution' ||
        (findTableScope(name) === 'search' && !tables.includes(name)),
    );
    if (unlimited !== undefined) throw createUnlimitedFault(`handwritten SQL on ${unlimited}`);
    return super.transformRaw(node, queryId);
  }

  /** Adds the condition of each table; the condition of a joined table belongs to its join, so that outer joins keep their rows. */
  #limit<Query extends { readonly joins?: readonly JoinNode[]; readonly where?: WhereNode } & OperationNode>(
    query: Query,
    tables: readonly OperationNode[],
  ): Query {
    const [joins, joinedTables] = [query.joins ?? [], [] as OperationNode[]];
    const limitedJoins = joins.map((join) => {
      const conditions = this.#listConditions([join.table]);
      if (conditions.length === 0) return join;
      if (join.on !== undefined)
        return { ...join, on: OnNode.create(joinConditions(conditions, join.on.on)) };
      joinedTables.push(join.table);
      return join;
    });
    const conditions = this.#listConditions([...tables, ...joinedTables]);
    const limited = {
      ...query,
      ...(joins.length > 0 && { joins: limitedJoins }),
      ...(conditions.length > 0 && {
        where: WhereNode.create(joinConditions(conditions, query.where?.where)),
      }),
    };
    this.#transformed.add(limited);
    return limited;
  }

  #listConditions(tables: readonly OperationNode[]): OperationNode[] {
    return tables.flatMap((table) => {
      if (ListNode.is(table)) return this.#listConditions(table.items);
      const [source, alias] = AliasNode.is(table) ? [table.node, table.alias] : [table, undefined];
      if (!TableNode.is(source) || findTableScope(getName(source)) !== 'institution') return [];
      const name = alias !== undefined && IdentifierNode.is(alias) ? alias.name : getName(source);
      const column = ReferenceNode.create(ColumnNode.create(COLUMN), TableNode.create(name));
      return [BinaryOperationNode.create(column, OperatorNode.create('='), this.#createValue())];
    });
  }

  #addValue(row: ValueListNode | PrimitiveValueListNode): ValueListNode {
    const values = ValueListNode.is(row) ? row.values : row.values.map((value) => ValueNode.create(value));
    return ValueListNode.create([...values, this.#createValue()]);
  }

  /** A literal, so that the parameters of prepared queries keep their positions; ids contain no quotes. */
  #createValue(): ValueNode {
    return ValueNode.createImmediate(this.#institution);
  }
}

function getName({ table }: TableNode): string {
  return table.identifier.name;
}

function joinConditions(
  conditions: readonly OperationNode[],
  existing: OperationNode | undefined,
): OperationNode {
  const all = existing === undefined ? conditions : [...conditions, ParensNode.create(existing)];
  return all.reduce((left, right) => AndNode.create(left, right));
}

function createUnlimitedFault(query: string): Fault {
  return new Fault('unexpected', `A query cannot be limited to one institution: ${query}.`);
}
