import {
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;
type Statement = PluginTransformQueryArgs['node'];

/** The table that a statement writes into; null: it only reads; undefined: that is not known. */
const writtenTable = (node: Statement): TableName | null | undefined => {
  if ('with' in node && node.with) return undefined;
  if (SelectQueryNode.is(node)) return null;
  const table = InsertQueryNode.is(node)
    ? node.into
    : UpdateQueryNode.is(node)
      ? node.table
      : DeleteQueryNode.is(node)
        ? node.from.froms[0]
        : undefined;
  return table && TableNode.is(table) ? (table.table.identifier.name as TableName) : undefined;
};

/** Notes which tables a transaction writes into. It reads that from the statements, so no caller has to say it. */
export class WrittenTables implements KyselyPlugin {
  #tables: Set<TableName> | undefined = new Set();

  /** Undefined when they are not all known. */
  get tables(): ReadonlySet<TableName> | undefined {
    return this.#tables;
  }

  transformQuery({ node }: PluginTransformQueryArgs): Statement {
    const table = writtenTable(node);
    if (table) this.#tables?.add(table);
    else if (table === undefined) this.#tables = undefined;
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return result;
  }
}
