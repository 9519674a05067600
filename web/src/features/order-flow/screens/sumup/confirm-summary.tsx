import { messages } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../../api/answer.ts';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import type { ValidationError } from '../../../../kit/form/validation.ts';
import { consentKey, storeAnswers, versionsOf } from '../../queries/consents.ts';
import type { Consent } from '../../queries/consents.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { ConsentsSection } from './consents-section.tsx';
import type { Given } from './consents-section.tsx';

type Props = { order: Order; consents: readonly Consent[]; back: ReactNode };

/** The consents and the confirmation of the offer; what was agreed to before is ticked, the rest is left to the client. */
export function ConfirmSummary({ order, consents, back }: Props) {
  const t = useTranslations('sumup');
  const client = useQueryClient();
  const confirm = useOrderAction('confirmSummary', order);
  const { form, errors } = useValidatedForm<Given>({
    // What is only to be read counts as given.
    defaultValues: Object.fromEntries(
      consents.map(({ name, information, accepted }) => [name, information || accepted]),
    ),
    validate: (given) =>
      consents
        .filter(({ name, required }) => required && given[name] !== true)
        .map(({ name }) => ({ path: name, message: messages.consent })),
    submit: async (given) => {
      const isGiven = ({ name }: Consent) => given[name] === true;
      const result = await confirm.send({
        ...Object.fromEntries(consents.map((one) => [consentKey(one), isGiven(one)])),
        consentVersions: versionsOf(consents),
      });
      if (result?.ok === true)
        storeAnswers(client, order, (one) => (one.place === 'summary' ? isGiven(one) : one.accepted));
      return invalidFields(result);
    },
  });

  function messageOf({ path, message }: ValidationError) {
    const consent = consents.find(({ name }) => name === path);
    return consent !== undefined && message === messages.consent
      ? t('missing', { consent: consent.title })
      : message;
  }

  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors messageOf={messageOf} />
        <ConsentsSection consents={consents} />
        <Actions>
          {back}
          <form.SubmitButton>{t('confirm')}</form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
