import { financingPolicy } from '@app/machines/order';
import {
  firstInstalmentDay,
  formatNrb,
  formatPln,
  fromDecimal,
  grossFromNet,
  standardVat,
} from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Span } from '../../../../kit/elements/box.tsx';
import { TextLink } from '../../../../kit/elements/text-link.tsx';
import { useTheme } from '../../../../theme/theme-provider.tsx';
import type { Order } from '../../queries/order-query.ts';

/** '15.12.2026' of '2026-12-15'. */
const written = (day: string): string => day.split('-').toReversed().join('.');

/** Once the financing runs: what is paid first and until when, to which account, and who answers for the agreement. */
export function Repayment({ order }: { order: Order }) {
  const t = useTranslations('concluded');
  const { deliveredAt, repaymentAccount, paymentsCount, agreementId } = order;
  const lease = financingPolicy[order.facts.financingType].contract === 'lease';
  // A loan's sums bear no VAT.
  const paid = (grosz: number) =>
    lease ? t('gross', { amount: formatPln(grossFromNet(grosz, standardVat)) }) : formatPln(grosz);
  const fee = lease ? Math.round(fromDecimal(order.serviceFeeValue) / paymentsCount) : 0;
  const due =
    deliveredAt === null
      ? []
      : [
          {
            label: t('firstInstalment'),
            value: t('due', {
              day: written(firstInstalmentDay(deliveredAt)),
              amount: paid(fromDecimal(order.installmentValue)),
            }),
          },
          { label: t('nextInstalments'), value: t('dueMonthly', { count: paymentsCount }) },
          ...(fee > 0 ? [{ label: t('serviceFee'), value: t('withEach', { amount: paid(fee) }) }] : []),
        ];
  return (
    <Facts
      facts={[
        ...due,
        ...(repaymentAccount === null
          ? []
          : [
              {
                label: t('account'),
                value: (
                  <>
                    <Span fontVariantNumeric="tabular-nums">{formatNrb(repaymentAccount)}</Span>
                    {agreementId !== null && (
                      <SmallText>{t('transferTitle', { number: agreementId })}</SmallText>
                    )}
                  </>
                ),
              },
            ]),
        { label: t('service'), value: <Service /> },
      ]}
    />
  );
}

/** Who answers once the agreement runs. */
function Service() {
  const t = useTranslations('concluded');
  const kit = useTranslations('kit');
  const { brand } = useTheme();
  return (
    <>
      <TextLink href={`tel:+48${brand.phone.replaceAll(' ', '')}`} whiteSpace="nowrap">
        {brand.phone}
      </TextLink>
      {', '}
      <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
      <SmallText>{t('serviceText', { hours: kit('hours') })}</SmallText>
    </>
  );
}
