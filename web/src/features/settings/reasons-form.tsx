import { settingLengths } from '@app/machines/contract';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { newKey } from '../../api/call-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { ConfirmDialog } from '../../kit/dialog/dialog.tsx';
import { Badge } from '../../kit/elements/badge.tsx';
import { Box, ForScreenReader, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { Field } from '../../kit/form/field.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { reasonsQuery } from './settings-query.ts';
import { useSaveKey } from '../../kit/editor/use-save-key.ts';

type List = Reply<'listReasons'>;

type Draft = { key: string; code: string | null; label: string; retired: boolean };

const draftOf = ({ reasons }: List): readonly Draft[] =>
  reasons.map((reason) => ({ key: reason.code, ...reason }));

const moved = (drafts: readonly Draft[], from: number, to: number): readonly Draft[] =>
  drafts.map((draft, index) =>
    index === from ? (drafts[to] ?? draft) : index === to ? (drafts[from] ?? draft) : draft,
  );

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    mt: '4',
    py: '3',
    px: { base: '4', md: '6' },
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    boxShadow: 'float',
    textStyle: 'small',
  },
});

/** The list as it is being changed; nothing is written before it is saved whole. */
export function ReasonsForm({ list }: { list: List }) {
  const t = useTranslations('settings.reasons');
  const client = useQueryClient();
  const stored = draftOf(list);
  const [drafts, change] = useState(stored);
  const [tried, setTried] = useState(false);
  const unsaved = JSON.stringify(drafts) !== JSON.stringify(stored);
  const leaving = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  const command = useCommand('saveReasons', {
    onReply: (reply) => {
      toast('done', t('saved'));
      client.setQueryData(reasonsQuery.queryKey, reply);
    },
  });
  async function save() {
    setTried(true);
    if (!unsaved || drafts.some(({ label }) => label.trim() === '')) return;
    const reasons = drafts.map(({ code, label, retired }) => ({ code, label: label.trim(), retired }));
    await command.send({ body: { version: list.version, reasons } });
  }
  useSaveKey(() => void save());
  const set = (key: string, more: Partial<Draft>) =>
    change(drafts.map((draft) => (draft.key === key ? { ...draft, ...more } : draft)));
  function add() {
    const key = newKey();
    flushSync(() => change([...drafts, { key, code: null, label: '', retired: false }]));
    document.getElementById(key)?.focus();
  }
  return (
    <>
      <Card>
        {drafts.map(({ key, code, label, retired }, index) => {
          const error = command.errors[`reasons.${index}.label`];
          const missing = tried && label.trim() === '' ? t('missing') : undefined;
          return (
            <Row
              key={key}
              px={{ base: '2', md: '6' }}
              pt="2"
              alignItems="start"
              flexWrap="wrap"
              gap="0 8px"
              borderBottom="1px solid"
              borderColor="line"
              _last={{ borderBottomWidth: '0' }}
            >
              <Box flex="1 1 240px" minWidth="0">
                <Field
                  id={key}
                  label={<ForScreenReader>{t('label', { position: index + 1 })}</ForScreenReader>}
                  error={missing ?? error}
                >
                  <TextInput
                    size="panel"
                    maxLength={settingLengths.reason}
                    value={label}
                    onChange={(event) => set(key, { label: event.target.value })}
                  />
                </Field>
              </Box>
              <Row gap="0" mt={{ base: '-6', md: '1' }} ml="auto" flexWrap="wrap" justifyContent="flex-end">
                {retired && <Badge>{t('retired')}</Badge>}
                {code === null && <Badge meaning="primary">{t('new')}</Badge>}
                <IconButton
                  icon={ArrowUp}
                  label={t('up', { label })}
                  disabled={index === 0}
                  onClick={() => change(moved(drafts, index, index - 1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('down', { label })}
                  disabled={index === drafts.length - 1}
                  onClick={() => change(moved(drafts, index, index + 1))}
                />
                {code === null ? (
                  <IconButton
                    icon={X}
                    label={t('remove', { position: index + 1 })}
                    onClick={() => change(drafts.filter((draft) => draft.key !== key))}
                  />
                ) : (
                  <Button
                    size="panel"
                    kind="quiet"
                    aria-label={t(retired ? 'bringBackOf' : 'retireOf', { label })}
                    onClick={() => set(key, { retired: !retired })}
                  >
                    {t(retired ? 'bringBack' : 'retire')}
                  </Button>
                )}
              </Row>
            </Row>
          );
        })}
      </Card>
      <Box mt="3">
        <Button size="panel" icon={Plus} onClick={add}>
          {t('add')}
        </Button>
      </Box>
      {unsaved && (
        <Bar role="region" aria-label={t('unsaved')}>
          <Span flex="1 1 200px">{t('unsaved')}</Span>
          <Button size="panel" onClick={() => change(stored)}>
            {t('discard')}
          </Button>
          <Button size="panel" kind="primary" busy={command.busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Bar>
      )}
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={t('leave')}
        back={t('stay')}
        confirm={t('discard')}
        irreversible
        onBack={() => leaving.reset?.()}
        onConfirm={() => leaving.proceed?.()}
      >
        {t('unsaved')}
      </ConfirmDialog>
    </>
  );
}
