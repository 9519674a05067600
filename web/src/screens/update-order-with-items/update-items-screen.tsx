import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../forms/cancel-order.tsx';
import { GoodsTable } from '../../forms/goods-table.tsx';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Box } from '../../parts/box.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ErrorSummary } from '../../parts/error-summary.tsx';
import { Section } from '../../parts/section.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { CalculationSection } from './calculation-section.tsx';
import { categoriesQuery, countsOf } from './categories-query.ts';
import { ItemFields } from './item-fields.tsx';
import { fieldIdOf, offerFaults } from './offer-faults.ts';
import { emptyItem, offerOf, onSide } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';
import { SideToggle } from './side-toggle.tsx';
import { useOfferSaving } from './use-offer-saving.ts';

/** The goods are checked and completed, then count and own payment are chosen. */
export function UpdateItemsScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.items');
  const categories = useQuery(categoriesQuery(order)).data?.categories ?? [];
  const saving = useOfferSaving(order);
  const [values, setValues] = useState(() => offerOf(order));
  const [counted, setCounted] = useState(values);
  const [round, setRound] = useState(0);
  const editable = order.facts.itemsEditable;
  const own = editable ? offerFaults(values, t('pieces')) : [];
  const server = Object.entries(saving.faults).map(([path, message]) => ({
    fieldId: fieldIdOf(path),
    message,
  }));
  const faults = round === 0 ? [] : [...own, ...server];
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.message ?? null;
  async function save(accept: boolean) {
    setRound((before) => before + 1);
    if (own.length > 0) return;
    if (await saving.save(values, accept)) setCounted(values);
  }
  function change(index: number, item: OfferValues['items'][number]) {
    setValues({ ...values, items: values.items.map((other, at) => (at === index ? item : other)) });
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(true);
      }}
    >
      <ScreenHead screen={screen} />
      <ErrorSummary
        faults={faults.map(({ fieldId, message }) => (fieldId === '' ? { message } : { fieldId, message }))}
        round={round}
      />
      {editable ? (
        <Section title={t('products')}>
          <SideToggle side={values.side} onSide={(side) => setValues(onSide(values, side))} />
          <Card mt="4">
            {values.items.map((item, index) => (
              <ItemFields
                key={item.id ?? `new-${index}`}
                order={order}
                index={index}
                item={item}
                side={values.side}
                categories={categories}
                onItem={(next) => change(index, next)}
                onRemove={
                  values.items.length === 1
                    ? null
                    : () => setValues({ ...values, items: values.items.filter((_, at) => at !== index) })
                }
                errorOf={errorOf}
              />
            ))}
          </Card>
          <Box mt="4">
            <Button
              kind="quiet"
              icon={Plus}
              onClick={() => setValues({ ...values, items: [...values.items, emptyItem(order)] })}
            >
              {t('add')}
            </Button>
          </Box>
        </Section>
      ) : (
        <GoodsTable order={order} />
      )}
      <CalculationSection
        order={order}
        values={values}
        counts={countsOf(categories, order.paymentsCount)}
        onValues={setValues}
        onCount={() => void save(false)}
        counting={saving.busy === 'counting'}
        errorOf={errorOf}
        stale={counted !== values}
      />
      <Actions>
        <Button kind="primary" type="submit" busy={saving.busy === 'accepting'}>
          {t('accept')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </form>
  );
}
