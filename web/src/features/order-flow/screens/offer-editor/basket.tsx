import { formatAmount, formatPln } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { FileText, ListPlus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { KeyboardEvent } from 'react';
import { Box, Row, Span } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { idOf } from '../../../../kit/form/form-context.ts';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import { pricesOf } from '../../parts/offer/offer-values.ts';
import type { ItemValues, OfferSubject, OfferValues } from '../../parts/offer/offer-values.ts';
import type { OfferForm } from '../../parts/offer/use-offer-form.ts';
import { BasketRow } from './basket-row.tsx';

type Props = {
  form: OfferForm;
  order: OfferSubject;
  values: OfferValues;
  categories: readonly CategoryTerms[];
  /** There are goods of the shop to pick from. */
  pickable: boolean;
  /** What is wrong with all goods together. */
  problem: string | null;
  onAdd: (type: ItemValues['type']) => void;
  onPick: () => void;
  onMore: (index: number) => void;
  onRemove: (index: number) => void;
};

const rowOf = (element: EventTarget): number => {
  const row = element instanceof Element ? element.closest('[data-row]') : null;
  return row === null ? -1 : Number(row.getAttribute('data-row'));
};

/** The goods, typed into where they stand; Enter adds a row, Ctrl and Backspace removes the one that is typed into. */
export function Basket(props: Props) {
  const { form, order, values, categories, pickable, problem, onAdd, onPick, onMore, onRemove } = props;
  const t = useTranslations('offerEditor');
  const words = useTranslations('items');
  const { side, items } = values;
  const total = (of: 'net' | 'gross') =>
    items.reduce((sum, item) => sum + pricesOf(item)[of] * (item.quantity ?? 0), 0);
  const pieces = items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  function onKey(event: KeyboardEvent) {
    const index = rowOf(event.target);
    if (index === -1) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onAdd('single');
    }
    if (event.key === 'Backspace' && event.ctrlKey && items.length > 1) {
      event.preventDefault();
      onRemove(index);
    }
  }
  return (
    <Card mt="6" as="section" aria-labelledby="basket-title" onKeyDown={onKey}>
      <Row
        px={{ base: '4', md: '6' }}
        minHeight="56px"
        py="2"
        flexWrap="wrap"
        justifyContent="space-between"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Box as="h2" id="basket-title" textStyle="h3">
          {t('basket')}{' '}
          <Span ml="2" color="ink.muted" fontWeight="regular" fontVariantNumeric="tabular-nums">
            {t('count', { rows: items.length, pieces })}
          </Span>
        </Box>
        <ToggleGroup
          legend={words('sides')}
          value={side}
          options={(['net', 'gross'] as const).map((value) => ({ value, label: words(`side.${value}`) }))}
          onValue={(next) => form.setFieldValue('side', next)}
        />
      </Row>
      {items.map((item, index) => (
        <div key={item.key} data-row={index} id={`${idOf(`items[${index}]`)}-row`}>
          <BasketRow
            form={form}
            fields={`items[${index}]`}
            order={order}
            side={side}
            categories={categories}
            first={index === 0}
            name={(item.type === 'proforma' ? item.invoiceNumber : item.name).trim() || words('unnamed')}
            onMore={() => onMore(index)}
            onRemove={items.length > 1 ? () => onRemove(index) : undefined}
          />
        </div>
      ))}
      <Row
        px={{ base: '4', md: '6' }}
        py="3"
        bg="surface.subtle"
        justifyContent="space-between"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        <span>
          {t('total')}{' '}
          <Span fontWeight="regular" color="ink.muted">
            ({t(`otherSide.${side}`, { amount: formatPln(total(side === 'net' ? 'gross' : 'net')) })})
          </Span>
        </span>
        <Span mr={{ lg: '80px' }}>{formatAmount(total(side))}</Span>
      </Row>
      {problem !== null && (
        <Box px={{ base: '4', md: '6' }}>
          <Note meaning="refused">{problem}</Note>
        </Box>
      )}
      <Row px={{ base: '4', md: '6' }} py="4" flexWrap="wrap" gap="2">
        <Button size="panel" icon={Plus} onClick={() => onAdd('single')}>
          {t('add')}
        </Button>
        {pickable && (
          <Button size="panel" icon={ListPlus} onClick={onPick}>
            {t('pick')}
          </Button>
        )}
        <Button size="panel" icon={FileText} onClick={() => onAdd('proforma')}>
          {t('addSpecification')}
        </Button>
      </Row>
      <Box
        px={{ base: '4', md: '6' }}
        pb="4"
        textStyle="small"
        color="ink.muted"
        display={{ base: 'none', lg: 'block' }}
      >
        {t('keys')}
      </Box>
    </Card>
  );
}
