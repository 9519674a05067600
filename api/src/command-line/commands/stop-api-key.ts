import { revokeApiKey } from '@app/db';
import { command, CommandRefused } from '../command.ts';

/** For a key that was lost or has got about. */
export const stopApiKey = command({
  words: 'api-key revoke',
  about: 'close a key, for good and at once',
  options: { id: { value: 'id', about: 'as admin list shows it', required: true } },
  async run({ db, now }, { id }) {
    if (!(await db.transaction((tx) => revokeApiKey(tx, id, now()))))
      throw new CommandRefused(`There is no key ${id} that is still open; admin list names the keys.`);
    return `The key ${id} opens nothing any more.`;
  },
});
