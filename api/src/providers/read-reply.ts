import * as v from 'valibot';
import { ProviderUnavailable } from './provider-request.ts';

/** The reply as its schema reads it; a reply of another shape is thrown as ProviderUnavailable, without its content. */
export function readReply<S extends v.GenericSchema>(
  provider: string,
  schema: S,
  reply: unknown,
): v.InferOutput<S> {
  const read = v.safeParse(schema, reply);
  if (read.success) return read.output;
  const where = read.issues.map((issue) => v.getDotPath(issue) ?? '(whole)').join(', ');
  throw new ProviderUnavailable(`${provider} answered in another shape: ${where}`);
}
