import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { ConfirmDialog, Dialog } from '../../kit/dialog/dialog.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { Field } from '../../kit/form/field.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { shortDate } from '../../kit/format/dates.ts';
import { toast } from '../../kit/toast/toasts.ts';
import type { ManagedShop } from './shops-query.ts';

type Props = {
  shop: ManagedShop;
  mayManage: boolean;
  onChanged: (shop: ManagedShop) => Promise<void>;
};

/** The keys by which the shop's server is let in: a new one is shown once, a revoked one opens nothing. */
export function ShopKeys({ shop, mayManage, onChanged }: Props) {
  const t = useTranslations('shop');
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ManagedShop['apiKeys'][number] | null>(null);
  const creating = useCommand('createShopKey', {
    onReply: async ({ key, shop: changed }) => {
      setMade(key);
      setName('');
      await onChanged(changed);
    },
  });
  const revoking = useCommand('revokeShopKey', { onReply: onChanged });
  const params = { id: shop.id };
  return (
    <PanelCard
      title={t('parts.keys')}
      count={shop.apiKeys.filter((key) => key.revokedAt === null).length}
      first
    >
      <Box textStyle="small">
        {shop.apiKeys.length === 0 && <Box color="ink.muted">{t('noKeys')}</Box>}
        {shop.apiKeys.map((key) => (
          <Row key={key.id} justifyContent="space-between" gap="2" py="1">
            <Box minWidth="0" overflowWrap="anywhere" color={key.revokedAt === null ? 'ink' : 'ink.muted'}>
              {key.name}{' '}
              <Span color="ink.muted">
                {key.revokedAt === null
                  ? t('madeAt', { at: shortDate(new Date(key.createdAt)) })
                  : t('revoked', { at: shortDate(new Date(key.revokedAt)) })}
              </Span>
            </Box>
            {mayManage && key.revokedAt === null && (
              <Button size="panel" kind="quiet" onClick={() => setRevoked(key)}>
                {t('revoke')}
              </Button>
            )}
          </Row>
        ))}
        {mayManage && (
          <Box mt="3">
            <Field label={t('keyName')} error={creating.errors['name']}>
              <TextInput
                size="panel"
                maxLength={64}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Button
              size="panel"
              busy={creating.busy}
              disabled={name.trim() === ''}
              onClick={() => void creating.send({ params, body: { name: name.trim() } })}
            >
              {t('addKey')}
            </Button>
          </Box>
        )}
      </Box>
      <Dialog
        open={made !== null}
        onClose={() => setMade(null)}
        title={t('keyTitle')}
        actions={
          <>
            <Button onClick={() => setMade(null)}>{t('close')}</Button>
            <Button
              kind="primary"
              onClick={() =>
                void navigator.clipboard.writeText(made ?? '').then(
                  () => toast('done', t('copied')),
                  () => toast('refused', t('notCopied')),
                )
              }
            >
              {t('copyKey')}
            </Button>
          </>
        }
      >
        {t('keyText')}
        <Box as="code" display="block" mt="3" p="3" bg="surface.subtle" color="ink" overflowWrap="anywhere">
          {made}
        </Box>
      </Dialog>
      <ConfirmDialog
        open={revoked !== null}
        title={t('revokeTitle', { name: revoked?.name ?? '' })}
        back={t('keep')}
        confirm={t('revoke')}
        irreversible
        busy={revoking.busy}
        onBack={() => setRevoked(null)}
        onConfirm={() => {
          const keyId = revoked?.id ?? '';
          setRevoked(null);
          void revoking.send({ params: { ...params, key_id: keyId } });
        }}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </PanelCard>
  );
}
