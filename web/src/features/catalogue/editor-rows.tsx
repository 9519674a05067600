import { formatAmount, formatShare } from '@app/machines/rules';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../kit/form/amount-input.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { previewOf } from './category-preview.ts';
import { countIn } from './category-values.ts';
import type { Editing } from './category-values.ts';
import { RangeBar } from './range-bar.tsx';
import { Cell, Line, Lines, Remove, replaced, without } from './row-cells.tsx';

const usualPreview = { price: 1_000_000, ownPercent: 10 } as const;

/** The numbers of instalments with their residual value, and what each makes of 10 000 zł. */
export function InstalmentsCard({
  values,
  set,
  errorOf,
  basePercent,
}: Editing & { basePercent: number | null }) {
  const t = useTranslations('category');
  const { instalments } = values;
  const change = (at: number, more: Partial<(typeof instalments)[number]>) =>
    set({ instalments: replaced(instalments, at, more) });
  const error = errorOf('instalments');
  const own = Math.max(usualPreview.ownPercent, values.ownPaymentMinPercent ?? 0);
  return (
    <PanelCard
      title={t('parts.instalments')}
      count={instalments.length}
      first
      action={
        <Button
          size="panel"
          kind="quiet"
          icon={Plus}
          onClick={() =>
            set({
              instalments: [
                ...instalments,
                { paymentsCount: (instalments.at(-1)?.paymentsCount ?? 0) + 12, endValuePercent: 1 },
              ],
            })
          }
        >
          {t('addCount')}
        </Button>
      }
    >
      {error !== undefined && <ErrorLine id="instalments-error">{error}</ErrorLine>}
      <Lines style={{ '--cells': 'repeat(2, minmax(0, 1fr)) 96px 88px' } as object}>
        {instalments.map(({ paymentsCount, endValuePercent }, at) => {
          const offer = previewOf(
            values,
            basePercent,
            { price: usualPreview.price, ownPercent: own },
            paymentsCount,
          );
          return (
            <Line key={at}>
              <Cell
                label={t('count')}
                spoken={t('countOf', { row: at + 1 })}
                error={errorOf(`instalments.${at}.payments_count`)}
              >
                <TextInput
                  size="panel"
                  inputMode="numeric"
                  textAlign="right"
                  figures
                  value={paymentsCount === 0 ? '' : paymentsCount}
                  onChange={(event) => change(at, { paymentsCount: countIn(event.target.value) ?? 0 })}
                />
              </Cell>
              <Cell
                label={t('endValue')}
                spoken={t('endValueOf', { row: at + 1 })}
                error={errorOf(`instalments.${at}.end_value_percent`)}
              >
                <PercentInput
                  size="panel"
                  value={endValuePercent}
                  onValue={(percent) => change(at, { endValuePercent: percent ?? 0 })}
                />
              </Cell>
              <Figure label={t('instalment')}>
                {offer === null ? '–' : formatAmount(offer.installmentValue)}
              </Figure>
              <Figure label={t('total')}>
                {offer === null ? '–' : formatShare(offer.totalCostInPercent)}
              </Figure>
              <Remove row={at} onRemove={() => set({ instalments: without(instalments, at) })} />
            </Line>
          );
        })}
      </Lines>
    </PanelCard>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box data-figure>
      <Box data-words mb="1" color="ink.muted">
        {label}
      </Box>
      <Box>{children}</Box>
    </Box>
  );
}

const amounts = [
  ['priceFrom', 'from', 'price_from'],
  ['priceTo', 'to', 'price_to'],
  ['amount', 'amount', 'amount'],
] as const;

/** What goods of a value pay beside the administrative cost, on an axis and in rows. */
export function RangesCard({ values, set, errorOf }: Editing) {
  const t = useTranslations('category');
  const { priceRanges } = values;
  const change = (at: number, more: Partial<(typeof priceRanges)[number]>) =>
    set({ priceRanges: replaced(priceRanges, at, more) });
  return (
    <PanelCard
      title={t('parts.ranges')}
      count={priceRanges.length}
      first
      action={
        <Button
          size="panel"
          kind="quiet"
          icon={Plus}
          onClick={() => {
            const from = Math.max(0, ...priceRanges.map(({ priceTo }) => priceTo + 1));
            set({ priceRanges: [...priceRanges, { priceFrom: from, priceTo: from + 1_000_000, amount: 0 }] });
          }}
        >
          {t('addRange')}
        </Button>
      }
    >
      {priceRanges.length === 0 ? (
        <Box textStyle="small" color="ink.muted">
          {t('noRanges')}
        </Box>
      ) : (
        <RangeBar ranges={priceRanges} />
      )}
      <Lines style={{ '--cells': 'repeat(3, minmax(0, 1fr))' } as object}>
        {priceRanges.map((range, at) => (
          <Line key={at}>
            {amounts.map(([name, word, path]) => (
              <Cell
                key={name}
                label={t(word)}
                spoken={t(`${word}Of`, { row: at + 1 })}
                error={errorOf(`price_ranges.${at}.${path}`)}
              >
                <AmountInput
                  size="panel"
                  value={range[name]}
                  onValue={(grosz) => change(at, { [name]: grosz ?? 0 })}
                />
              </Cell>
            ))}
            <Remove row={at} onRemove={() => set({ priceRanges: without(priceRanges, at) })} />
          </Line>
        ))}
      </Lines>
    </PanelCard>
  );
}
