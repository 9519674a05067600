import { listApiKeys, revokeApiKey } from '@app/db';
import { command, CommandRefused } from '../command.ts';
import { tellSandbox } from './send-to-sandbox.ts';

/** For a key that was lost or has got about. */
export const stopApiKey = command({
  words: 'api-key revoke',
  about: 'close a key, for good and at once',
  options: { id: { value: 'id', about: 'as admin list shows it', required: true } },
  async run(world, { id }) {
    const { db, now } = world;
    if (!(await db.transaction((tx) => revokeApiKey(tx, id, now()))))
      throw new CommandRefused(`There is no key ${id} that is still open; admin list names the keys.`);
    const stopped = (await listApiKeys(db)).find((key) => key.id === id);
    if (stopped?.sandbox === true) await tellSandbox(world, stopped.shopId);
    return `The key ${id} opens nothing any more.`;
  },
});
