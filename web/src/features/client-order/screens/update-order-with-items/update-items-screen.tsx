import { channelPolicy } from '@app/machines/order';
import type { CategoryTerms } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { categoryTermsQuery } from './category-terms.ts';
import { CheckForm } from './check-form.tsx';
import { draftOf, useKeptDraft } from './offer-draft.ts';
import { offerOf } from './offer-values.ts';
import { useOfferSaving } from './use-offer-saving.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './items.messages.ts';

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
  const saving = useOfferSaving(order);
  const [draft] = useState(() => draftOf(order));
  const [values, setValues] = useState(() => draft?.values ?? offerOf(order));
  const scrapped = channelPolicy[order.facts.salesChannel].scrapped && order.facts.itemsEditable;
  const [checked, setChecked] = useState(draft?.checked ?? order.calculated);
  useKeptDraft(order, values, checked);
  const common = {
    order,
    values,
    categories,
    onValues: setValues,
    busy: saving.busy,
    refused: saving.errors,
  };

  /** The two forms stand in one place: whoever moves between them begins at the top. */
  function show(calculator: boolean) {
    setChecked(calculator);
    scrollTo({ top: 0 });
  }

  async function check() {
    if (await saving.save('goods', values)) show(true);
  }

  if (scrapped && !checked) {
    return (
      <>
        <ScreenHead screen={{ ...screen, subtitle: t('checkLead') }} />
        <CheckForm key="check" {...common} onChecked={() => void check()} />
        <CancelOrder order={order} />
      </>
    );
  }
  return (
    <>
      <ScreenHead screen={{ title: t('calculatorTitle'), subtitle: t('calculatorLead') }} />
      <CalculatorForm
        key="calculator"
        {...common}
        editable={order.facts.itemsEditable && !scrapped}
        onAccept={() => void saving.save('offer', values)}
        {...(scrapped
          ? {
              back: (
                <Button kind="quiet" icon={ArrowLeft} onClick={() => show(false)} data-back>
                  {t('backToCheck')}
                </Button>
              ),
            }
          : {})}
      />
      <CancelOrder order={order} />
    </>
  );
}
