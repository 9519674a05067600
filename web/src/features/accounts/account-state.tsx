import { useTranslations } from 'use-intl';
import { Badge } from '../../kit/elements/badge.tsx';
import type { ListedAccount } from './accounts-query.ts';

/** Whether the account can be entered, and why not. */
export function AccountState({
  account: { active, invited, blockedWithShop },
}: {
  account: Pick<ListedAccount, 'active' | 'invited' | 'blockedWithShop'>;
}) {
  const t = useTranslations('accounts.states');
  if (!active) return <Badge meaning="refused">{t(blockedWithShop ? 'blockedWithShop' : 'blocked')}</Badge>;
  return invited ? (
    <Badge meaning="waiting">{t('invited')}</Badge>
  ) : (
    <Badge meaning="done">{t('active')}</Badge>
  );
}
