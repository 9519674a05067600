import { formatAmount, formatShare } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../kit/form/amount-input.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { Field } from '../../kit/form/field.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import type { Editing } from './category-editor.tsx';
import { previewOf } from './category-preview.ts';
import { countIn } from './editor-fields.tsx';
import { RangeBar } from './range-bar.tsx';

/** Cells of a row that is typed into: side by side where there is room, two in a line on a phone. */
const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr)) auto', md: 'var(--cells) auto' },
    gap: '0 12px',
    alignItems: 'start',
    py: '2',
    borderBottom: '1px solid',
    borderColor: 'line',
    _last: { borderBottomWidth: '0' },
    '& > [data-remove]': { gridColumn: { base: '3', md: 'auto' }, gridRow: { base: '1', md: 'auto' } },
  },
});

const Lines = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', textStyle: 'small' } });

const replaced = <Row,>(rows: readonly Row[], at: number, change: Partial<Row>): readonly Row[] =>
  rows.map((row, index) => (index === at ? { ...row, ...change } : row));
const without = <Row,>(rows: readonly Row[], at: number): readonly Row[] =>
  rows.filter((_, index) => index !== at);

type CellProps = { label: string; spoken: string; error: string | undefined; children: ReactNode };

/** A control of a row; its label stands over the first row for eyes, and names each for a reader. */
function Cell({ label, spoken, error, children }: CellProps) {
  return (
    <Field
      label={
        <>
          <Span aria-hidden>{label}</Span>
          <ForScreenReader>{spoken}</ForScreenReader>
        </>
      }
      error={error}
    >
      {children}
    </Field>
  );
}

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
    <Box textAlign="right" fontVariantNumeric="tabular-nums">
      <Box color="ink.muted">{label}</Box>
      <Box mt="2">{children}</Box>
    </Box>
  );
}

function Remove({ row, onRemove }: { row: number; onRemove: () => void }) {
  const t = useTranslations('category');
  return (
    <Box data-remove mt="5">
      <IconButton icon={Trash2} label={t('removeRow', { row: row + 1 })} onClick={onRemove} />
    </Box>
  );
}

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
        {priceRanges.map(({ priceFrom, priceTo, amount }, at) => (
          <Line key={at}>
            <Cell
              label={t('from')}
              spoken={t('fromOf', { row: at + 1 })}
              error={errorOf(`price_ranges.${at}.price_from`)}
            >
              <AmountInput
                size="panel"
                value={priceFrom}
                onValue={(grosz) => change(at, { priceFrom: grosz ?? 0 })}
              />
            </Cell>
            <Cell
              label={t('to')}
              spoken={t('toOf', { row: at + 1 })}
              error={errorOf(`price_ranges.${at}.price_to`)}
            >
              <AmountInput
                size="panel"
                value={priceTo}
                onValue={(grosz) => change(at, { priceTo: grosz ?? 0 })}
              />
            </Cell>
            <Cell
              label={t('amount')}
              spoken={t('amountOf', { row: at + 1 })}
              error={errorOf(`price_ranges.${at}.amount`)}
            >
              <AmountInput
                size="panel"
                value={amount}
                onValue={(grosz) => change(at, { amount: grosz ?? 0 })}
              />
            </Cell>
            <Remove row={at} onRemove={() => set({ priceRanges: without(priceRanges, at) })} />
          </Line>
        ))}
      </Lines>
    </PanelCard>
  );
}

/** The rates of medical equipment by its value and the months of repayment. */
export function MedicalCard({ values, set, errorOf }: Editing) {
  const t = useTranslations('category');
  const { medicalRanges } = values;
  type Range = (typeof medicalRanges)[number];
  const change = (at: number, more: Partial<Range>) =>
    set({ medicalRanges: replaced(medicalRanges, at, more) });
  const amounts = [
    ['priceFrom', 'from', 'price_from'],
    ['priceTo', 'to', 'price_to'],
  ] as const;
  const months = [
    ['monthsFrom', 'monthsFrom', 'months_from'],
    ['monthsTo', 'monthsTo', 'months_to'],
  ] as const;
  const percents = [
    ['baseRatePercent', 'baseRate', 'base_rate_percent'],
    ['marginPercent', 'margin', 'margin_percent'],
  ] as const;
  const first: Range = {
    ...{ priceFrom: 100_000, priceTo: 50_000_000, monthsFrom: 12, monthsTo: 84 },
    ...{ baseRatePercent: 5, marginPercent: 1 },
  };
  return (
    <PanelCard
      title={t('parts.medical')}
      count={medicalRanges.length}
      first
      action={
        <Button
          size="panel"
          kind="quiet"
          icon={Plus}
          onClick={() => {
            const last = medicalRanges.at(-1);
            const next =
              last === undefined
                ? first
                : { ...last, priceFrom: last.priceTo + 1, priceTo: last.priceTo + 10_000_000 };
            set({ medicalRanges: [...medicalRanges, next] });
          }}
        >
          {t('addRange')}
        </Button>
      }
    >
      {medicalRanges.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('noMedical')}
        </Box>
      )}
      <Lines style={{ '--cells': 'repeat(2, minmax(0, 2fr)) repeat(4, minmax(0, 1fr))' } as object}>
        {medicalRanges.map((range, at) => {
          const cell = (
            word: 'from' | 'to' | 'monthsFrom' | 'monthsTo' | 'baseRate' | 'margin',
            path: string,
          ) => ({
            label: t(word),
            spoken: t(`${word}Of`, { row: at + 1 }),
            error: errorOf(`medical_ranges.${at}.${path}`),
          });
          return (
            <Line key={at}>
              {amounts.map(([name, word, path]) => (
                <Cell key={name} {...cell(word, path)}>
                  <AmountInput
                    size="panel"
                    value={range[name]}
                    onValue={(grosz) => change(at, { [name]: grosz ?? 0 })}
                  />
                </Cell>
              ))}
              {months.map(([name, word, path]) => (
                <Cell key={name} {...cell(word, path)}>
                  <TextInput
                    size="panel"
                    inputMode="numeric"
                    textAlign="right"
                    figures
                    value={range[name] === 0 ? '' : range[name]}
                    onChange={(event) => change(at, { [name]: countIn(event.target.value) ?? 0 })}
                  />
                </Cell>
              ))}
              {percents.map(([name, word, path]) => (
                <Cell key={name} {...cell(word, path)}>
                  <PercentInput
                    size="panel"
                    value={range[name]}
                    onValue={(percent) => change(at, { [name]: percent ?? 0 })}
                  />
                </Cell>
              ))}
              <Remove row={at} onRemove={() => set({ medicalRanges: without(medicalRanges, at) })} />
            </Line>
          );
        })}
      </Lines>
    </PanelCard>
  );
}
