import { forgetIdentity } from '../../modules/accounts/identity/forget-identity.ts';
import { command, CommandRefused } from '../command.ts';

/** For an owner who is somebody else at the identity provider from now on. */
export const forgetAccountIdentity = command({
  words: 'forget-identity',
  about:
    'forget who an account is at the identity provider and sign it out everywhere; the next login there with its verified e-mail is taken for it',
  options: { email: { value: 'address', about: 'of the account', required: true } },
  async run({ db }, { email }) {
    const became = await forgetIdentity(db, email);
    if (became === 'unknown account') throw new CommandRefused(`There is no account ${email}.`);
    return became === 'forgotten'
      ? `${email} is nobody at the identity provider any more and is signed out everywhere.`
      : `${email} was nobody at the identity provider; it is signed out everywhere.`;
  },
});
