import { useControl, useFieldError, useFieldId } from '../../../kit/form/form-context.ts';
import { useCompanyLookup } from './use-company-lookup.ts';
import { VatIdField } from './vat-id-field.tsx';

/** The VAT id as a field of the form around, with what the registry says of it. */
export function LookedUpVatId() {
  const control = useControl<string>();
  return (
    <VatIdField
      id={useFieldId()}
      error={useFieldError()}
      lookup={useCompanyLookup(control.value)}
      {...control}
    />
  );
}
