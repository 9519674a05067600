import {
  OperationNodeTransformer,
  RawNode,
  ValueListNode,
  ValueNode,
  type KyselyPlugin,
  type OperationNode,
  type PrimitiveValueListNode,
} from 'kysely';
import type { DialectName } from '../database.ts';

/** Stands in a query for a value that is given anew each time it runs. */
export class Given {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const isSame = (value: unknown): boolean => !(value instanceof Given);

/** What is the same each time becomes part of the text; what is given stands there in the engine's own way. */
class Texts extends OperationNodeTransformer {
  readonly #given: (node: ValueNode) => OperationNode;
  constructor(given: (node: ValueNode) => OperationNode) {
    super();
    this.#given = given;
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return isSame(node.value) ? ValueNode.createImmediate(node.value) : (this.#given(node) as ValueNode);
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    if (!node.values.every(isSame)) return node;
    const list: OperationNode = ValueListNode.create(node.values.map(ValueNode.createImmediate));
    return list as PrimitiveValueListNode;
  }
}

const texts: Record<DialectName, Texts> = {
  // A bare parameter beside an `order by` or a partial index makes SQLite plan the statement anew with each value; the sign
  // changes no value, and hides it from the planner.
  sqlite: new Texts((node) => RawNode.create(['+', ''], [node])),
  // A generic plan takes no partial index for a value that it does not see.
  postgres: new Texts((node) => node),
};

/** Compiles queries so that their plan is made once, whatever is given. */
export const plannedOnce = (dialect: DialectName): KyselyPlugin => ({
  transformQuery: ({ node }) => texts[dialect].transformNode(node),
  transformResult: async ({ result }) => result,
});
