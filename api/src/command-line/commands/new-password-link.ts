import { loadUserByEmail } from '@app/db';
import { command, CommandRefused } from '../command.ts';
import { givePasswordLink, linkSentence } from '../password-link.ts';

/** A new link for a user whose first one has expired, or who lost the password when no administrator can reset it. */
export const newPasswordLink = command({
  words: 'link',
  about:
    'print a new one-use link for choosing a password; earlier links stop working, the old password goes on',
  options: { email: { value: 'address', about: 'of the account', required: true } },
  async run(world, { email }) {
    const user = await loadUserByEmail(world.db, email);
    if (user === null) throw new CommandRefused(`There is no account ${email}.`);
    if (!user.active) throw new CommandRefused(`The account ${user.email} is blocked.`);
    return world.db.transaction(async (tx) => linkSentence(await givePasswordLink(world, tx, user)));
  },
});
