import { FieldApi } from '@tanstack/react-form';
import type { AnyFormApi } from '@tanstack/react-form';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldContext, formContext, ScopeContext, useFormContext } from './form-context.ts';
import type { Scope } from './form-context.ts';

type Props = Scope & { form: AnyFormApi; children: ReactNode };

/** The form of the fields within. */
export function FormScope({ form, errors, path, children }: Props) {
  const scope = useMemo(() => ({ errors, path }), [errors, path]);
  return (
    <formContext.Provider value={form}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </formContext.Provider>
  );
}

/** A field of the form around. A key does not draw it again, as it does the library's own: only what reads the value. */
export function FormField({ name, children }: { name: string; children: ReactNode }) {
  const form: AnyFormApi = useFormContext();
  const [field] = useState(() => new FieldApi({ form, name }));
  useLayoutEffect(() => field.mount(), [field]);
  return <fieldContext.Provider value={field}>{children}</fieldContext.Provider>;
}
