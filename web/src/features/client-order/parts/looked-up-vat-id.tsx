import { useStore } from '@tanstack/react-form';
import { idOf, useFieldContext, useFieldError } from '../../../kit/form/form-context.ts';
import { useCompanyLookup } from './use-company-lookup.ts';
import { VatIdField } from './vat-id-field.tsx';

/** The VAT id as a field of the form around, with what the registry says of it. */
export function LookedUpVatId() {
  const field = useFieldContext<string>();
  const value = useStore(field.store, (state) => state.value);
  return (
    <VatIdField
      id={idOf(field.name)}
      value={value}
      onValue={field.handleChange}
      onBlur={field.handleBlur}
      error={useFieldError()}
      lookup={useCompanyLookup(value)}
    />
  );
}
