import type { CategoryTerms } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { toast } from '../../../../kit/toast/toasts.ts';
import { useOfferPreview } from '../../queries/offer-preview.ts';
import type { Order } from '../../queries/order-query.ts';
import { CalculationSection } from './calculation-section.tsx';
import { predefinedProductsQuery } from '../../parts/offer/category-terms.ts';
import { ItemDialog } from '../../parts/offer/item-dialog.tsx';
import { calculationOf, previewOf, problemsOfItems } from '../../parts/offer/offer-calculation.ts';
import type { OfferDraft } from '../../parts/offer/offer-draft.ts';
import { rowPath } from '../../parts/offer/offer-errors.ts';
import { emptyItem, pickedOf } from '../../parts/offer/offer-values.ts';
import type { ItemValues, OfferValues } from '../../parts/offer/offer-values.ts';
import { PickDialog } from '../../parts/offer/pick-dialog.tsx';
import { ProductsSection } from './products-section.tsx';
import { useOfferForm } from '../../parts/offer/use-offer-form.ts';
import type { SaveOffer } from '../../parts/offer/use-offer-saving.ts';

type Props = {
  order: Order;
  categories: readonly CategoryTerms[];
  start: Pick<OfferDraft, 'values' | 'checked'>;
  /** The goods are changed here too; where they are not, they were checked before or came finished. */
  editable: boolean;
  save: SaveOffer;
  /** Back to the check of the goods, where there was one. */
  onBack?: ((values: OfferValues) => void) | undefined;
};

type Opened = { item: ItemValues; index: number | null } | 'picking' | null;

/** Goods, instalments, own payment: every change is calculated at once, and accepted at the end. */
export function CalculatorForm({ order, categories, start, editable, save, onBack }: Props) {
  const t = useTranslations('items');
  const [opened, setOpened] = useState<Opened>(null);
  const [isSaving, setSaving] = useState(false);
  const products = useQuery({ ...predefinedProductsQuery(order), enabled: editable }).data ?? [];
  const problemsOf = useCallback(
    (offer: OfferValues) => ({
      ...calculationOf(order, offer, categories).problems,
      ...problemsOfItems(order, offer.items, categories),
    }),
    [order, categories],
  );
  const { form, errors, values } = useOfferForm({
    order,
    start,
    problemsOf,
    pathOf: rowPath,
    save: (offer) => save('offer', offer),
  });
  const calculation = calculationOf(order, values, categories);
  const found = useSyncExternalStore(errors.subscribe, errors.all);
  const errorAt = (path: string) => found.find((error) => error.path === path)?.message ?? null;
  const fresh = () => emptyItem(order, values, `new-${crypto.randomUUID()}`);
  useOfferPreview(order.slug, previewOf(order, values, calculation));

  /** Kept on the server as it stands, so that the order can be gone on with in another tab or on another device. */
  async function saveForLater() {
    setSaving(true);
    const { ok } = await save('draft', values);
    setSaving(false);
    if (ok) toast('done', t('savedForLater'));
  }
  function put(item: ItemValues, index: number | null) {
    if (index === null) form.pushFieldValue('items', item);
    else form.setFieldValue(`items[${index}]`, item);
    setOpened(null);
  }

  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors />
        <ProductsSection
          form={form}
          values={values}
          categories={categories}
          editable={editable}
          pickable={products.length > 0}
          errorAt={errorAt}
          onAdd={() => setOpened({ item: fresh(), index: null })}
          onPick={() => setOpened('picking')}
          onRemoved={() => errors.rowRemoved('items')}
          onEdit={(index) => setOpened({ item: values.items[index] ?? fresh(), index })}
        />
        <CalculationSection form={form} order={order} values={values} calculation={calculation} />
        <Actions>
          {onBack !== undefined && (
            <Button kind="quiet" icon={ArrowLeft} onClick={() => onBack(values)} data-back>
              {t('backToCheck')}
            </Button>
          )}
          <Button
            kind="quiet"
            disabled={Object.keys(problemsOf(values)).length > 0}
            busy={isSaving}
            onClick={() => void saveForLater()}
          >
            {t('saveForLater')}
          </Button>
          <form.SubmitButton>{t('accept')}</form.SubmitButton>
        </Actions>
      </form.Element>
      {opened === 'picking' && (
        <PickDialog
          products={products}
          side={values.side}
          onChoose={(product) => setOpened({ item: { ...fresh(), ...pickedOf(product) }, index: null })}
          onClose={() => setOpened(null)}
        />
      )}
      {opened !== null && opened !== 'picking' && (
        <ItemDialog
          key={opened.item.key}
          order={order}
          item={opened.item}
          added={opened.index === null}
          side={values.side}
          categories={categories}
          problem={errorAt(`items[${opened.index ?? 'new'}]`)}
          onSave={(item) => put(item, opened.index)}
          onClose={() => setOpened(null)}
        />
      )}
    </form.AppForm>
  );
}
