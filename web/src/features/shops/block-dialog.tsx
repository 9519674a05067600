import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Field } from '../../kit/form/field.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import type { ManagedShop } from './shops-query.ts';

type Props = {
  shop: ManagedShop;
  onChanged: (shop: ManagedShop) => Promise<void>;
  onClose: () => void;
};

/** Says what blocking a shop ends, and wants its name typed; opening it again says what comes back. */
export function BlockDialog({ shop, onChanged, onClose }: Props) {
  const t = useTranslations('shop');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { name, active } = shop;
  const command = useCommand('setShopActive', {
    onReply: async (reply) => {
      toast('done', t(active ? 'blockedNow' : 'openedNow'));
      onClose();
      await onChanged(reply.shop);
    },
  });
  const isNamed = typed.trim().toLocaleLowerCase('pl') === name.trim().toLocaleLowerCase('pl');
  function confirm() {
    setTried(true);
    if (active && !isNamed) return;
    void command.send({ params: { id: shop.id }, body: { active: !active } });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(active ? 'blockTitle' : 'openTitle', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button kind={active ? 'irreversible' : 'primary'} busy={command.busy} onClick={confirm}>
            {t(active ? 'block' : 'open')}
          </Button>
        </>
      }
    >
      {active
        ? t('blockText', { accounts: shop.accounts, signedIn: shop.signedIn, orders: shop.openOrders })
        : t('openText')}
      {active && shop.childShops > 0 && ` ${t('blockChildren')}`}
      {active && (
        <Box mt="4" color="ink">
          <Field label={t('typeName')} required error={tried && !isNamed ? t('nameDiffers') : undefined}>
            <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        </Box>
      )}
    </Dialog>
  );
}
