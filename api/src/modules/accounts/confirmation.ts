import { confirmSession, loadSecondFactor } from '@app/db';
import { ApiError, invalid } from '../../kernel/errors.ts';
import { confirmationMs, userOf } from '../../kernel/access.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { tryCode } from './second-factor/try-code.ts';
import { checkPassword } from './check-password.ts';
import type { Query } from '../../kernel/handlers.ts';

/** The password of the session's own account; a wrong one counts like one at signing in, and 401 stays 'no session'. */
async function checkOwnPassword(request: CallRequest<'confirmPassword'>, email: string): Promise<void> {
  try {
    await checkPassword(request, email, request.body.password);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw invalid({ password: 'Nieprawidłowe hasło' });
  }
}

/** The password once more, and a code where a second factor is enrolled: opens what asks for it for five minutes. */
export const confirmPassword: Query<'confirmPassword'> = async (request) => {
  const { ports, body, source, sessionToken = '' } = request;
  const { id, email } = userOf(request.caller);
  const enrolled = (await loadSecondFactor(ports.db, id)) !== null;
  if (enrolled && !body.code) throw invalid({ code: 'Wpisz kod z aplikacji albo kod zapasowy' });
  await checkOwnPassword(request, email);
  const at = ports.now();
  const verdict = await ports.db.transaction(async (tx) => {
    const tried = enrolled ? await tryCode(tx, id, body.code ?? '', at) : ({ right: true } as const);
    if (tried.right) await confirmSession(tx, sessionToken, at);
    return tried;
  });
  const outcome = verdict.right ? 'success' : 'wrong_code';
  securityEvent(ports, { event: 'reauthentication', outcome, account: email, source });
  if (!verdict.right) throw verdict.answer;
  return { confirmed_until: new Date(at + confirmationMs).toISOString() };
};
