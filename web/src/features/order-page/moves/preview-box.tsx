import { nameOfStatus, taskNames } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { Preview } from '../order-query.ts';
import { Notice } from './notice.tsx';

const Frame = chakra('section', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    textStyle: 'small',
    color: 'ink',
    overflow: 'clip',
  },
});

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '164px minmax(0, 1fr)' },
    gap: { base: '0', sm: '8px 0' },
    py: '3',
    px: '4',
    '& > dt': { color: 'ink.muted' },
    '& > dd': { m: '0', mb: { base: '2', sm: '0' }, overflowWrap: 'anywhere' },
  },
});

type Props = {
  preview: Preview;
  /** What an administrator vouches for; his dialogs alone have it. */
  record?: ReactNode;
  /** Sentences against it, if any. */
  warnings: readonly string[];
};

/** What a move will do, before it is made, and under it what speaks against it. */
export function PreviewBox({ preview, record, warnings }: Props) {
  const t = useTranslations('moves');
  const own = useTranslations('moveDialog');
  const { effects } = preview;
  const letters = effects.filter(({ recipients }) => recipients.length > 0);
  const others = effects.filter(({ recipients }) => recipients.length === 0);
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(record === undefined ? [] : [[own('record'), record] as const]),
    [
      t('status'),
      preview.from === preview.restsIn ? (
        t('stays', { from: nameOfStatus(preview.from) })
      ) : (
        <>
          {nameOfStatus(preview.from)} → <Span fontWeight="semibold">{nameOfStatus(preview.restsIn)}</Span>
        </>
      ),
    ],
    ...(preview.passes.length === 0
      ? []
      : [[t('passes'), preview.passes.map(nameOfStatus).join(' → ')] as const]),
    [t('effects'), others.length === 0 ? t('noEffects') : others.map(({ name }) => name).join(', ')],
    [
      t('messages'),
      letters.length === 0
        ? t('noMessages')
        : letters.map(({ name, recipients }) => <Box key={name}>{`${name}: ${recipients.join(', ')}`}</Box>),
    ],
    [
      t('deadlineRow'),
      preview.deadlineAt === null ? t('noDeadline') : shortTime(new Date(preview.deadlineAt)),
    ],
    [
      t('tasks'),
      preview.tasks.length === 0
        ? t('noTasks')
        : preview.tasks
            .map(({ type, change }) => t(change, { task: taskNames[type as keyof typeof taskNames] ?? type }))
            .join(', '),
    ],
    ...preview.screens.map(({ audience, title }) => [t(`seen.${audience}`), title] as const),
  ];
  return (
    <Frame aria-live="polite">
      <Box py="3" px="4" borderBottom="1px solid" borderColor="line">
        <Span fontWeight="semibold">{t('preview')}</Span> <Span color="ink.muted">– {t('previewHint')}</Span>
      </Box>
      <Rows>
        {rows.map(([label, value], index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Rows>
      {warnings.map((warning) => (
        <Notice key={warning} icon={CircleAlert}>
          {warning}
        </Notice>
      ))}
    </Frame>
  );
}
