import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { copyText } from '../../../kit/copy-text.ts';
import { ConfirmDialog, Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import type { ShopWebhook } from './shop-webhook-query.ts';

type Props = { shopId: string; url: string | null; onChanged: (webhook: ShopWebhook) => void };

/** Sets, renews and takes away where a shop's server is told; a new secret is shown once. */
export function WebhookAddress({ shopId, url, onChanged }: Props) {
  const t = useTranslations('shopWebhook');
  const [typed, setTyped] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null);
  const setting = useCommand('setShopWebhook', {
    onReply: ({ secret: made, webhook }) => {
      setSecret(made);
      setTyped('');
      onChanged(webhook);
    },
  });
  const removing = useCommand('removeShopWebhook', {
    onReply: (webhook) => {
      onChanged(webhook);
      toast('done', t('removed'));
    },
  });
  const params = { id: shopId };
  const set = (address: string) => void setting.send({ params, body: { url: address } });
  function confirmed() {
    if (asking === 'remove') void removing.send({ params });
    else set(url ?? '');
    setAsking(null);
  }
  return (
    <Box mt="3">
      <Field label={t('address')} help={t('addressHelp')} error={setting.errors['url']}>
        <TextInput
          size="panel"
          type="url"
          maxLength={2048}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Row gap="2" flexWrap="wrap">
        <Button
          size="panel"
          busy={setting.busy}
          disabled={typed.trim() === ''}
          onClick={() => set(typed.trim())}
        >
          {t('set')}
        </Button>
        {url !== null && (
          <>
            <Button size="panel" kind="quiet" onClick={() => setAsking('renew')}>
              {t('renew')}
            </Button>
            <Button size="panel" kind="quiet" onClick={() => setAsking('remove')}>
              {t('remove')}
            </Button>
          </>
        )}
      </Row>
      <Dialog
        open={secret !== null}
        onClose={() => setSecret(null)}
        title={t('secretTitle')}
        actions={
          <>
            <Button onClick={() => setSecret(null)}>{t('close')}</Button>
            <Button
              kind="primary"
              onClick={() =>
                void copyText(secret ?? '').then(
                  () => toast('done', t('copied')),
                  () => toast('refused', t('notCopied')),
                )
              }
            >
              {t('copy')}
            </Button>
          </>
        }
      >
        {t('secretText')}
        <Box as="code" display="block" mt="3" p="3" bg="surface.subtle" color="ink" overflowWrap="anywhere">
          {secret}
        </Box>
      </Dialog>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'remove' ? 'removeTitle' : 'renewTitle')}
        back={t('keep')}
        confirm={t(asking === 'remove' ? 'remove' : 'renew')}
        irreversible
        busy={removing.busy}
        onBack={() => setAsking(null)}
        onConfirm={confirmed}
      >
        {t(asking === 'remove' ? 'removeText' : 'renewText')}
      </ConfirmDialog>
    </Box>
  );
}
