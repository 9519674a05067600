import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { textsOf } from '../testing/testing-screen.tsx';
import { messages } from '../texts/order.messages.ts';
import { BankField } from './bank-field.tsx';

const bank = (id: string, name: string) => ({ id, name, shortName: name });

function Banks({ names }: { names: readonly string[] }) {
  const { form, errors } = useValidatedForm({
    defaultValues: { bank: '' },
    validate: () => [],
    submit: async () => undefined,
  });
  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.AppField name="bank">
          {() => <BankField banks={names.map((name) => bank(name, name))} />}
        </form.AppField>
      </form.Element>
    </form.AppForm>
  );
}

test('BLIK comes first where it is offered, and who misses his bank reads what to do (F122)', async () => {
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <Banks names={['mBank', 'PKO BP', 'BLIK']} />
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  expect(textsOf('label')).toEqual(['BLIK', 'mBank', 'PKO BP']);
  await page.getByText('Nie ma mojego banku').click();
  await expect.element(page.getByText(/Zadzwoń do nas: 22\s100\s20\s30/u)).toBeVisible();
});
