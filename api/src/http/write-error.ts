import { isDatabaseUnavailable, OrderErased, StaleVersion } from '@app/db';
import type { Context } from 'hono';
import { ApiError, erasedOrder, notFound, overloaded, unavailable } from '../kernel/errors.ts';
import { StoreUnavailable } from '../kernel/files/store-unavailable.ts';
import { Refused, UnknownOrder } from '../kernel/refusals.ts';
import { describedError } from '../kernel/described-error.ts';
import type { Ports } from '../kernel/ports.ts';
import { PreviewChanged } from '../modules/order-life/moves/preview.ts';
import { ProviderRefused, ProviderUnavailable, RegistryUnavailable } from '../providers/ports.ts';

/** The reply for an error; an unexpected one is 500 and reported. */
export function toApiError(error: unknown, ports: Ports): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof UnknownOrder) return notFound();
  if (error instanceof OrderErased) return erasedOrder();
  if (error instanceof Refused) {
    const { status, reason, allowed } = error;
    return new ApiError(409, { error: reason, code: 'refused', status, reason, allowed });
  }
  if (error instanceof StaleVersion) {
    return new ApiError(409, {
      error: 'Ktoś zmienił ten wniosek w międzyczasie. Pokazujemy jego aktualny stan.',
      code: 'version',
    });
  }
  if (error instanceof PreviewChanged) {
    const sentence = 'Skutki tej zmiany są teraz inne. Sprawdź je i potwierdź jeszcze raz.';
    return new ApiError(409, { error: sentence, code: 'preview', preview: error.preview });
  }
  if (error instanceof RegistryUnavailable) {
    const sentence =
      'Rejestr firm teraz nie odpowiada. Spróbuj ponownie za chwilę – to, co wpisano, nie przepadnie.';
    const said = { error: sentence, code: 'registry', errors: [{ krs: sentence }] };
    return new ApiError(503, said, { 'Retry-After': '30' });
  }
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) {
    ports.log.warn('provider', describedError(error));
    return unavailable();
  }
  if (isDatabaseUnavailable(error) || error instanceof StoreUnavailable) {
    ports.log.error(error instanceof StoreUnavailable ? 'files' : 'database', describedError(error));
    return overloaded();
  }
  ports.report(error, { doing: 'request' });
  return new ApiError(500, { error: 'Serwis czasowo niedostępny, prosimy spróbować później.' });
}

/** Writes an answer that is not a success. */
export const writeError = (c: Context, answer: ApiError): Response => {
  for (const [name, value] of Object.entries(answer.headers)) c.header(name, value);
  return c.json(answer.body, answer.status as 400);
};
