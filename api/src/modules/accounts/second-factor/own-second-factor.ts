import {
  beginEnrolment,
  endOtherSessions,
  finishEnrolment,
  holdUsers,
  loadSecondFactor,
  putRecoveryCodes,
  removeSecondFactor,
} from '@app/db';
import { ApiError } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import { asHashed, wrongFirstCode } from './second-step.ts';
import { mustHaveSecondFactor } from './sign-in-ticket.ts';
import { enrolmentOf, newSecret, stepOfCode } from './time-code.ts';
import { userOf } from '../../../kernel/access.ts';
import type { Query } from '../../../kernel/handlers.ts';

const refused = (reason: string): ApiError => new ApiError(409, { error: reason, code: 'refused', reason });

/** Writes to the security log which part of the signed-in user's factor has changed. */
function logChange(request: CallContext, field: 'enrolled' | 'turned_off' | 'recovery_codes') {
  const { ports, source, caller } = request;
  const account = userOf(caller).email;
  securityEvent(ports, { event: 'second_factor', outcome: 'success', account, source, fields: [field] });
}

/** How the user's second factor stands. */
export const getSecondFactor: Query<'getSecondFactor'> = async ({ ports, caller }) => {
  const user = userOf(caller);
  const factor = await loadSecondFactor(ports.db, user.id);
  return {
    enrolled_at: factor === null ? null : new Date(factor.enrolledAt).toISOString(),
    required: mustHaveSecondFactor(ports, user),
    recovery_codes_left: factor?.recoveryCodesLeft ?? 0,
  };
};

/** A new secret; an enrolled one works until a code of the new one has come. */
export const enrolSecondFactor: Query<'enrolSecondFactor'> = async ({ ports, caller }) => {
  const { id, email } = userOf(caller);
  const secret = newSecret();
  await ports.db.transaction((tx) => beginEnrolment(tx, id, secret));
  return enrolmentOf(email, secret);
};

/** The first code of the new secret: from now on signing in asks for one, and who was signed in elsewhere does so again. */
export const confirmSecondFactor: Query<'confirmSecondFactor'> = async (request) => {
  const { ports, caller, body, sessionToken = '' } = request;
  const { id } = userOf(caller);
  const at = ports.now();
  const codes = newRecoveryCodes();
  const right = await ports.db.transaction(async (tx) => {
    // Who is signing in at this moment with the password alone waits, and then needs the factor.
    await holdUsers(tx, [id]);
    const stepOf = (secret: string) => stepOfCode(secret, body.code, at);
    const turnedOn = await finishEnrolment(tx, id, { at, stepOf, recoveryCodes: asHashed(codes) });
    if (turnedOn) await endOtherSessions(tx, id, sessionToken);
    return turnedOn;
  });
  if (!right) throw wrongFirstCode();
  logChange(request, 'enrolled');
  return { recovery_codes: codes };
};

/** Turns the factor off where no role of the user demands it. */
export const turnOffSecondFactor: Query<'turnOffSecondFactor'> = async (request) => {
  const { ports, caller } = request;
  const user = userOf(caller);
  if (mustHaveSecondFactor(ports, user))
    throw refused('Twoja rola wymaga weryfikacji dwuetapowej, więc nie można jej wyłączyć.');
  const had = await ports.db.transaction(async (tx) => {
    await holdUsers(tx, [user.id]);
    return removeSecondFactor(tx, user.id);
  });
  if (had) logChange(request, 'turned_off');
  return { success: true };
};

/** New recovery codes in place of those before. */
export const renewRecoveryCodes: Query<'renewRecoveryCodes'> = async (request) => {
  const { ports, caller } = request;
  const { id } = userOf(caller);
  const at = ports.now();
  const codes = newRecoveryCodes();
  const renewed = await ports.db.transaction(async (tx) => {
    await holdUsers(tx, [id]);
    if ((await loadSecondFactor(tx, id)) === null) return false;
    await putRecoveryCodes(tx, id, asHashed(codes), at);
    return true;
  });
  if (!renewed) throw refused('Najpierw włącz weryfikację dwuetapową.');
  logChange(request, 'recovery_codes');
  return { recovery_codes: codes };
};
