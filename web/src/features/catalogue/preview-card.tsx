import { formatPln } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { KeyValues } from '../../kit/elements/key-values.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../kit/form/amount-input.tsx';
import { Field } from '../../kit/form/field.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { previewCounts, previewOf } from './category-preview.ts';
import type { CategoryValues } from './category-values.ts';

type Props = {
  values: CategoryValues;
  /** As it is saved; null of a new category. */
  stored: CategoryValues | null;
  basePercent: number | null;
};

/** The instalment of goods of a price, as a client would see it, and what the change makes of it. */
export function PreviewCard({ values, stored, basePercent }: Props) {
  const t = useTranslations('category');
  const [price, setPrice] = useState<number | null>(1_000_000);
  const [typedPercent, setPercent] = useState<number | null>(null);
  const ownPercent = typedPercent ?? values.ownPaymentMinPercent ?? 0;
  const wish = { price: price ?? 0, ownPercent };
  const counts = previewCounts(values);
  const offers = counts.map((count) => ({
    count,
    now: previewOf(values, basePercent, wish, count),
    before: stored && previewOf(stored, basePercent, wish, count),
  }));
  const changed = offers.find(
    ({ now, before }) => now !== null && before !== null && now.installmentValue !== before.installmentValue,
  );
  const any = offers.some(({ now }) => now !== null);
  return (
    <PanelCard title={t('parts.preview')} first>
      {values.sector === 'plm' ? (
        <Box textStyle="small" color="ink.muted">
          {t('plmPreview')}
        </Box>
      ) : (
        <>
          <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
            <Field label={t('price')}>
              <AmountInput size="panel" value={price} onValue={setPrice} />
            </Field>
            <Field label={t('ownPercent')}>
              <PercentInput size="panel" value={ownPercent} onValue={setPercent} />
            </Field>
          </Box>
          {any ? (
            <KeyValues
              rows={offers.map(({ count, now }) => ({
                label: t('payments', { count }),
                value: now === null ? '–' : formatPln(now.installmentValue),
              }))}
            />
          ) : (
            <Box textStyle="small" color="ink.muted">
              {t('noPreview')}
            </Box>
          )}
          {changed?.now && changed.before && (
            <Box textStyle="small" color="ink.muted" mt="3" aria-live="polite">
              {t('was', {
                payments: t('payments', { count: changed.count }),
                before: formatPln(changed.before.installmentValue),
                now: formatPln(changed.now.installmentValue),
                difference: signed(changed.now.installmentValue - changed.before.installmentValue),
              })}
            </Box>
          )}
        </>
      )}
    </PanelCard>
  );
}

const signed = (grosz: number): string => `${grosz > 0 ? '+' : '−'}${formatPln(Math.abs(grosz))}`;
