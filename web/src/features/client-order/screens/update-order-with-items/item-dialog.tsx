import type { CategoryTerms } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import type { Order } from '../../queries/order-query.ts';
import { ItemFields } from './item-fields.tsx';
import { problemsOfItems } from './offer-calculation.ts';
import { errorsOf } from './offer-errors.ts';
import type { ItemValues, PriceSide } from './offer-values.ts';

type Props = {
  order: Order;
  item: ItemValues;
  added: boolean;
  side: PriceSide;
  categories: readonly CategoryTerms[];
  /** What the server refused of this product, by field. */
  refused: (field: string) => string | null;
  onSave: (item: ItemValues) => void;
  onClose: () => void;
};

/** The editor of one product row; nothing changes in the table until it is saved whole. */
export function ItemDialog({ order, item, added, side, categories, refused, onSave, onClose }: Props) {
  const t = useTranslations('items');
  const [edited, setEdited] = useState(item);
  const [tried, setTried] = useState(false);
  const errors = errorsOf(problemsOfItems(order, [edited], categories));
  const wrong = [...errors.keys()].filter((id) => id !== '');
  const errorOf = (field: string) =>
    (tried ? errors.get(`item-0-${field}`) : null) ?? (edited === item ? refused(field) : null);
  function save() {
    setTried(true);
    const [first] = wrong;
    if (first === undefined) onSave(edited);
    else document.getElementById(first.replace('item-0', 'edited'))?.focus();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(added ? 'addTitle' : 'editTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button kind="primary" onClick={save}>
            {t(added ? 'addToOffer' : 'saveItem')}
          </Button>
        </>
      }
    >
      <Box color="ink" mt="4">
        <ItemFields
          order={order}
          id="edited"
          item={edited}
          side={side}
          categories={categories}
          onItem={setEdited}
          errorOf={errorOf}
        />
      </Box>
    </Dialog>
  );
}
