import type { AccountRole, SignInMethod } from '@app/machines/contract';

/** What a login is recognised by when it comes back; each is made for one login and known to nobody else. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of which the provider is shown a digest first (PKCE). */
  readonly verifier: string;
}

/** A login that is about to begin. */
export interface LoginRequest extends LoginSecrets {
  readonly method: SignInMethod;
  /** Where the provider sends the browser back to. */
  readonly returnUrl: string;
  /** The oldest login at the provider that may be taken, in ms: an older one has to be made again there. */
  readonly maxAgeMs: number;
}

/** What came back to the return address. */
export interface LoginAnswer extends Omit<LoginRequest, 'method'> {
  readonly code: string;
  /** Who says that it answers (RFC 9207); null where nobody says it. */
  readonly iss: string | null;
}

/** Staff roles as the provider gives them to a person. */
export interface GrantedRoles {
  /** Those that the provider decides about: of these an account has what is granted, and no others. */
  readonly governed: readonly AccountRole[];
  readonly granted: readonly AccountRole[];
}

/** Who signed in, as the provider has proved it. */
export interface ProvedIdentity {
  readonly issuer: string;
  /** The name that the issuer never gives to anybody else. */
  readonly subject: string;
  /** Its e-mail in lower case, where the provider says that it has verified it. */
  readonly verifiedEmail: string | null;
  /** Whether the way of signing in counts as a second factor in this deployment. */
  readonly isSecondFactor: boolean;
  /** Epoch milliseconds. */
  readonly authenticatedAt: number | null;
  /** Null where the provider does not decide about roles. */
  readonly roles: GrantedRoles | null;
  readonly idToken: string;
}

/** The provider's answer was broken off there, or is not to be believed. `reason` is a word for the log and holds nothing personal. */
export class UnprovedIdentity extends Error {
  override readonly name = 'UnprovedIdentity';
  readonly reason: string;
  constructor(reason: string) {
    super(`The identity provider proved nobody: ${reason}`);
    this.reason = reason;
  }
}

/** An identity provider: who signs in shows there who it is. Throws ProviderUnavailable where it does not answer. */
export interface IdentityProvider {
  /** The ways of signing in that it offers; none where the deployment has no provider. */
  readonly methods: readonly SignInMethod[];
  /** The address that a browser is sent to. */
  readonly begin: (login: LoginRequest) => Promise<string>;
  /** Redeems what came back. Throws UnprovedIdentity where anything of it is not as it has to be. */
  readonly finish: (answer: LoginAnswer) => Promise<ProvedIdentity>;
  /** The address that ends the login at the provider too and leads back to `returnUrl`; null where it has none. */
  readonly endUrl: (idToken: string, returnUrl: string) => Promise<string | null>;
}
