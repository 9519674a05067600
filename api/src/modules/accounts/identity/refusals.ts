import { ApiError } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { securityEvent, type SecurityOutcome } from '../../../kernel/security-log.ts';
import { ProviderUnavailable, UnprovedIdentity } from '../../../providers/ports.ts';

/** Why a login at the identity provider opens no session: what the page shows as its kind, and the sentence. */
const refusals = {
  denied: ['denied', 'Dostawca odmówił logowania albo zostało ono przerwane.'],
  login_over: [
    'provider',
    'Logowanie trwało zbyt długo, było już użyte albo zaczęło się w innej przeglądarce. Zacznij je od nowa.',
  ],
  provider_away: [
    'provider',
    'Dostawca tożsamości nie odpowiada. Spróbuj ponownie za chwilę albo zaloguj się hasłem.',
  ],
  provider_fault: [
    'provider',
    'Nie udało się potwierdzić Twojej tożsamości u dostawcy. Zacznij logowanie od nowa.',
  ],
  email_unverified: [
    'unknown_account',
    'Dostawca nie potwierdził Twojego adresu e-mail, więc nie wiemy, które konto jest Twoje. Poproś o potwierdzenie osobę, która prowadzi konta u dostawcy.',
  ],
  unknown_account: [
    'unknown_account',
    'Nie ma u nas konta z Twoim adresem e-mail. Konto zakłada administrator: poproś go o nie.',
  ],
  other_identity: [
    'unknown_account',
    'Konto z Twoim adresem e-mail jest połączone z inną tożsamością u dostawcy. Poproś administratora systemu, aby usunął to połączenie.',
  ],
  account_blocked: ['denied', 'Konto jest zablokowane. Skontaktuj się z administratorem.'],
  no_role: ['denied', 'Dostawca nie przyznaje Twojemu kontu żadnej roli. Skontaktuj się z administratorem.'],
  last_superadmin: [
    'denied',
    'Dostawca odebrałby rolę ostatniemu superadministratorowi, dlatego role zostają bez zmian. Zaloguj się hasłem albo popraw role u dostawcy.',
  ],
} as const satisfies Partial<Record<SecurityOutcome, readonly [string, string]>>;

/** Why it opens no session. */
export type Refusal = keyof typeof refusals;

/** 403 in words, written to the security log; `account` where one is concerned. */
export function refuse({ ports, source }: CallContext, outcome: Refusal, account?: string): ApiError {
  securityEvent(ports, { event: 'provider_login', outcome, account, source });
  const [code, error] = refusals[outcome];
  return new ApiError(403, { error, code });
}

/** The same for what the provider did; operators read the reason in the log. Everything else is thrown on. */
export function providerFault(request: CallContext, error: unknown): ApiError {
  const away = error instanceof ProviderUnavailable;
  if (!away && !(error instanceof UnprovedIdentity)) throw error;
  request.ports.log.warn('identity provider', { reason: away ? error.message : error.reason });
  return refuse(request, away ? 'provider_away' : 'provider_fault');
}
