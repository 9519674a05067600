import { formatPln } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { pln } from '../../forms/pln.ts';
import { Box, FieldGrid, Span } from '../../parts/box.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/field.tsx';
import { KeyValues } from '../../parts/key-values.tsx';
import { Section } from '../../parts/section.tsx';
import { Select } from '../../parts/select.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { Order } from '../../queries/order.ts';
import { ownPaymentOf, totalOf } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

type Props = {
  order: Order;
  values: OfferValues;
  counts: readonly number[];
  onValues: (values: OfferValues) => void;
  onCount: () => void;
  counting: boolean;
  errorOf: (fieldId: string) => string | null;
  /** Something was changed since the instalment was counted. */
  stale: boolean;
};

/** How many instalments and how much at once; the instalment comes from the server. */
export function CalculationSection({
  order,
  values,
  counts,
  onValues,
  onCount,
  counting,
  errorOf,
  stale,
}: Props) {
  const t = useTranslations('screens.items');
  const total = totalOf(values);
  const counted = order.calculated && !stale;
  return (
    <Section title={t('calculation')} lead={t('calculationLead')}>
      <Card padded>
        <FieldGrid>
          <Field id="payments-count" label={t('count')} required error={errorOf('payments-count')} span={4}>
            <Select
              value={String(values.paymentsCount)}
              options={counts.map((count) => ({ value: String(count), label: t('instalments', { count }) }))}
              onChange={(event) => onValues({ ...values, paymentsCount: Number(event.target.value) })}
            />
          </Field>
          <Field id="own-payment" label={t('ownPayment')} required error={errorOf('own-payment')} span={4}>
            <TextInput
              inputMode="decimal"
              textAlign="right"
              figures
              trail={<Span pr="3">%</Span>}
              value={String(values.ownPayment).replace('.', ',')}
              onChange={(event) => {
                const typed = event.target.value.replace(',', '.').replace(/[^\d.]/g, '');
                const percent = Number(typed);
                if (Number.isFinite(percent))
                  onValues({ ...values, ownPayment: Math.min(100, Math.round(percent * 100) / 100) });
              }}
            />
          </Field>
          <Box data-span="4" pt={{ lg: '6' }} mb="4">
            <Button wide busy={counting} onClick={onCount}>
              {t('countAnew')}
            </Button>
          </Box>
        </FieldGrid>
        <KeyValues
          size="body"
          rows={[
            { label: t('totalNet'), value: formatPln(total.net) },
            { label: t('totalGross'), value: formatPln(total.gross) },
            { label: t('ownPaymentAmount'), value: formatPln(ownPaymentOf(values, order)) },
            {
              label: t('instalment'),
              value: counted ? pln(order.installmentValue) : t('notCounted'),
              total: true,
            },
          ]}
        />
      </Card>
    </Section>
  );
}
