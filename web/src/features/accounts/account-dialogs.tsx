import { formatPhone } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { ConfirmDialog, Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { ToggleGroup } from '../../kit/form/toggle-group.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import type { Account } from './accounts-query.ts';
import type { AccountsSide } from './accounts-side.ts';

type Props = {
  side: AccountsSide;
  account: Account;
  onChanged: (account: Account) => Promise<void>;
  onClose: () => void;
};

/** Says what blocking an account ends, or what opening it brings back. */
export function BlockAccountDialog({ side, account, onChanged, onClose }: Props) {
  const t = useTranslations('managedAccount');
  const { id, email, active } = account;
  const command = useCommand(side === 'shop' ? 'updateShopUser' : 'updateUser', {
    onReply: async ({ user }) => {
      toast('done', t(active ? 'blockedNow' : 'openedNow'));
      onClose();
      await onChanged(user);
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(active ? 'blockTitle' : 'openTitle', { email })}
      back={t('keep')}
      confirm={t(active ? 'block' : 'open')}
      irreversible={active}
      busy={command.busy}
      onBack={onClose}
      onConfirm={() => void command.send({ params: { id }, body: { active: !active } })}
    >
      {t(active ? 'blockText' : 'openText')}
    </ConfirmDialog>
  );
}

/** Asks by which way the link to a new password goes; who has chosen none yet gets the first one's again. */
export function ResetDialog({
  side,
  account,
  onReset,
  onClose,
}: Omit<Props, 'onChanged'> & { onReset: () => Promise<void> }) {
  const t = useTranslations('managedAccount');
  const [variant, setVariant] = useState<'email' | 'phone'>('email');
  const { id, email, phone, invited } = account;
  const to = variant === 'phone' && phone !== null ? formatPhone(phone) : email;
  const command = useCommand(side === 'shop' ? 'resetShopUser' : 'resetUser', {
    onReply: async () => {
      const said = variant === 'phone' ? 'resetByPhone' : 'resetByEmail';
      toast('done', t(invited ? 'resent' : said, { to }));
      onClose();
      await onReset();
    },
  });
  async function send() {
    const result = await command.send({ params: { id }, body: { variant } });
    const wrong = invalidFields(result)?.['variant'];
    if (wrong !== undefined) toast('refused', wrong);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(invited ? 'resendTitle' : 'resetTitle', { email })}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button kind="primary" busy={command.busy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      {t(invited ? 'resendText' : 'resetText')}
      <Box mt="4" color="ink" textStyle="small">
        {phone === null ? (
          t('noPhone')
        ) : (
          <ToggleGroup
            legend={t('variant')}
            value={variant}
            options={(['email', 'phone'] as const).map((value) => ({
              value,
              label: t(`variants.${value}`),
            }))}
            onValue={setVariant}
          />
        )}
        <Box mt="2" color="ink.muted" overflowWrap="anywhere">
          {t('sentTo', { to })}
        </Box>
      </Box>
    </Dialog>
  );
}
