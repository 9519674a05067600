import { financingPolicy } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { KeyValues } from '../../../../kit/elements/key-values.tsx';
import { pln } from '../../../../kit/format/money.ts';
import type { Order } from '../../queries/order-query.ts';

/** What accepting the agreement comes to: the instalment, how many, and what is paid first. */
export function OfferFigures({ order }: { order: Order }) {
  const t = useTranslations('agreement');
  const { contract } = financingPolicy[order.facts.financingType];
  return (
    <>
      <Box textStyle="small" color="ink.muted">
        {t(`instalment.${contract}`)}
      </Box>
      <Box textStyle="figure">{pln(order.installmentValue)}</Box>
      <Box mt="2">
        <KeyValues
          rows={[
            { label: t('paymentsCount'), value: order.paymentsCount },
            { label: t('initialPayment'), value: pln(order.initialPaymentAmount) },
          ]}
        />
      </Box>
    </>
  );
}
