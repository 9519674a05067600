import type { CategoryTerms } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { messages as files } from '../../../../kit/files/files.messages.ts';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { lastChange } from '../../parts/last-change.ts';
import { categoryTermsQuery, predefinedProductsQuery } from '../../parts/offer/category-terms.ts';
import { DownloadPdf } from '../../parts/offer/download-pdf.tsx';
import { ItemDialog } from '../../parts/offer/item-dialog.tsx';
import { messages as items } from '../../parts/offer/items.messages.ts';
import { calculationOf, previewOf, problemsOfItems } from '../../parts/offer/offer-calculation.ts';
import { draftOf } from '../../parts/offer/offer-draft.ts';
import { offerPath } from '../../parts/offer/offer-errors.ts';
import { emptyItem, offerOf, pickedOf } from '../../parts/offer/offer-values.ts';
import type { ItemValues, OfferValues } from '../../parts/offer/offer-values.ts';
import { PickDialog } from '../../parts/offer/pick-dialog.tsx';
import { useOfferForm } from '../../parts/offer/use-offer-form.ts';
import { useOfferSaving } from '../../parts/offer/use-offer-saving.ts';
import { useShopLimit } from '../../parts/offer/use-shop-limit.ts';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOfferPreview } from '../../queries/offer-preview.ts';
import { Basket } from './basket.tsx';
import { Calculator } from './calculator.tsx';
import { messages } from './offer-editor.messages.ts';
import { SavingLine } from './saving-line.tsx';
import { SpecificationFiles } from './specification-files.tsx';
import { useAutosave } from './use-autosave.ts';

/** From goods to instalment with the client watching: a basket that is typed into, a calculator, and everything saved as typed. */
export const OfferEditorScreen = withTexts({ ...files, ...items, ...messages }, Content);

function Content(props: ScreenProps) {
  const t = useTranslations('items');
  const terms = useQuery(categoryTermsQuery(props.order));
  if (terms.data !== undefined) return <Editor {...props} categories={terms.data} />;
  return (
    <>
      <ScreenHead screen={props.screen} />
      <Box mt="8">
        <Loaded query={terms} failedTitle={t('termsFailed')} rows={6}>
          {() => null}
        </Loaded>
      </Box>
    </>
  );
}

type Opened = { item: ItemValues; index: number } | 'picking' | null;

function Editor({ order, screen, categories }: ScreenProps & { categories: readonly CategoryTerms[] }) {
  const t = useTranslations('offerEditor');
  const [opened, setOpened] = useState<Opened>(null);
  const products = useQuery(predefinedProductsQuery(order)).data ?? [];
  const [start] = useState(() => draftOf(order) ?? { values: offerOf(order), checked: order.calculated });
  const problemsOf = useCallback(
    (offer: OfferValues) => ({
      ...calculationOf(order, offer, categories).problems,
      ...problemsOfItems(order, offer.items, categories),
    }),
    [order, categories],
  );
  const limit = useShopLimit(order.shopAttributes);
  const save = useOfferSaving(order);
  // The form is made before what saves it: it asks for it only when it is sent.
  const ending = useRef<ReturnType<typeof useAutosave>['finish']>(null);
  const { form, errors, values } = useOfferForm({
    order,
    start,
    problemsOf,
    pathOf: offerPath,
    save: (offer) => ending.current?.(offer) ?? save('offer', offer),
  });
  const calculation = calculationOf(order, values, categories);
  const fits = Object.keys(calculation.problems).length === 0;
  const complete = Object.keys(problemsOfItems(order, values.items, categories)).length === 0;
  const { state, finish } = useAutosave({
    values,
    savable: complete ? (fits ? 'draft' : 'goods') : null,
    save,
    savedAt: lastChange(order).getTime(),
  });
  useEffect(() => {
    ending.current = finish;
  }, [finish]);
  const counts = useMemo(
    () =>
      calculation.counts.map((count) => ({
        count,
        instalment:
          calculationOf(order, { ...values, paymentsCount: count }, categories).offer?.installmentValue ??
          null,
      })),
    [calculation.counts, order, values, categories],
  );
  const found = useSyncExternalStore(errors.subscribe, errors.all);
  const problem = found.find(({ path }) => path === 'items')?.message ?? null;
  useOfferPreview(order.slug, previewOf(order, values, calculation));

  function add(more: Partial<ItemValues> = {}) {
    const key = `new-${crypto.randomUUID()}`;
    form.pushFieldValue('items', { ...emptyItem(order, values, key), ...more });
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-row="${values.items.length}"] input`)?.focus(),
    );
  }
  function remove(index: number) {
    void form.removeFieldValue('items', index);
    errors.rowRemoved('items');
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-row="${Math.max(0, index - 1)}"] input`)?.focus(),
    );
  }
  return (
    <form.AppForm>
      <form.Element id="offer" errors={errors}>
        <ScreenHead screen={screen} aside={<SavingLine state={state} />} />
        <form.Errors />
        <Basket
          form={form}
          order={order}
          values={values}
          categories={categories}
          pickable={products.length > 0}
          problem={problem}
          onAdd={(type) => add(type === 'proforma' ? { type, quantity: 1 } : {})}
          onPick={() => setOpened('picking')}
          onMore={(index) => {
            const item = values.items[index];
            if (item !== undefined) setOpened({ item, index });
          }}
          onRemove={remove}
        />
        {values.items.some(({ type }) => type === 'proforma') && <SpecificationFiles slug={order.slug} />}
        <Calculator
          form={form}
          order={order}
          values={values}
          calculation={calculation}
          counts={counts}
          limit={limit}
        />
        <Actions>
          <DownloadPdf order={order} disabled={!fits || state.name !== 'saved'} />
          <form.SubmitButton>{t('submit')}</form.SubmitButton>
        </Actions>
      </form.Element>
      <CancelOrder order={order} />
      {opened === 'picking' && (
        <PickDialog
          products={products}
          side={values.side}
          onChoose={(product) => {
            setOpened(null);
            add(pickedOf(product));
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened !== null && opened !== 'picking' && (
        <ItemDialog
          key={opened.item.key}
          order={order}
          item={opened.item}
          added={false}
          side={values.side}
          categories={categories}
          problem={null}
          onSave={(item) => {
            form.setFieldValue(`items[${opened.index}]`, item);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </form.AppForm>
  );
}
