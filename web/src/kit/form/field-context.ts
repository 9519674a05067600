import { createContext, use } from 'react';

/** What a field tells its control, so that label, help and error are tied to it. */
export type FieldTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldTies | null>(null);

/** The attributes for the control inside a Field; nothing outside one. */
export function useFieldTies(): Partial<FieldTies> {
  return use(FieldContext) ?? {};
}
