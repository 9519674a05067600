import { loadUserSettings, saveUserSettings as save, type Tx } from '@app/db';
import { defaultSettings, UserSettings } from '@app/machines/contract';
import * as v from 'valibot';
import { userOf } from '../../kernel/access.ts';
import type { Command } from '../../kernel/handlers.ts';

/** How a user likes the panel; what another release stored and this one does not know is the default. */
export async function settingsOf(tx: Tx, userId: string): Promise<UserSettings> {
  const stored = v.safeParse(UserSettings, await loadUserSettings(tx, userId));
  return stored.success ? stored.output : defaultSettings;
}

export const saveUserSettings: Command<'saveUserSettings'> = async ({ ports, body, caller }) => ({
  async write(tx) {
    await save(tx, userOf(caller).id, body, ports.now());
    return body;
  },
});
