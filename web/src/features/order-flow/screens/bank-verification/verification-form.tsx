import { missingFor, verificationNeeds } from '@app/machines/bank-verification';
import type { Choice, VerificationMode } from '@app/machines/bank-verification';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../../api/answer.ts';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { BankField } from '../../parts/bank-field.tsx';
import { rulesLink } from '../../parts/rules-link.tsx';
import { useLeaving } from '../../parts/use-leaving.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { ModeTiles } from './mode-tiles.tsx';

type Channels = Reply<'getVerificationChannels'>;
type Props = { order: Order; channels: Channels['channels']; persons: Channels['persons']; back: ReactNode };

const anyOf = new Intl.ListFormat('pl', { type: 'disjunction' });

const nothing: Choice = {
  mode: 'AIS',
  channelId: null,
  personId: null,
  privacyConsent: false,
  dataTransferConsent: false,
  bigConsent: false,
  bikConsent: false,
};

/** The form's fields by their names on the wire. */
const fields: Readonly<Record<string, keyof Choice>> = {
  channel_id: 'channelId',
  component: 'mode',
  bm_privacy_consent: 'privacyConsent',
  bm_data_transfer_consent: 'dataTransferConsent',
  identity_verification_krs_user_id: 'personId',
  big_verification_consent: 'bigConsent',
  bik_verification_consent: 'bikConsent',
};

/** Mode, bank, person and consents; the server judges by the same rule what is missing. */
export function VerificationForm({ order, channels, persons, back }: Props) {
  const t = useTranslations('bankVerification');
  const needs = verificationNeeds[order.facts.financingType];
  const start = useOrderAction('startVerification', order);
  const [leaving, leave] = useLeaving();
  const busy = start.busy || leaving;
  const { form, errors } = useValidatedForm<Choice>({
    defaultValues: nothing,
    validate: (values) =>
      missingFor(values, needs).map((name) => ({
        path: name === 'person' ? 'personId' : name === 'channel' ? 'channelId' : name,
        message: t(`missing.${name}`),
      })),
    submit: async ({ channelId, ...values }) => {
      if (channelId === null) throw new Error('No selected channel id in store!');
      if (busy) return undefined;
      const result = await start.send({
        channelId,
        component: values.mode,
        bmPrivacyConsent: values.privacyConsent,
        bmDataTransferConsent: values.dataTransferConsent,
        identityVerificationKrsUserId: values.personId,
        bigVerificationConsent: values.bigConsent,
        bikVerificationConsent: values.bikConsent,
      });
      // The order's page leaves for the bank, and knows on the way back that it has.
      if (result?.ok === true) leave();
      if (result?.ok !== false || result.kind !== 'invalid') return undefined;
      return Object.fromEntries(
        Object.entries(result.errors).map(([name, message]) => [fields[name] ?? name, message]),
      );
    },
  });
  const { mode, channelId, personId } = useStore(form.store, (state) => state.values);
  const banks = channels.filter((channel) => channel.component === null || channel.component === mode);
  const bank = banks.find((one) => one.id === channelId);
  // Until one is chosen, or where none is, any of the signers' accounts will do.
  const person =
    persons.find(({ id }) => id === personId)?.name ?? anyOf.format(persons.map(({ name }) => name));
  const consents = [
    ...(mode === 'AIS' ? (['privacyConsent', 'dataTransferConsent'] as const) : []),
    ...(needs.personAndBureaus ? (['bigConsent', 'bikConsent'] as const) : []),
  ];

  /**
   * A bank offers its modes under different ids: another mode is another choice of bank. A reset ends `isSubmitting`: while
   * the form is being sent the mode stays.
   */
  function changeMode(next: VerificationMode) {
    if (next === mode || busy) return;
    form.reset({ ...form.state.values, mode: next, channelId: null }, { keepDefaultValues: true });
  }

  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors />
        <ModeTiles mode={mode} onMode={changeMode} />
        {needs.personAndBureaus && (
          <Section title={t('person')}>
            <form.AppField name="personId">
              {(field) => (
                <field.OneOf
                  label={t('personLabel')}
                  required
                  placeholder={t('choose')}
                  options={persons.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </form.AppField>
          </Section>
        )}
        <Section title={t('bank')} lead={t('bankLead', { person })}>
          <form.AppField name="channelId">{() => <BankField banks={banks} />}</form.AppField>
        </Section>
        {consents.length > 0 && (
          <Card mt="8">
            {consents.map((consent) => (
              <form.AppField key={consent} name={consent}>
                {(field) => (
                  <field.Consent
                    required
                    label={t.rich(`consents.${consent}.label`, { link: rulesLink })}
                    {...(consent === 'privacyConsent' ? {} : { text: t(`consents.${consent}.text`) })}
                  />
                )}
              </form.AppField>
            ))}
          </Card>
        )}
        <Actions>
          {back}
          <form.SubmitButton busy={busy}>
            {bank === undefined ? t(`submit.${mode}`) : t(`submitTo.${mode}`, { bank: bank.shortName })}
          </form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
