import { menuOf } from '@app/machines/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../api/session.ts';
import { useSettings } from '../../api/settings.ts';
import { letKeysAct, useKeys } from '../../kit/use-keys.ts';

/** The search that is shown: the header's, or under it on phones. */
const focusSearch = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role="search"] input')]
    .find(({ offsetParent }) => offsetParent !== null)
    ?.focus();

/** The keys of every page of the panel, as the user likes them: search, the pages of the menu, the list of keys. */
export function usePanelKeys(user: User, showHelp: () => void): void {
  const router = useRouter();
  const { settings } = useSettings();
  useEffect(() => letKeysAct(settings.keys), [settings.keys]);
  const items = menuOf(user.roles, user.shop?.shopSettingAttributes);
  const go = (id: string) => {
    const item = items.find((one) => one.id === id);
    return item === undefined ? null : () => void router.navigate({ href: item.path });
  };
  useKeys<'panel'>({ '/': focusSearch, '?': showHelp });
  useKeys<'go'>({
    'g d': go('dashboard'),
    'g o': go('orders') ?? go('shopOrders'),
    'g z': go('tasks'),
    'g p': go('documents'),
    'g r': go('salesReport') ?? go('shopReport'),
    'g w': go('chart'),
  });
}
