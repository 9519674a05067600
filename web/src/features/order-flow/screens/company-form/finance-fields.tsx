import { asksFor } from '@app/machines/company-form';
import { isMasked } from '@app/machines/contract';
import {
  formatAmount,
  formatNrb,
  groszFromTyped,
  isDecimal,
  fromDecimal,
  normaliseNrb,
  signedAmountText,
  toDecimal,
} from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGrid, Span } from '../../../../kit/elements/box.tsx';
import type { Control } from '../../../../kit/form/control-field.tsx';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import { useCompanyForm } from './form-context.ts';
import { FormControl, FormText } from './form-fields.tsx';
import { Group } from './group.tsx';

/** Bank account and income, where this kind of order asks for them. */
export function FinanceFields() {
  const t = useTranslations('companyForm.basic');
  const { kind } = useCompanyForm();
  const account = asksFor(kind, 'bankAccount');
  const income = asksFor(kind, 'income');
  if (!account && !income) return null;
  return (
    <Group title={t('finance')}>
      <FieldGrid phone="halves">
        {account && (
          <FormText
            name="companyAttributes.bankAccountNumber"
            label={t('account')}
            help={t('accountHelp')}
            span={12}
            normalise={(typed) => normaliseNrb(typed).replace(/\D/g, '').slice(0, 26)}
            format={(account) => (isMasked(account) ? account : formatNrb(account))}
            inputMode="numeric"
            figures
            // All 26 digits are to be seen on a phone.
            px={{ base: '2', sm: '4' }}
            letterSpacing={{ base: '-0.05em', sm: 'normal' }}
          />
        )}
        {income && (
          <>
            <FormControl name="lastYearIncome" label={t('lastYearIncome')}>
              {(control) => <IncomeInput {...control} />}
            </FormControl>
            <FormControl name="incomeBeforeTax" label={t('incomeBeforeTax')} note={t('mayBeNegative')}>
              {(control) => <IncomeInput {...control} />}
            </FormControl>
          </>
        )}
      </FieldGrid>
    </Group>
  );
}

/** An amount that may be a loss; its value is the wire's, formatted on blur. */
function IncomeInput({ value, onValue, onBlur }: Control<string>) {
  const t = useTranslations('kit');
  const [draft, setDraft] = useState<string | null>(null);
  const shown = isDecimal(value) ? formatAmount(fromDecimal(value)) : value;
  return (
    <TextInput
      inputMode="text"
      autoComplete="off"
      textAlign="right"
      figures
      trail={<Span pr="3">{t('currency')}</Span>}
      value={draft ?? shown}
      onChange={(event) => {
        const accepted = signedAmountText(event.target.value);
        setDraft(accepted);
        const grosz = groszFromTyped(accepted);
        onValue(grosz === null ? '' : toDecimal(grosz));
      }}
      onBlur={() => {
        setDraft(null);
        onBlur();
      }}
    />
  );
}
