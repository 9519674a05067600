import { mayDo } from '@app/machines/contract';
import type { AccountRole } from '@app/machines/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../api/session.ts';
import { useCommand } from '../../api/use-command.ts';
import { ConfirmDialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { KeyValues } from '../../kit/elements/key-values.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { shortDate, shortTime } from '../../kit/format/dates.ts';
import { toast } from '../../kit/toast/toasts.ts';
import type { Account } from './accounts-query.ts';
import { useRoleNames } from './accounts-page.tsx';

type Props = { account: Account; me: User; onChanged: (account: Account) => Promise<void> };

/** What became of the account; a superadmin takes away a second factor that its owner has lost. */
export function AccountToday({ account, me, onChanged }: Props) {
  const t = useTranslations('managedAccount');
  const [asking, setAsking] = useState(false);
  const { shop, createdAt, lastLoginAt, secondFactorSince } = account;
  const taken = useCommand('resetUserSecondFactor', {
    onReply: async ({ user }) => {
      toast('done', t('factorTaken'));
      setAsking(false);
      await onChanged(user);
    },
  });
  return (
    <PanelCard title={t('parts.today')} first>
      <KeyValues
        rows={[
          { label: t('shop'), value: shop?.name ?? t('headOffice') },
          { label: t('since'), value: shortDate(new Date(createdAt)) },
          {
            label: t('lastLogin'),
            value: lastLoginAt === null ? t('never') : shortTime(new Date(lastLoginAt)),
          },
          {
            label: t('secondFactor'),
            value:
              secondFactorSince === null
                ? t('noFactor')
                : t('factorSince', { at: shortDate(new Date(secondFactorSince)) }),
          },
        ]}
      />
      {secondFactorSince !== null && account.id !== me.id && mayDo(me.roles, 'manageHeadOffice') && (
        <Box mt="4">
          <Button size="panel" onClick={() => setAsking(true)}>
            {t('takeFactor')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('factorTitle', { email: account.email })}
        back={t('keep')}
        confirm={t('takeFactor')}
        irreversible
        busy={taken.busy}
        onBack={() => setAsking(false)}
        onConfirm={() => void taken.send({ params: { id: account.id } })}
      >
        {t('factorText')}
      </ConfirmDialog>
    </PanelCard>
  );
}

type Field = 'email' | 'fullName' | 'phone' | 'roles' | 'active';

/** What happened to an account whose field has no values. */
const happened = { created: 'created', password: 'passwordReset', secondFactor: 'factorOff' } as const;

/** Who changed what of the account, the newest first. */
export function AccountChanges({ account }: { account: Account }) {
  const t = useTranslations('managedAccount');
  const roleNames = useRoleNames();
  function said({ field, before, after }: Account['changes'][number]): string {
    if (field in happened) return t(happened[field as keyof typeof happened]);
    const name = t(`fields.${field as Field}`);
    if (before === null || after === null) return t('changed', { field: name });
    const value = (json: string): string =>
      field === 'roles'
        ? roleNames(JSON.parse(json) as AccountRole[])
        : t(json === 'true' ? 'activeValue.true' : 'activeValue.false');
    return t('change', { field: name, before: value(before), after: value(after) });
  }
  return (
    <PanelCard title={t('parts.changes')} first>
      {account.changes.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('noChanges')}
        </Box>
      )}
      {account.changes.map((change, index) => (
        <Box key={index} textStyle="small" py="2" overflowWrap="anywhere">
          {said(change)}
          <Box color="ink.muted">
            {shortTime(new Date(change.at))}, {change.by}
          </Box>
        </Box>
      ))}
    </PanelCard>
  );
}
