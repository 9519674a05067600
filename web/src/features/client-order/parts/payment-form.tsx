import { messages } from '@app/machines/contract';
import { isEmail } from '@app/machines/rules';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BankChoice } from './bank-choice.tsx';
import type { Bank } from './bank-choice.tsx';
import { ConsentRow } from '../../../kit/form/consent-row.tsx';
import { unchangedErrors, summaryOf } from './server-errors.ts';
import type { FieldErrors } from './server-errors.ts';
import { pln } from '../../../kit/format/money.ts';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { ErrorSummary } from '../../../kit/form/error-summary.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';
import { postTo } from './post-to.ts';

type Props = { order: Order; banks: readonly Bank[]; back: ReactNode };

/** Bank and consents; the server answers with the provider's form, which is posted there. */
export function PaymentForm({ order, banks, back }: Props) {
  const t = useTranslations('screens.initialPayment');
  const start = useOrderAction('startPayment', order);
  const [channelId, setChannelId] = useState<string | null>(null);
  const [email, setEmail] = useState(order.userAttributes?.email ?? '');
  const [emailTouched, setEmailTouched] = useState(false);
  const [bylaw, setBylaw] = useState(false);
  const [personalData, setPersonalData] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>({});
  const [leaving, setLeaving] = useState(false);
  const amount = pln(order.initialPaymentAmount);
  const bank = banks.find((one) => one.id === channelId);
  const missing = {
    ...(channelId === null ? { channel_id: t('missingBank') } : {}),
    ...(isEmail(email.trim()) ? {} : { email: messages.email }),
    ...(bylaw ? {} : { bylaw: t('missingBylaw') }),
    ...(personalData ? {} : { personal_data: t('missingPersonalData') }),
  };
  const typed: Readonly<Record<string, unknown>> = { channel_id: channelId, email: email.trim() };
  const refused = unchangedErrors(start.errors, (id) => typed[id] !== sent[id]);
  const wrong: FieldErrors = attempt === 0 ? {} : { ...refused, ...missing };
  const emailError = wrong['email'] ?? (emailTouched ? missing.email : null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (channelId === null || Object.keys(missing).length > 0 || !bylaw || !personalData) return;
    setSent(typed);
    const result = await start.send({ channelId, email: email.trim(), bylaw, personalData });
    if (result?.ok !== true) return;
    setLeaving(true);
    postTo(result.reply.form);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        errors={summaryOf(wrong, ['channel_id', 'email', 'bylaw', 'personal_data'])}
        attempt={attempt}
      />
      <Section title={t('bank')}>
        <BankChoice
          id="channel_id"
          banks={banks}
          chosen={channelId}
          onChosen={setChannelId}
          error={wrong['channel_id'] ?? null}
        />
      </Section>
      <Box mt="6" maxWidth="440px">
        <Field id="email" label={t('email')} required error={emailError ?? null}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => setEmailTouched(true)}
          />
        </Field>
      </Box>
      <Card>
        <ConsentRow
          id="bylaw"
          label={t.rich('bylaw', {
            link: (words) => (
              <TextLink href="/page/rules" target="_blank">
                {words}
              </TextLink>
            ),
          })}
          text={t('bylawText')}
          checked={bylaw}
          onChecked={setBylaw}
          required
          error={wrong['bylaw'] ?? null}
        />
        <ConsentRow
          id="personal_data"
          label={t('personalData')}
          checked={personalData}
          onChecked={setPersonalData}
          required
          error={wrong['personal_data'] ?? null}
        />
      </Card>
      <Actions>
        {back}
        <Button kind="primary" type="submit" busy={start.busy || leaving}>
          {bank === undefined ? t('pay', { amount }) : t('payIn', { amount, bank: bank.shortName })}
        </Button>
      </Actions>
    </form>
  );
}
