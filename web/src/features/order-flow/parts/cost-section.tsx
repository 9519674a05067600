import { financingPolicy } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { percentText, shareText, pln } from '../../../kit/format/money.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './cost.messages.ts';
import { messages as decides } from './deciding-points.messages.ts';
import { decidingPoints } from './deciding-points.ts';
import { Explained } from './explained.tsx';
import type { Order } from '../queries/order-query.ts';

/** What the financing costs in all, and what the sum is made of; to who decides, what else the contract will say of it. */
export const CostSection = withTexts({ ...messages, ...decides }, Content);

function Content({ order, decides: isAsked = false }: { order: Order; decides?: boolean }) {
  const t = useTranslations('cost');
  const told = useTranslations('decides');
  const { contract } = financingPolicy[order.facts.financingType];
  const lease = contract === 'lease';
  const repaid = formatPln(fromDecimal(order.installmentValue) * order.paymentsCount);
  // What is repaid with the instalments is in them already: only what is paid beside them is a row of its own.
  const beside = lease
    ? fromDecimal(order.administrativeCost)
    : fromDecimal(order.entryAndAdministrativeSumGross) - fromDecimal(order.grossOwnPayment);
  const fees = [
    { label: t('serviceFee'), amount: lease ? fromDecimal(order.serviceFeeValue) : 0 },
    { label: t('insurance'), amount: lease ? fromDecimal(order.insurancePrice) : 0 },
  ].filter(({ amount }) => amount > 0);
  const rows = [
    {
      label: t(`instalments.${contract}`, {
        count: order.paymentsCount,
        instalment: pln(order.installmentValue),
      }),
      value: repaid,
    },
    {
      label: t(`ownPayment.${contract}`, { percent: shareText(order.ownPaymentInPercent) }),
      value: pln(lease ? order.ownPayment : order.grossOwnPayment),
    },
    ...(beside > 0
      ? [
          {
            label: t(`administrative.${contract}`, {
              percent: percentText(order.administrativeCostInPercent),
            }),
            value: formatPln(beside),
          },
        ]
      : []),
    ...(lease
      ? [
          {
            label: t('residual', { percent: percentText(order.estimatedValueInPercent) }),
            value: pln(order.estimatedValue),
          },
        ]
      : []),
    ...fees.map(({ label, amount }) => ({ label, value: formatPln(amount) })),
    { label: t(`total.${contract}`), value: pln(order.totalCost), total: true },
  ];
  return (
    <Section title={t('title')}>
      <Card padded>
        <KeyValues rows={rows} size="body" />
        <SmallText mt="2">
          {t(`totalNote.${contract}`, {
            percent: percentText(order.totalCostInPercent),
            initial: pln(order.initialPaymentAmount),
            borrowed: pln(order.loanPrice),
            repaid,
          })}
        </SmallText>
        {isAsked && lease && (
          <Box mt="2">
            <Explained word="costs" />
          </Box>
        )}
        {isAsked && (
          <Box as="ul" mt="4" pt="4" borderTop="1px solid" borderColor="line" display="grid" gap="2">
            {decidingPoints(order, told).map((point) => (
              <Box as="li" key={point} textStyle="small">
                {point}
              </Box>
            ))}
          </Box>
        )}
      </Card>
    </Section>
  );
}
