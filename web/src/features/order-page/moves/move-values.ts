import { isCalendarDate } from '@app/machines/rules';
import type { MoveField, MoveSpec } from './move-specs.ts';

/** What a dialog holds, whichever of it is asked for; amounts in grosz. */
export interface MoveValues {
  reason: string;
  to: string;
  amount: number | null;
  received_on: string;
  reference: string;
  shipping_number: string;
  delivered_at: string;
  kind: string;
  guarantors: readonly string[];
  attachment_id: string;
}

export const noValues: MoveValues = {
  reason: '',
  to: '',
  amount: null,
  received_on: '',
  reference: '',
  shipping_number: '',
  delivered_at: '',
  kind: '',
  guarantors: [],
  attachment_id: '',
};

const isFilled = (field: MoveField, values: MoveValues): boolean => {
  const value = values[field];
  if (field === 'guarantors') return true;
  if (field === 'received_on' || field === 'delivered_at') return isCalendarDate(String(value));
  return value !== null && String(value).trim() !== '';
};

/** The asked fields that are still to be filled in. */
export const missingFields = (
  { fields, optional = [] }: MoveSpec,
  values: MoveValues,
): readonly MoveField[] => fields.filter((field) => !optional.includes(field) && !isFilled(field, values));

const sent = (field: MoveField, values: MoveValues): unknown =>
  field === 'amount'
    ? (values.amount ?? 0) / 100
    : field === 'guarantors'
      ? values.guarantors
      : String(values[field]).trim();

/** The command's body; a field that may stay empty is left out then. */
export const bodyOf = ({ body, fields }: MoveSpec, values: MoveValues): Record<string, unknown> => ({
  ...body,
  ...Object.fromEntries(
    fields.filter((field) => isFilled(field, values)).map((field) => [field, sent(field, values)]),
  ),
});
