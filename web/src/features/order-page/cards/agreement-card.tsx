import { methodNames } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { Reply } from '../../../api/answer.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { agreementQuery } from '../data/record-queries.ts';
import type { StaffOrder } from '../order-query.ts';
import { ByHand } from './by-hand.tsx';

type Agreement = Reply<'getAgreementRecord'>;

const tones = {
  rejected: 'refused',
  accepted: 'done',
  signed: 'done',
  resent: 'attention',
  awaiting_signature: 'attention',
  not_sent: 'waiting',
  none: 'waiting',
} as const;

const failures = ['ABORTED', 'ERROR', 'FAILED', 'EXPIRED', 'REJECTED'] as const;

/** How far the agreement has come, by whom it is signed, and its versions (ADMIN-024, 045, 046). */
export const AgreementCard = withTexts(messages, function AgreementCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const words = useTranslations('record');
  const page = useTranslations('orderPage');
  const query = useQuery(agreementQuery(order));
  const [listing, list] = useState(false);
  const record = query.data;
  const { method } = order.facts;
  const newest = record?.versions[0];
  const rows = [
    { label: t('agreementNumber'), value: order.agreementId ?? page('unknown') },
    ...(newest === undefined
      ? []
      : [
          { label: words('prepared'), value: shortTime(new Date(newest.preparedAt)) },
          { label: words('template'), value: newest.template },
        ]),
    { label: t('process'), value: order.autentiId ?? page('unknown') },
    ...order.signersAttributes.map((signer) => ({
      label: signer.fullName,
      value: (
        <StatusDot tone={signer.signed ? 'done' : 'waiting'}>
          {t(signer.signed ? 'signed' : 'unsigned')}
        </StatusDot>
      ),
    })),
  ];
  return (
    <PanelCard
      title={t('agreement')}
      shows={[order.agreementId, order.autentiId, order.signersAttributes]}
      action={
        newest !== undefined && (
          <Button kind="quiet" size="panel" onClick={() => list(true)}>
            {words('versions')}
          </Button>
        )
      }
    >
      {query.isPending && <SkeletonRows rows={1} />}
      {query.isError && <FailedState title={words('failed')} onRetry={() => void query.refetch()} />}
      {record !== undefined && (
        <State record={record} method={method === null ? null : methodNames[method]} />
      )}
      <KeyValues rows={rows} />
      <ByHand order={order} of="signature" />
      {listing && record !== undefined && <Versions versions={record.versions} onClose={() => list(false)} />}
    </PanelCard>
  );
});

function State({ record: { state, failed }, method }: { record: Agreement; method: string | null }) {
  const t = useTranslations('record');
  const failure = failures.find((name) => name === failed);
  return (
    <Row mb="3" pb="3" borderBottom="1px solid" borderColor="line" textStyle="small" flexWrap="wrap">
      <StatusDot tone={tones[state]} fontWeight="medium">
        {t(`state.${state}`)}
      </StatusDot>
      {method !== null && (
        <Box color="ink.muted" ml="auto">
          {method}
        </Box>
      )}
      {failure !== undefined && (
        <Box width="full" color="refused">
          {t(`processFailed.${failure}`)}
        </Box>
      )}
    </Row>
  );
}

function Versions({ versions, onClose }: { versions: Agreement['versions']; onClose: () => void }) {
  const t = useTranslations('record');
  return (
    <Dialog
      open
      title={t('versions')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box color="ink" mt="4">
        <PanelRows>
          {versions.map(({ version, kind, preparedAt, template, pages, signed }) => (
            <li key={version}>
              <Box>
                <Box fontWeight="medium">{t('version', { version, kind: t(`kind.${kind}`) })}</Box>
                <Box color="ink.muted">
                  {t('versionAbout', { when: shortTime(new Date(preparedAt)), template, pages })}
                </Box>
              </Box>
              {signed && <StatusDot tone="done">{t('versionSigned')}</StatusDot>}
            </li>
          ))}
        </PanelRows>
      </Box>
    </Dialog>
  );
}
