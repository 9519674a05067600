/** What the identity provider has added to the address. */
export type ReturnedLogin = {
  readonly state: string;
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly iss: string | undefined;
};
