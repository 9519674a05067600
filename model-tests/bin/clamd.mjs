import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this machine has a clamd; an ordinary user's PATH does not name its folder. */
export const hasClamd = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].some((folder) =>
    existsSync(join(folder, 'clamd')),
  );
