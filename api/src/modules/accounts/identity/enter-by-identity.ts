import {
  findUserOfIdentity,
  holdUsers,
  linkIdentity,
  loadUser,
  loadUserByEmail,
  type Tx,
  type User,
} from '@app/db';
import type { ApiError } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import type { ProvedIdentity } from '../../../providers/ports.ts';
import { askSecondFactor, newTicket } from '../second-factor/sign-in-ticket.ts';
import { startSession } from '../start-session.ts';
import { heldWith, takeGrantedRoles } from './granted-roles.ts';
import { refuse, type Refusal } from './refusals.ts';

/** An account into which a proved identity has entered, or enters with the second factor that is asked for. */
interface Entered {
  readonly user: User;
  /** The session's. */
  readonly token: string;
  readonly secondFactor: ApiError | null;
}

/** The account that is entered, or why none is; thrown out of the transaction, so that nothing is written. */
class Refused extends Error {
  readonly refusal: Refusal;
  readonly account: string | undefined;
  constructor(refusal: Refusal, account?: string) {
    super(refusal);
    this.refusal = refusal;
    this.account = account;
  }
}

/**
 * The account of this identity: the one that it has entered before, whatever its e-mail there is now; at the first time
 * the one with its verified e-mail, which from then on is this identity and no other.
 */
async function accountOf(tx: Tx, proved: ProvedIdentity, at: number): Promise<User> {
  const known = await findUserOfIdentity(tx, proved);
  if (known === null && proved.verifiedEmail === null) throw new Refused('email_unverified');
  const found =
    known === null ? await loadUserByEmail(tx, proved.verifiedEmail ?? '') : await loadUser(tx, known);
  if (found === null) throw new Refused('unknown_account', proved.verifiedEmail ?? undefined);
  const { email } = found;
  const held = await holdUsers(tx, [found.id, ...(await heldWith(tx, proved.roles))]);
  if (!held.has(found.id)) throw new Refused('account_blocked', email);
  if (known === null && !(await linkIdentity(tx, found.id, proved, at))) {
    // Of two first logins that come at once the second one finds what the first has linked.
    if ((await findUserOfIdentity(tx, proved)) !== found.id) throw new Refused('other_identity', email);
  }
  return (await loadUser(tx, found.id)) ?? found;
}

/**
 * Opens a session for a proved identity by the rules of a right password: the account is active, and its second factor
 * is asked for unless the deployment takes the way of signing in for one. Throws 403 in words.
 */
export async function enterByIdentity(request: CallContext, proved: ProvedIdentity): Promise<Entered> {
  const { ports, source } = request;
  const at = ports.now();
  const [session, ticket] = [startSession(request), newTicket()];
  const { idToken, authenticatedAt } = proved;
  const proof = { idToken, authenticatedAt };
  try {
    const { user, changed, secondFactor } = await ports.db.transaction(async (tx) => {
      const before = await accountOf(tx, proved, at);
      const granted = await takeGrantedRoles(tx, before, proved.roles, at);
      if (typeof granted === 'string') throw new Refused(granted, before.email);
      const asked = proved.isSecondFactor
        ? null
        : await askSecondFactor(tx, request, granted, { ticket, newPasswordHash: null, proof });
      if (asked === null) await session.write(tx, granted.id, proof);
      return { user: granted, changed: granted !== before, secondFactor: asked };
    });
    if (changed)
      securityEvent(ports, {
        ...{ event: 'provider_login', outcome: 'success', fields: ['roles'] },
        ...{ account: user.email, source },
      });
    return { user, token: session.token, secondFactor };
  } catch (error) {
    if (error instanceof Refused) throw refuse(request, error.refusal, error.account);
    throw error;
  }
}
