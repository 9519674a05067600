import { emptyPerson, personsPath, readForm } from '@app/machines/company-form';
import { formKindExample as kind } from '@app/machines/fields/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { idOf } from '../../../../kit/form/form-context.ts';
import { FormScope } from '../../../../kit/form/form-scope.tsx';
import { SharedTexts, Texts } from '../../../../texts/texts.tsx';
import { siemens } from '../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../theme/theme-provider.tsx';
import { savesNothing, showFormPart } from '../../testing/form-part.tsx';
import { messages as shared } from '../../texts/order.messages.ts';
import { CompanyFormContext } from './form-context.ts';
import { companyForm } from './form-values.ts';
import { companyFormValidation } from './form-validation.ts';
import { messages } from './company-form.messages.ts';
import { PersonsSection } from './persons-section.tsx';

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ citizenships: [] }));

const blank = readForm({});

/** The section of a company that somebody represents; the form, its errors and what closes and opens the section again. */
async function show() {
  const owner = { ...emptyPerson('owner'), firstName: 'Anna', lastName: 'Nowak' };
  const form = companyForm({
    ...blank,
    companyAttributes: { ...blank.companyAttributes, krsUsersAttributes: [owner] },
  });
  const errors = companyFormValidation(form, kind);
  function Section() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
    return <PersonsSection open={open} onOpen={setOpen} />;
  }
  const client = newQueryClient();
  const shown = (opened: boolean) => (
    <SharedTexts>
      <Texts of={{ ...shared, ...messages }}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <CompanyFormContext value={{ form, kind, errors, saver: savesNothing }}>
              <FormScope form={form.details.form} errors={errors} path="">
                {opened && <Section />}
              </FormScope>
            </CompanyFormContext>
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>
  );
  const { rerender } = await render(shown(true));
  return {
    form,
    errors,
    async reopen() {
      await rerender(shown(false));
      await rerender(shown(true));
    },
  };
}

const add = page.getByRole('button', { name: 'Dodaj osobę' });

test('persons who are added before and after the section was closed are different persons, whose keys the wire takes', async () => {
  const { form, reopen } = await show();
  await add.click();
  await add.click();
  await reopen();
  await add.click();
  const keys = form.persons.items().map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect(keys.filter((key) => key.length > 40)).toEqual([]);
});

test('where nobody can be added, no rule stands alone under the last person (F146)', async () => {
  const signs = { ...emptyPerson('owner'), willSign: true };
  await showFormPart(
    <PersonsSection open={new Set()} onOpen={() => undefined} />,
    { krsUsersAttributes: [signs] },
    { legalForm: 'dg' },
  );
  const under = document.getElementById(idOf(personsPath));
  const rules = [under, ...(under?.querySelectorAll('*') ?? [])].filter(
    (part) => part !== null && getComputedStyle(part).borderTopWidth !== '0px',
  );
  expect(rules).toEqual([]);
  expect(under?.getBoundingClientRect().height).toBeLessThanOrEqual(24);
});

test('who signs is asked for without red, until something was changed and nobody does (F112)', async () => {
  const { form } = await show();
  const sentence = page.getByText('Wskaż przynajmniej jedną osobę, która podpisze umowę');
  const isRed = () => sentence.element().closest('[aria-live]') !== null;
  await expect.element(sentence).toBeVisible();
  expect(isRed()).toBe(false);
  const owner = form.persons.items()[0];
  owner?.form.setFieldValue('willSign', true);
  await expect.element(sentence).not.toBeInTheDocument();
  owner?.form.setFieldValue('willSign', false);
  owner?.form.setFieldValue('lastName', 'Nowakowska');
  await expect.poll(isRed).toBe(true);
});
