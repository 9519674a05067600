import { refusalOf, type RefusedField } from '@app/machines/contract';
import { ApiError, mendFields } from '../kernel/errors.ts';

/** What an answer is, where neither a code nor its fields say it. */
const details: Readonly<Record<number, string>> = {
  400: 'The body is not a JSON object.',
  401: "The shop's API key is missing, unknown or revoked; send it as Authorization: Bearer <key>.",
  403: 'The key may not send this call.',
  404: 'There is nothing at this address.',
  409: 'The request does not fit what is stored; code and the fields beside it say why.',
  413: 'The body is too large.',
  415: 'The body has to be sent with Content-Type: application/json.',
  422: 'The request is refused and nothing was changed: details names each refused field.',
  429: 'Too many requests; Retry-After says in how many seconds to ask again.',
  500: 'An error of the server; nothing was changed. The same request may be sent again under its key.',
  503: 'The service is closed for now; the same request may be sent again under its key after Retry-After.',
};

const byCode: Readonly<Record<string, string>> = {
  in_flight: 'The same request is still running; ask again under its key in a second.',
};

const fieldsOf = (errors: unknown): [field: string, sentence: string][] =>
  Array.isArray(errors) ? errors.flatMap((each: Record<string, string>) => Object.entries(each)) : [];

const unnamed = { code: 'refused', detail: 'The sentence under errors says why.' };

/** An answer to a shop's server: beside the Polish sentence in English what is wrong, and of each refused field its code and what is allowed. */
export function forIntegrator(answer: ApiError): ApiError {
  const { status, body, headers } = answer;
  const errors = fieldsOf(body['errors']);
  const named = new Map<string, RefusedField>(answer.details.map((each) => [each.field, each]));
  for (const [field, sentence] of errors)
    if (!named.has(field)) named.set(field, { field, ...(refusalOf(sentence) ?? unnamed) });
  const fields = errors.map(([field]) => field);
  const error =
    body['error'] === mendFields && fields.length > 0
      ? `Nie przyjęliśmy zamówienia. Do poprawy: ${fields.join(', ')}.`
      : body['error'];
  return new ApiError(
    status,
    {
      ...body,
      error,
      detail: body['detail'] ?? byCode[String(body['code'])] ?? details[status] ?? `HTTP ${status}`,
      ...(status === 422 ? { details: [...named.values()] } : {}),
    },
    headers,
  );
}
