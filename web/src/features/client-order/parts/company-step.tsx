import type { Screen } from '@app/machines/order';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { ErrorSummary } from '../../../kit/form/error-summary.tsx';
import type { Order } from '../queries/order-query.ts';
import { afterFieldName, namesField } from './error-message.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CompanyLoading } from './company-loading.tsx';
import { OfflineNote } from './offline-note.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useCompanyLookup } from './use-company-lookup.ts';
import type { WireForm } from './use-wire-form.ts';
import { VatIdField } from './vat-id-field.tsx';

type Props = {
  order: Order;
  screen: Screen;
  busy: boolean;
  wire: WireForm;
  vatId: string;
  onVatId: (vatId: string) => void;
  onSubmit: () => void;
  /** What else is asked, in the box of the VAT id. */
  fields?: ReactNode;
  /** What those fields are called, by their names on the wire. */
  names?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A form that begins with a VAT id: the registry says whose it is while one types, and tips stand in the form's place while it is asked. */
export function CompanyStep({
  order,
  screen,
  busy,
  wire,
  vatId,
  onVatId,
  onSubmit,
  fields,
  names = {},
  children,
}: Props) {
  const t = useTranslations('forms');
  const lookup = useCompanyLookup(vatId);
  const called: Readonly<Record<string, string>> = { ...names, vat_id: t('vatId.label') };
  const errors = wire.errors.map(({ fieldId, message }) => {
    const what = called[fieldId ?? ''];
    const clear = what === undefined || namesField(what, message);
    return { fieldId, message: clear ? message : t('errorOf', { what, sentence: afterFieldName(message) }) };
  });
  return (
    <CompanyLoading order={order} waiting={busy}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ScreenHead screen={screen} />
        <OfflineNote />
        <ErrorSummary errors={errors} attempt={wire.attempt} />
        <Box mt="8">
          <VatIdField
            id="vat_id"
            value={vatId}
            onValue={onVatId}
            onBlur={() => wire.onBlur('vat_id')}
            error={wire.errorOf('vat_id')}
            lookup={lookup}
          />
          {fields}
        </Box>
        {children}
        <CancelOrder order={order} />
      </form>
    </CompanyLoading>
  );
}
