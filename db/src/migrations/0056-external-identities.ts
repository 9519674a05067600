import type { Statements } from './column-types.ts';

/** Who an account is at an identity provider, logins that are under way there, and what a session that was opened so is ended with. */
export const externalIdentities: Statements = ({ text, int, end, endClustered }) => [
  `create table external_identities (
    issuer ${text} not null,
    subject ${text} not null,
    user_id ${text} not null references users (id),
    linked_at ${int} not null,
    primary key (issuer, subject),
    unique (issuer, user_id)
  ) ${endClustered}`,
  `create index external_identities_user on external_identities (user_id)`,

  `create table identity_logins (
    state_hash ${text} primary key,
    browser_hash ${text} not null,
    nonce ${text} not null,
    verifier ${text} not null,
    method ${text} not null check (method in ('pki', 'network')),
    expires_at ${int} not null
  ) ${end}`,
  `create index identity_logins_expired on identity_logins (expires_at)`,

  `alter table sessions add column id_token ${text}`,
  `alter table sign_in_tickets add column provider_proof ${text}`,
];
