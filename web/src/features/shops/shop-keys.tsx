import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog, Dialog } from '../../kit/dialog/dialog.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { Field } from '../../kit/form/field.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { shortDate } from '../../kit/format/dates.ts';
import { toast } from '../../kit/toast/toasts.ts';
import type { ManagedShop } from './shops-query.ts';

type ShopKey = ManagedShop['apiKeys'][number];

type Props = {
  keys: readonly ShopKey[];
  mayManage: boolean;
  /** Makes a key of this name and answers it; null where it is not made. */
  onAdd: (name: string) => Promise<string | null>;
  /** What is wrong with the name that was sent last. */
  error: string | undefined;
  onRevoke: (id: string) => Promise<unknown>;
  /** What stands above them. */
  help?: string;
  /** A key is being made or revoked. */
  busy: boolean;
};

/** The keys by which the shop's server is let in: a new one is shown once, a revoked one opens nothing. */
export function ShopKeys({ keys, mayManage, onAdd, error, onRevoke, help, busy }: Props) {
  const t = useTranslations('shop');
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ShopKey | null>(null);
  async function add(): Promise<void> {
    const key = await onAdd(name.trim());
    if (key === null) return;
    setMade(key);
    setName('');
  }
  return (
    <PanelCard title={t('parts.keys')} count={keys.filter((key) => key.revokedAt === null).length} first>
      <Box textStyle="small">
        {help !== undefined && (
          <Box color="ink.muted" mb="2">
            {help}
          </Box>
        )}
        {keys.length === 0 && <Box color="ink.muted">{t('noKeys')}</Box>}
        {keys.map((key) => (
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
            <Field label={t('keyName')} error={error}>
              <TextInput
                size="panel"
                maxLength={64}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Button size="panel" busy={busy} disabled={name.trim() === ''} onClick={() => void add()}>
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
        busy={busy}
        onBack={() => setRevoked(null)}
        onConfirm={() => {
          const keyId = revoked?.id ?? '';
          setRevoked(null);
          void onRevoke(keyId);
        }}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </PanelCard>
  );
}
