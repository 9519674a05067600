import { mostScrappedUnits, validationMessages } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box, Row, Span } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import { SectionTitle, SmallTitle } from '../../../../kit/elements/heading.tsx';
import { IconButton } from '../../../../kit/elements/icon-button.tsx';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import type { Order } from '../../queries/order-query.ts';
import { ItemFields } from './item-fields.tsx';
import { problemsOfItems } from './offer-calculation.ts';
import { errorsOf, summaryOf } from './offer-errors.ts';
import { emptyItem } from './offer-values.ts';
import type { ItemValues, OfferValues } from './offer-values.ts';

type Props = {
  order: Order;
  values: OfferValues;
  categories: readonly CategoryTerms[];
  onValues: (values: OfferValues) => void;
  onChecked: () => void;
  busy: boolean;
  refused: Readonly<Record<string, string>>;
};

/** Goods that were read off some shop's page are checked, field by field, before anything is calculated. */
export function CheckForm({ order, values, categories, onValues, onChecked, busy, refused }: Props) {
  const t = useTranslations('items');
  const [attempt, setAttempt] = useState(0);
  const { items, side } = values;
  const own = problemsOfItems(order, items, categories);
  const errors = errorsOf(attempt === 0 ? {} : { ...refused, ...own });
  const units = items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const tooMany = units > mostScrappedUnits;
  function change(index: number, item: ItemValues) {
    onValues({ ...values, items: items.map((other, at) => (at === index ? item : other)) });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (Object.keys(own).length === 0) onChecked();
  }
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary errors={summaryOf(errors)} attempt={attempt} />
      <Box as="section" mt="8">
        <Row justifyContent="space-between" flexWrap="wrap" gap="2">
          <SectionTitle>{t('products')}</SectionTitle>
          <ToggleGroup
            legend={t('sides')}
            value={side}
            options={(['net', 'gross'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
            onValue={(next) => onValues({ ...values, side: next })}
          />
        </Row>
        <Card mt="4">
          {items.map((item, index) => (
            <Box
              key={item.key}
              px={{ base: '4', md: '6' }}
              pt="4"
              pb="2"
              borderBottom="1px solid"
              borderColor="line"
              _last={{ borderBottomWidth: '0' }}
            >
              <Row justifyContent="space-between" minHeight="10" mb="2">
                <SmallTitle>{t('productNumber', { number: index + 1 })}</SmallTitle>
                {items.length > 1 && (
                  <IconButton
                    icon={Trash2}
                    label={t('removeNumber', { number: index + 1 })}
                    onClick={() => onValues({ ...values, items: items.filter((_, at) => at !== index) })}
                  />
                )}
              </Row>
              <ItemFields
                order={order}
                id={`item-${index}`}
                item={item}
                side={side}
                categories={categories}
                onItem={(next) => change(index, next)}
                errorOf={(field) => errors.get(`item-${index}-${field}`) ?? null}
              />
            </Box>
          ))}
        </Card>
        <Row mt="2" justifyContent="space-between" flexWrap="wrap" gap="0 16px">
          <Button
            kind="quiet"
            icon={Plus}
            disabled={units >= mostScrappedUnits}
            onClick={() =>
              onValues({
                ...values,
                items: [...items, emptyItem(order, values, `new-${crypto.randomUUID()}`)],
              })
            }
          >
            {t('add')}
          </Button>
          <Span
            id="units"
            role="status"
            textStyle="small"
            fontVariantNumeric="tabular-nums"
            color={tooMany ? 'refused' : 'ink.muted'}
          >
            {t('units', { units, most: mostScrappedUnits })}
          </Span>
        </Row>
        {tooMany && (
          <ErrorLine id="units-error">{validationMessages.tooManyUnits(mostScrappedUnits)}</ErrorLine>
        )}
      </Box>
      <Actions>
        <Button kind="primary" type="submit" busy={busy} disabled={tooMany} aria-describedby="units">
          {t('check')}
        </Button>
      </Actions>
    </form>
  );
}
