import { defaultSettings } from '@app/machines/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { camelized } from './keys.ts';
import { sessionQuery } from './session.ts';
import type { User } from './session.ts';
import { useCommand } from './use-command.ts';

export type Settings = User['settings'];

const defaults = camelized(defaultSettings) as Settings;

/** How the signed-in user likes the panel; a change shows at once and is taken back where the server refuses it. */
export function useSettings(): { settings: Settings; change: (changed: Partial<Settings>) => void } {
  const client = useQueryClient();
  const settings = useQuery({ ...sessionQuery, enabled: false }).data?.settings ?? defaults;
  const show = (shown: Settings) =>
    client.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, settings: shown });
  const command = useCommand('saveUserSettings', { onReply: (reply) => void show(reply) });
  return {
    settings,
    change: (changed) => {
      const next = { ...settings, ...changed };
      show(next);
      void command.send({ body: next }).then((result) => {
        if (result?.ok !== true) show(settings);
      });
    },
  };
}
