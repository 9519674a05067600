import { messages } from '@app/machines/contract';
import { isEmail } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { pln } from '../../../kit/format/money.ts';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';
import { BankField } from './bank-field.tsx';
import type { Bank } from './bank-field.tsx';
import { keepValues, keptValues } from './kept-values.ts';
import { postTo } from './post-to.ts';
import { rulesLink } from './rules-link.tsx';
import { useLeaving } from './use-leaving.ts';

type Props = { order: Order; banks: readonly Bank[]; back: ReactNode };

/** The fields by their names on the wire. */
type Values = { channel_id: string; email: string; bylaw: boolean };

/** What this tab paid with before; nothing where that bank is not offered any more. */
function keptPayment(place: string, banks: readonly Bank[]): Values | null {
  const kept = keptValues<Values>(place);
  return banks.some(({ id }) => id === kept?.channel_id) ? kept : null;
}

/**
 * Bank and the provider's rules; the server answers with the provider's form, which is posted there. What the provider is
 * told stands beside its rules and is accepted with them: nobody is asked twice to pay his own fee (F132).
 */
export function PaymentForm({ order, banks, back }: Props) {
  const t = useTranslations('initialPayment');
  const start = useOrderAction('startPayment', order);
  const [leaving, leave] = useLeaving();
  const place = `payment ${order.slug}`;
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: {
      channel_id: '',
      email: order.userAttributes?.email ?? '',
      bylaw: false,
      // Of a payment that failed: whoever pays again is asked nothing twice (F121).
      ...keptPayment(place, banks),
    },
    validate: ({ channel_id: channelId, email, bylaw }) => [
      ...(channelId === '' ? [{ path: 'channel_id', message: t('missingBank') }] : []),
      ...(isEmail(email.trim()) ? [] : [{ path: 'email', message: messages.email }]),
      ...(bylaw ? [] : [{ path: 'bylaw', message: t('missingBylaw') }]),
    ],
    submit: async (values) => {
      if (leaving) return undefined;
      const { channel_id: channelId, email } = values;
      const body = { channelId, email: email.trim(), bylaw: true, personalData: true } as const;
      const result = await start.send(body);
      if (result?.ok === true) {
        keepValues(place, values);
        leave();
        postTo(result.reply.form);
      }
      return invalidFields(result);
    },
  });
  const channelId = useStore(form.store, (state) => state.values.channel_id);
  const amount = pln(order.initialPaymentAmount);
  const bank = banks.find((one) => one.id === channelId);
  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors />
        <Section title={t('bank')}>
          <form.AppField name="channel_id">{() => <BankField banks={banks} />}</form.AppField>
        </Section>
        <Box mt="6" maxWidth="440px">
          <form.AppField name="email">
            {(field) => (
              <field.Text label={t('email')} required type="email" inputMode="email" autoComplete="email" />
            )}
          </form.AppField>
        </Box>
        <Card>
          <form.AppField name="bylaw">
            {(field) => (
              <field.Consent required label={t.rich('bylaw', { link: rulesLink })} text={t('bylawText')} />
            )}
          </form.AppField>
        </Card>
        <Actions>
          {back}
          <form.SubmitButton busy={leaving}>
            {bank === undefined ? t('pay', { amount }) : t('payIn', { amount, bank: bank.shortName })}
          </form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
