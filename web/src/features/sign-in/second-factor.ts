import { queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';

/** How the signed-in user's second factor stands. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => askApi('getSecondFactor', { signal }),
  staleTime: 0,
});

/** What the server wants after a right password: a code, or the enrolment of a second factor where `enrolled` is false. */
export type SecondStep = { readonly ticket: string; readonly enrolled: boolean };

/** The second step that a failed sign-in leads to; null where it failed for another reason. */
export function secondStepOf(cause: unknown): SecondStep | null {
  if (!(cause instanceof ApiFailure) || cause.status !== 401) return null;
  const { code, ticket, enrolled } = (cause.body ?? {}) as Readonly<Record<string, unknown>>;
  if (code !== 'second_factor' || typeof ticket !== 'string') return null;
  return { ticket, enrolled: enrolled === true };
}

/** Whether the sign-in has to begin again with the password: its ticket is used or too old. */
export const mustSignInAgain = (cause: unknown): boolean =>
  cause instanceof ApiFailure &&
  cause.status === 401 &&
  (cause.body as { code?: unknown } | null)?.code === 'sign_in_again';
