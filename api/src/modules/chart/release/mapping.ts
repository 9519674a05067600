import { isOrderStatus, isTransient, type OrderStatus } from '@app/machines/order';
import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/u, 'a hash has twelve hexadecimal digits'));

const isPlace = (status: string): status is OrderStatus => isOrderStatus(status) && !isTransient(status);

/** What a release does with orders of the chart before: where those go whose status is gone, and which differences are meant. */
const Mapping = v.strictObject({
  before: hash,
  after: hash,
  /** The statuses that are gone, each with one of this chart in which an order may rest. */
  statuses: v.record(
    v.string(),
    v.pipe(
      v.string(),
      v.custom<OrderStatus>(
        (status) => typeof status === 'string' && isPlace(status),
        'no order may rest there',
      ),
    ),
  ),
  /** Keys of breaking and loosened differences that are meant. */
  accepted: v.array(v.string()),
});
export type Mapping = v.InferOutput<typeof Mapping>;

/** Reads a mapping file; throws a sentence that names what is wrong in it, or that it belongs to other charts. */
export function readMapping(text: string, charts: Pick<Mapping, 'before' | 'after'>): Mapping {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Error(`The mapping is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { success, output, issues } = v.safeParse(Mapping, given);
  if (!success)
    throw new Error(
      `The mapping is wrong: ${issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('; ')}`,
    );
  for (const which of ['before', 'after'] as const)
    if (output[which] !== charts[which])
      throw new Error(`The mapping is for the chart ${output[which]} ${which}, this is ${charts[which]}.`);
  return output;
}
