import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog, Dialog } from '../../kit/dialog/dialog.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Badge } from '../../kit/elements/badge.tsx';
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
  /** Makes a key of this name, for here or for the sandbox, and answers it; null where it is not made. */
  onAdd: (name: string, sandbox: boolean) => Promise<string | null>;
  /** What is wrong with the name that was sent last. */
  error: string | undefined;
  onRevoke: (id: string) => Promise<unknown>;
  /** What stands above them. */
  help?: string;
  /** Where test keys belong; null where there are none. */
  sandboxUrl: string | null;
  /** A key is being made or revoked. */
  busy: boolean;
};

/** The keys by which the shop's server is let in: a new one is shown once, a revoked one opens nothing. */
export function ShopKeys({ keys, mayManage, onAdd, error, onRevoke, help, sandboxUrl, busy }: Props) {
  const t = useTranslations('shop');
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ key: string; sandbox: boolean } | null>(null);
  const [revoked, setRevoked] = useState<ShopKey | null>(null);
  async function add(sandbox: boolean): Promise<void> {
    const key = await onAdd(name.trim(), sandbox);
    if (key === null) return;
    setMade({ key, sandbox });
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
              {key.name} {key.sandbox && <Badge meaning="waiting">{t('testKey')}</Badge>}{' '}
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
            <Row gap="2" flexWrap="wrap">
              <Button size="panel" busy={busy} disabled={name.trim() === ''} onClick={() => void add(false)}>
                {t('addKey')}
              </Button>
              {sandboxUrl !== null && (
                <Button size="panel" busy={busy} disabled={name.trim() === ''} onClick={() => void add(true)}>
                  {t('addTestKey')}
                </Button>
              )}
            </Row>
            {sandboxUrl !== null && (
              <Box color="ink.muted" mt="2" overflowWrap="anywhere">
                {t('testKeyHelp', { url: sandboxUrl })}
              </Box>
            )}
          </Box>
        )}
      </Box>
      <Dialog
        open={made !== null}
        onClose={() => setMade(null)}
        title={t(made?.sandbox === true ? 'testKeyTitle' : 'keyTitle')}
        actions={
          <>
            <Button onClick={() => setMade(null)}>{t('close')}</Button>
            <Button
              kind="primary"
              onClick={() =>
                void navigator.clipboard.writeText(made?.key ?? '').then(
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
        {made?.sandbox === true ? t('testKeyText', { url: sandboxUrl ?? '' }) : t('keyText')}
        <Box as="code" display="block" mt="3" p="3" bg="surface.subtle" color="ink" overflowWrap="anywhere">
          {made?.key}
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
        {revoked?.sandbox === true ? t('revokeTestText') : t('revokeText')}
      </ConfirmDialog>
    </PanelCard>
  );
}
