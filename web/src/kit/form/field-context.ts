import { createContext, use } from 'react';

/** What a field gives its control, so that label, help and error belong to it. */
export type FieldAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldAttributes | null>(null);

/** The attributes for the control inside a Field; nothing outside one. */
export function useFieldAttributes(): Partial<FieldAttributes> {
  return use(FieldContext) ?? {};
}
