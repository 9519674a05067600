import { channelPolicy } from '@app/machines/order';
import type { CategoryTerms } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { categoryTermsQuery } from '../../parts/offer/category-terms.ts';
import { CheckForm } from './check-form.tsx';
import { draftOf } from '../../parts/offer/offer-draft.ts';
import { offerOf } from '../../parts/offer/offer-values.ts';
import type { OfferValues } from '../../parts/offer/offer-values.ts';
import { useOfferSaving } from '../../parts/offer/use-offer-saving.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from '../../parts/offer/items.messages.ts';

/** The goods are checked and completed, then number of instalments and own payment are chosen. */
export const UpdateItemsScreen = withTexts(messages, Content);

function Content(props: ScreenProps) {
  const t = useTranslations('items');
  const terms = useQuery(categoryTermsQuery(props.order));
  if (terms.data !== undefined) return <Offer {...props} categories={terms.data} />;
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

function Offer({ order, screen, categories }: ScreenProps & { categories: readonly CategoryTerms[] }) {
  const t = useTranslations('items');
  const save = useOfferSaving(order);
  const [start, setStart] = useState(
    () => draftOf(order) ?? { values: offerOf(order), checked: order.calculated },
  );
  const scrapped = channelPolicy[order.facts.salesChannel].scrapped && order.facts.itemsEditable;
  const checks = scrapped && !start.checked;

  /** The two forms stand in one place: whoever moves between them begins at the top. */
  function show(checked: boolean, values: OfferValues) {
    setStart({ values, checked });
    scrollTo({ top: 0 });
  }

  return (
    <>
      <ScreenHead
        screen={
          checks
            ? { ...screen, subtitle: t('checkLead') }
            : { title: t('calculatorTitle'), subtitle: t('calculatorLead') }
        }
      />
      {checks ? (
        <CheckForm
          order={order}
          categories={categories}
          start={start}
          save={save}
          onChecked={(values) => show(true, values)}
        />
      ) : (
        <CalculatorForm
          order={order}
          categories={categories}
          start={start}
          editable={order.facts.itemsEditable && !scrapped}
          save={save}
          onBack={scrapped ? (values) => show(false, values) : undefined}
        />
      )}
      <CancelOrder order={order} />
    </>
  );
}
