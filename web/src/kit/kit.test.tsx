import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from './testing/show.tsx';
import { AmountInput } from './form/amount-input.tsx';
import { Button } from './elements/button.tsx';
import { Checkbox } from './form/checkbox.tsx';
import { Field } from './form/field.tsx';
import { MaskedInput } from './form/masked-input.tsx';
import { RadioTile, RadioTiles } from './elements/tile.tsx';
import { TextInput } from './form/text-input.tsx';

describe('a button', () => {
  test('does nothing while busy and keeps its width', async () => {
    let presses = 0;
    function Sending() {
      const [busy, setBusy] = useState(false);
      return (
        <Button
          kind="primary"
          busy={busy}
          onClick={() => {
            presses += 1;
            setBusy(true);
          }}
        >
          Wyślij wniosek
        </Button>
      );
    }
    await show(<Sending />);
    const button = page.getByRole('button');
    const before = button.element().getBoundingClientRect();
    expect(before.height).toBe(48);
    await button.click();
    await button.click();
    expect(button.element().getBoundingClientRect().width).toBe(before.width);
    expect([presses, button.element().getAttribute('aria-busy')]).toEqual([1, 'true']);
  });
});

describe('a text', () => {
  test('is taken without the characters that nobody sees, as contacts and tables hold them', async () => {
    function Phone() {
      const [value, setValue] = useState('');
      return (
        <>
          <TextInput aria-label="Telefon" value={value} onChange={(event) => setValue(event.target.value)} />
          <output>{JSON.stringify(value)}</output>
        </>
      );
    }
    await show(<Phone />);
    await userEvent.fill(page.getByLabelText('Telefon'), '\u202a500\t600 700\u202c\0');
    await expect.element(page.getByRole('status')).toHaveTextContent('"500 600 700"');
    await expect.element(page.getByLabelText('Telefon')).toHaveValue('500 600 700');
  });
});

describe('a field', () => {
  test('connects label, help and error with its control and reserves room for the error', async () => {
    function Nip({ error }: { error: string | null }) {
      return (
        <Field id="nip" label="NIP" help="Z umowy spółki" error={error} required>
          <TextInput />
        </Field>
      );
    }
    const screen = await show(<Nip error={null} />);
    const height = screen.container.getBoundingClientRect().height;
    await screen.rerender(<Nip error="NIP ma 10 cyfr" />);
    const input = page.getByRole('textbox', { name: 'NIP' });
    await expect.element(input).toHaveAccessibleDescription('Z umowy spółki NIP ma 10 cyfr');
    await expect.element(input).toBeInvalid();
    expect(screen.container.getBoundingClientRect().height).toBe(height);
  });

  test('with a mask accepts pasting in another spelling', async () => {
    function Postal() {
      const [code, setCode] = useState('');
      return (
        <Field label="Kod pocztowy">
          <MaskedInput mask="99-999" value={code} onValue={setCode} />
        </Field>
      );
    }
    await show(<Postal />);
    await page.getByLabelText('Kod pocztowy').fill('60 125');
    await expect.element(page.getByLabelText('Kod pocztowy')).toHaveValue('60-125');
  });

  test('of an amount gives grosz and spells itself on leaving', async () => {
    const given: (number | null)[] = [];
    function Price() {
      const [grosz, setGrosz] = useState<number | null>(null);
      return (
        <Field label="Cena">
          <AmountInput
            value={grosz}
            onValue={(value) => {
              given.push(value);
              setGrosz(value);
            }}
          />
        </Field>
      );
    }
    await show(<Price />);
    await page.getByLabelText('Cena').fill('12345,6');
    await userEvent.tab();
    await expect.element(page.getByLabelText('Cena')).toHaveValue('12\u00A0345,60');
    expect(given.at(-1)).toBe(1_234_560);
  });
});

describe('choices', () => {
  test('a tick that stands for some is mixed', async () => {
    await show(
      <Checkbox checked={false} mixed onChecked={() => undefined} label="Zaznacz wszystkie zgody" />,
    );
    await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
  });

  test('the whole tile chooses, and arrows move between tiles', async () => {
    function Methods() {
      const [method, setMethod] = useState('');
      const tile = { name: 'method', onChosen: setMethod };
      return (
        <RadioTiles legend="Sposób podpisania" columns={2}>
          <RadioTile {...tile} value="qes" checked={method === 'qes'} title="Podpis kwalifikowany" />
          <RadioTile {...tile} value="delivery" checked={method === 'delivery'} title="Kurier" />
        </RadioTiles>
      );
    }
    await show(<Methods />);
    await page.getByText('Podpis kwalifikowany').click();
    await expect.element(page.getByRole('radio', { name: 'Podpis kwalifikowany' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Kurier' })).toBeChecked();
  });
});
