import {
  OperationNodeTransformer,
  RawNode,
  ValueListNode,
  ValueNode,
  type Compilable,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type PrimitiveValueListNode,
  type RootOperationNode,
} from 'kysely';
import type { Schema, DialectName } from '../tables/schema.ts';

/** Stands in a query for a value that is bound each time it runs. */
export class BindParameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const isConstant = (value: unknown): boolean => !(value instanceof BindParameter);

/** Writes constants into the text, and a bind parameter in the form that the engine plans best. */
class ConstantInliner extends OperationNodeTransformer {
  readonly #bind: (node: ValueNode) => OperationNode;
  constructor(bind: (node: ValueNode) => OperationNode) {
    super();
    this.#bind = bind;
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return isConstant(node.value) ? ValueNode.createImmediate(node.value) : (this.#bind(node) as ValueNode);
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    if (!node.values.every(isConstant)) return node;
    const list: OperationNode = ValueListNode.create(node.values.map(ValueNode.createImmediate));
    return list as PrimitiveValueListNode;
  }
}

const inliners: Record<DialectName, ConstantInliner> = {
  // A bare parameter beside an `order by` or a partial index makes SQLite plan the statement anew with each value; the sign
  // changes no value, and hides it from the planner.
  sqlite: new ConstantInliner((node) => RawNode.create(['+', ''], [node])),
  // A generic plan takes no partial index for a value that it does not see.
  postgres: new ConstantInliner((node) => node),
};

/** Compiles queries so that their plan is made once, whatever is bound. */
export const prepared = (dialect: DialectName): KyselyPlugin => ({
  transformQuery: ({ node }) => inliners[dialect].transformNode(node),
  transformResult: async ({ result }) => result,
});

/** A query as its engine runs it: the text, and the values in the order in which the text asks for them. */
export interface Compiled {
  readonly sql: string;
  readonly query: RootOperationNode;
  readonly bind: (values: Readonly<Record<string, unknown>>) => unknown[];
}

/** A query that is built and compiled once for each engine and prepared once for each connection; `V` is bound each time. */
export interface Statement<V extends object, R> {
  readonly compiled: (kysely: Kysely<Schema>, dialect: DialectName) => Compiled;
  /** Only types: the bind parameters and a row. */
  readonly shape?: (values: V) => R;
}

/** Runs statements where a transaction, or the database itself, sees the data. */
export type Run = <V extends object, R>(statement: Statement<V, R>, values: V) => Promise<R[]>;

/** A statement with what is bound to it. */
export interface BoundStatement {
  readonly statement: Statement<Readonly<Record<string, unknown>>, unknown>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Statements of which the others run only where the first one answers a row. */
export type InOrder<S> = readonly [S, ...(readonly S[])];

/** Makes something of each. */
export const eachInOrder = <S, T>([first, ...others]: InOrder<S>, make: (one: S) => T): InOrder<T> => [
  make(first),
  ...others.map(make),
];

/** Runs the first and, where it answers a row, the others; the first one's rows. */
export async function runInOrder<S, R>(
  run: (one: S) => Promise<R[]>,
  [first, ...others]: InOrder<S>,
): Promise<R[]> {
  const rows = await run(first);
  if (rows.length > 0) for (const other of others) await run(other);
  return rows;
}

/** The same for statements with what is bound to them. */
export const runBound = (run: Run, statements: InOrder<BoundStatement>): Promise<unknown[]> =>
  runInOrder(({ statement: one, values }) => run(one, values), statements);

/** Each field of `V` becomes a place in the query that is filled when it runs. */
const bindParameters = <V extends object>(): V =>
  new Proxy({} as V, { get: (_, name) => (typeof name === 'string' ? new BindParameter(name) : undefined) });

function compile<R>(query: Compilable<R>): Compiled {
  const { sql, parameters, query: node } = query.compile();
  return {
    sql,
    query: node,
    bind: (values) => parameters.map((each) => (each instanceof BindParameter ? values[each.name] : each)),
  };
}

/** For what runs with every request: building a query costs several times what SQLite needs to answer it. */
export function statement<V extends object, R>(
  build: (kysely: Kysely<Schema>, params: V, dialect: DialectName) => Compilable<R>,
): Statement<V, R> {
  const known = new Map<DialectName, Compiled>();
  return {
    compiled(kysely, dialect) {
      const found =
        known.get(dialect) ??
        compile(build(kysely.withPlugin(prepared(dialect)), bindParameters<V>(), dialect));
      known.set(dialect, found);
      return found;
    },
  };
}
