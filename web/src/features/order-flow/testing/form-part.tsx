import { readForm } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind } from '@app/machines/company-form';
import { formKindExample } from '@app/machines/fields/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { TriedContext } from '../../../kit/form/form-context.ts';
import { FormScope } from '../../../kit/form/form-scope.tsx';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../screens/company-form/company-form.messages.ts';
import { CompanyFormContext } from '../screens/company-form/form-context.ts';
import { companyFormValidation } from '../screens/company-form/form-validation.ts';
import { companyForm } from '../screens/company-form/form-values.ts';
import { messages as shared } from '../texts/order.messages.ts';

const blank = readForm({});

/** Of a part that nothing is answered in beside the form. */
export const savesNothing = {
  sendBehind: () => {
    throw new Error('Nothing is stored beside the form here');
  },
};

type Company = Partial<CompanyFormValues['companyAttributes']>;

/** Shows a part of the company form: its form and errors, and what tries to go on, so that every error shows. */
export async function showFormPart(
  part: ReactNode,
  company: Company = {},
  kind: Partial<FormKind> = {},
  contact: Partial<CompanyFormValues['userAttributes']> = {},
) {
  const form = companyForm({
    ...blank,
    companyAttributes: { ...blank.companyAttributes, ...company },
    userAttributes: { ...blank.userAttributes, ...contact },
  });
  const whole = { ...formKindExample, ...kind };
  const errors = companyFormValidation(form, whole);
  const client = newQueryClient();
  const shown = (tried: boolean) => (
    <SharedTexts>
      <Texts of={{ ...shared, ...messages }}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <CompanyFormContext value={{ form, kind: whole, errors, saver: savesNothing }}>
              <FormScope form={form.details.form} errors={errors} path="">
                <TriedContext value={tried}>{part}</TriedContext>
              </FormScope>
            </CompanyFormContext>
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>
  );
  const { rerender } = await render(shown(false));
  return { form, errors, tryOn: () => rerender(shown(true)) };
}
