import type { CategoryTerms } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import type { Order } from '../../queries/order-query.ts';
import { ItemFields } from './item-fields.tsx';
import { problemsOfItems } from './offer-calculation.ts';
import { offerErrors } from './offer-errors.ts';
import type { ItemValues, PriceSide } from './offer-values.ts';

type Props = {
  order: Order;
  item: ItemValues;
  added: boolean;
  side: PriceSide;
  categories: readonly CategoryTerms[];
  /** What is wrong with this product as it stands in the offer. */
  problem: string | null;
  onSave: (item: ItemValues) => void;
  onClose: () => void;
};

const formId = 'edited-item';

/** The editor of one product row; nothing changes in the table until it is saved whole. */
export function ItemDialog({ order, item, added, side, categories, problem, onSave, onClose }: Props) {
  const t = useTranslations('items');
  const { form, errors } = useValidatedForm<{ item: ItemValues }>({
    defaultValues: { item },
    validate: (values) =>
      offerErrors(problemsOfItems(order, [values.item], categories))
        .filter(({ path }) => path !== 'items')
        .map(({ path, message }) => ({ path: path.replace('items[0]', 'item'), message })),
    submit: async (values) => {
      onSave(values.item);
      return undefined;
    },
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t(added ? 'addTitle' : 'editTitle')}
        actions={
          <>
            <Button onClick={onClose}>{t('keep')}</Button>
            <form.SubmitButton form={formId}>{t(added ? 'addToOffer' : 'saveItem')}</form.SubmitButton>
          </>
        }
      >
        <Box color="ink" mt="4">
          {problem !== null && <Note meaning="refused">{problem}</Note>}
          <form.Element id={formId} errors={errors} short>
            <ItemFields form={form} fields="item" order={order} side={side} categories={categories} />
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
