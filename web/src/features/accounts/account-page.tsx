import { mayBlockAccount } from '@app/machines/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeyRound, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../api/session.ts';
import { Row } from '../../kit/elements/box.tsx';
import { Badge } from '../../kit/elements/badge.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { UpLink } from '../../kit/elements/up-link.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { BlockAccountDialog, ResetDialog } from './account-dialogs.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountState } from './account-state.tsx';
import { messages } from './accounts.messages.ts';
import { accountQuery, accountsKey } from './accounts-query.ts';
import type { Account } from './accounts-query.ts';
import { accountsPaths, placeOf } from './accounts-side.ts';
import type { AccountsSide } from './accounts-side.ts';

type Props = {
  side: AccountsSide;
  /** What the addresses of the side begin with. */
  base: string;
  me: User;
  /** Null: an account that is still to be added. */
  id: string | null;
  /** The shop to whose accounts one is added; null adds one of head office, or of the own shop. */
  shopId: string | null;
};

/** An account: who it is, what it may do, and whether it may be entered. */
export const AccountPage = withTexts(messages, function AccountPage(props: Props) {
  const t = useTranslations('managedAccount');
  const { side, id } = props;
  const query = useQuery({ ...accountQuery(side, id ?? ''), enabled: id !== null });
  return (
    <OneColumn wide>
      {id === null ? (
        <Shown {...props} account={null} />
      ) : (
        <Loaded query={query} failedTitle={t('failed')} rows={6}>
          {(account: Account) => <Shown {...props} account={account} />}
        </Loaded>
      )}
    </OneColumn>
  );
});

function Shown({ side, base, me, account, shopId }: Props & { account: Account | null }) {
  const t = useTranslations('managedAccount');
  const words = useTranslations('accounts');
  const client = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState<'block' | 'reset' | null>(null);
  const name = account?.fullName ?? t('new');
  const ofShop = side === 'shop' ? shopId : (account?.shop?.id ?? shopId);
  const paths = accountsPaths(base, ofShop);
  const title = ofShop !== null ? 'shopAccounts' : side === 'shop' ? 'title' : 'staffTitle';
  async function keep(saved: Account) {
    client.setQueryData(accountQuery(side, saved.id).queryKey, saved);
    if (account === null) router.history.replace(paths.of(saved.id));
    await client.invalidateQueries({ queryKey: [...accountsKey, 'list'] });
  }
  const mayBlock =
    account !== null &&
    account.id !== me.id &&
    mayBlockAccount(me.roles, placeOf(side, me, account.shop?.id ?? null), account.roles);
  const close = () => setAsking(null);
  return (
    <>
      <PageName name={name} />
      <UpLink href={paths.list}>{words(title)}</UpLink>
      <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-end">
        <div>
          <PageTitle overflowWrap="anywhere">{name}</PageTitle>
          {account !== null && (
            <Row gap="4px 12px" flexWrap="wrap" mt="1">
              <AccountState account={account} />
              {account.id === me.id && <Badge meaning="primary">{t('own')}</Badge>}
              <SmallText overflowWrap="anywhere">{account.email}</SmallText>
            </Row>
          )}
        </div>
        {mayBlock && (
          <Row gap="2" flexWrap="wrap">
            {account.active && (
              <Button size="panel" icon={KeyRound} onClick={() => setAsking('reset')}>
                {t(account.invited ? 'resend' : 'reset')}
              </Button>
            )}
            <Button
              size="panel"
              kind={account.active ? 'irreversible' : 'second'}
              icon={account.active ? Lock : LockOpen}
              onClick={() => setAsking('block')}
            >
              {t(account.active ? 'block' : 'open')}
            </Button>
          </Row>
        )}
      </Row>
      <AccountForm side={side} me={me} account={account} shopId={shopId} onSaved={keep} />
      {asking === 'block' && account !== null && (
        <BlockAccountDialog side={side} account={account} onChanged={keep} onClose={close} />
      )}
      {asking === 'reset' && account !== null && (
        <ResetDialog
          side={side}
          account={account}
          onReset={() => client.invalidateQueries({ queryKey: accountsKey })}
          onClose={close}
        />
      )}
    </>
  );
}
