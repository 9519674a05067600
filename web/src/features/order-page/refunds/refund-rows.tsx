import { refundReasonNames, refundStateNames } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { Banknote, Handshake, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { IconButton } from '../../../kit/elements/icon-button.tsx';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { meanings, sumText, whoAndWhen } from './refund-text.ts';
import type { Listed } from './refunds-query.ts';
import type { Settling } from './settle-dialog.tsx';

/** What somebody is about to do about a refund. */
export type Settled = { refund: Listed; how: Settling };

type RowProps = {
  refund: Listed;
  /** The refund that is unfolded. */
  open: string | null;
  onOpen: (id: string | null) => void;
  onSettle: (settled: Settled) => void;
};

const NumberButton = chakra('button', { base: { fontWeight: 'medium', color: 'ink', cursor: 'pointer' } });

const acts = { ORDER_REFUND: Send, PAY_OUT_REFUND: Banknote, KEEP_BY_AGREEMENT: Handshake } as const;

/** The columns of the register in reading order. */
export function useRefundColumns({
  open,
  onOpen,
  onSettle,
}: Omit<RowProps, 'refund'>): readonly ListColumn<Listed>[] {
  const t = useTranslations('refundRegister');
  const words = useTranslations('refunds');
  return [
    {
      key: 'number',
      label: t('number'),
      width: 96,
      cell: (refund) => <Unfold refund={refund} open={open} onOpen={onOpen} />,
    },
    {
      key: 'company',
      label: t('company'),
      title: ({ order }) => order.companyName ?? undefined,
      cell: ({ order }) => order.companyName ?? <Span color="ink.muted">{t('noCompany')}</Span>,
    },
    { key: 'why', label: t('why'), width: 216, wide: true, cell: ({ reason }) => refundReasonNames[reason] },
    {
      key: 'state',
      label: t('standing'),
      width: 176,
      cell: ({ state }) => <Badge meaning={meanings[state]}>{refundStateNames[state]}</Badge>,
    },
    {
      key: 'lately',
      label: t('lately'),
      wide: true,
      title: (refund) => whoAndWhen(refund, words),
      cell: (refund) => whoAndWhen(refund, words),
    },
    { key: 'amount', label: t('amount'), width: 136, right: true, cell: sumText },
    {
      key: 'actions',
      label: t('actions'),
      width: 168,
      right: true,
      cell: (refund) => <Actions refund={refund} onSettle={onSettle} />,
    },
  ];
}

function Unfold({ refund: { id, order }, open, onOpen }: Omit<RowProps, 'onSettle'>) {
  return (
    <NumberButton type="button" aria-expanded={open === id} onClick={() => onOpen(open === id ? null : id)}>
      {order.siemensId}
    </NumberButton>
  );
}

/** They lie over what unfolds the row. */
function Actions({ refund, onSettle }: Pick<RowProps, 'refund' | 'onSettle'>) {
  const words = useTranslations('refunds');
  return (
    <Row gap="0" justifyContent="flex-end" position="relative" zIndex="1">
      {refund.allowed.map((how) => (
        <IconButton
          key={how}
          icon={acts[how]}
          label={words(`act.${how}`)}
          onClick={() => onSettle({ refund, how })}
        />
      ))}
    </Row>
  );
}

/** A refund in the register of a phone. */
export function RefundCard({ refund, open, onOpen, onSettle }: RowProps) {
  const t = useTranslations('refundRegister');
  const words = useTranslations('refunds');
  return (
    <>
      <Span textStyle="h3">
        <Unfold refund={refund} open={open} onOpen={onOpen} />
      </Span>
      <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
        {sumText(refund)}
      </Span>
      <Span gridColumn="1 / -1">{refund.order.companyName ?? t('noCompany')}</Span>
      <Span gridColumn="1 / -1">
        {refundReasonNames[refund.reason]}{' '}
        <Badge meaning={meanings[refund.state]}>{refundStateNames[refund.state]}</Badge>
      </Span>
      <Span gridColumn="1 / -1" color="ink.muted">
        {whoAndWhen(refund, words)}
      </Span>
      {refund.allowed.length > 0 && open !== refund.id && (
        <Row gridColumn="1 / -1" gap="0 16px" flexWrap="wrap" position="relative" zIndex="1">
          {refund.allowed.map((how) => (
            <Button key={how} kind="quiet" size="panel" onClick={() => onSettle({ refund, how })}>
              {words(`act.${how}`)}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
