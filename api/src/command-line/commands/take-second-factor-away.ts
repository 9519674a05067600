import { resetSecondFactor } from '../../modules/accounts/reset-second-factor.ts';
import { command, CommandRefused } from '../command.ts';

/** For an owner who has neither telephone nor recovery codes left. */
export const takeSecondFactorAway = command({
  words: 'reset-second-factor',
  about:
    "take an account's second factor away and sign it out everywhere; its next signing in enrols another",
  options: { email: { value: 'address', about: 'of the account', required: true } },
  async run({ db }, { email }) {
    const became = await resetSecondFactor(db, email);
    if (became === 'unknown account') throw new CommandRefused(`There is no account ${email}.`);
    return became === 'reset'
      ? `${email} has no second factor any more and is signed out everywhere.`
      : `${email} had no second factor; it is signed out everywhere.`;
  },
});
