import type { ReactNode } from 'react';
import { Card } from '../../kit/elements/card.tsx';
import { FormElement, FormErrors, SubmitButton } from '../../kit/form/form.tsx';
import type { FieldErrors } from '../../kit/form/validation.ts';

type Props = {
  errors: FieldErrors;
  /** Why the sign-in does not go on, where it lies in no field. */
  reason: string | undefined;
  /** The button's words. */
  submit: string;
  children: ReactNode;
};

/** The form around as a card of fields with its button. */
export function SignInForm({ errors, reason, submit, children }: Props) {
  return (
    <FormElement errors={errors}>
      <FormErrors reason={reason} />
      <Card padded mt="6">
        {children}
        <SubmitButton wide mt="2">
          {submit}
        </SubmitButton>
      </Card>
    </FormElement>
  );
}
