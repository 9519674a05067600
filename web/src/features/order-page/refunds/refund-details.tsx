import { formatSum, refundReasonNames, refundStateNames } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { Settled } from './refund-rows.tsx';
import { settlementOf } from './refund-settlement.ts';
import { sumText } from './refund-text.ts';
import { orderMoneyQuery } from './refunds-query.ts';
import type { Listed } from './refunds-query.ts';

type Props = { refund: Listed; href: string; onSettle: (settled: Settled) => void };

/** How a refund came about, what has become of it, and what can be done. */
export function RefundDetails({ refund, href, onSettle }: Props) {
  const t = useTranslations('refundRegister');
  const words = useTranslations('refunds');
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '4', lg: '12' }}
    >
      <Part title={t('settlement')}>
        <SettledSum refund={refund} />
      </Part>
      <Part title={t('course')}>
        <Course refund={refund} />
      </Part>
      <Part title={t('actions')}>
        <Row flexWrap="wrap" gap="0 16px">
          {refund.allowed.map((how) => (
            <Button key={how} kind="quiet" size="panel" onClick={() => onSettle({ refund, how })}>
              {words(`act.${how}`)}
            </Button>
          ))}
        </Row>
        <TextLink href={href}>{t('openOrder', { number: refund.order.siemensId })}</TextLink>
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Box fontWeight="semibold" mb="2">
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** What came, what of it stays with the order, and what goes back. */
function SettledSum({ refund }: Pick<Props, 'refund'>) {
  const t = useTranslations('refundRegister');
  const query = useQuery(orderMoneyQuery(refund.order.slug));
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError) return <FailedState title={t('moneyFailed')} onRetry={() => void query.refetch()} />;
  const settlement = settlementOf(query.data, refund.operationId);
  const sum = (amount: number) => formatSum(amount, refund.currency);
  const came =
    settlement === null
      ? []
      : [
          ...(settlement.number === null ? [] : [{ label: t('operation'), value: settlement.number }]),
          { label: t('came'), value: shortTime(new Date(settlement.at)) },
          { label: t('received'), value: sum(settlement.came) },
          { label: t('stays'), value: sum(settlement.stays) },
        ];
  return <KeyValues rows={[...came, { label: t('goesBack'), value: sumText(refund), total: true }]} />;
}

/** What has happened to it, and what comes next. */
function Course({ refund }: Pick<Props, 'refund'>) {
  const t = useTranslations('refundRegister');
  const { reason, state, createdAt, orderedAt, orderedBy, settledAt, settledBy, reference, explanation } =
    refund;
  const steps = [
    [createdAt, refundStateNames.owed, [refundReasonNames[reason]]],
    [orderedAt, refundStateNames.ordered, [orderedBy]],
    [settledAt, refundStateNames[state], [settledBy, reference, explanation]],
  ] as const;
  return (
    <Box as="ol" display="grid" gap="2">
      {steps.flatMap(([at, name, said]) =>
        at === null
          ? []
          : [
              <Box as="li" key={`${name} ${at}`}>
                <Span fontWeight="medium">{name}</Span>{' '}
                <Span color="ink.muted">{shortTime(new Date(at))}</Span>
                <Box color="ink.muted" overflowWrap="anywhere">
                  {said.filter((each) => each !== null).join(', ')}
                </Box>
              </Box>,
            ],
      )}
      {settledAt === null && (
        <Box as="li" color="ink.muted">
          {t(orderedAt === null ? 'thenOrdered' : 'thenSettled')}
        </Box>
      )}
    </Box>
  );
}
