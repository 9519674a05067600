/** The ways of signing in at the identity provider: a PKI card, or the account of the network. */
export const signInMethods = ['pki', 'network'] as const;

/** A way of signing in at the identity provider. */
export type SignInMethod = (typeof signInMethods)[number];
