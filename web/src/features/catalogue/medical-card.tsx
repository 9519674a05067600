import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../kit/form/amount-input.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { countIn } from './category-values.ts';
import type { Editing } from './category-values.ts';
import { Cell, Line, Lines, Remove, replaced, without } from './row-cells.tsx';

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
