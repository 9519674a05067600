import { messages } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import { consentKey, storeAnswers, versionsOf } from '../../queries/consents.ts';
import type { Consent } from '../../queries/consents.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { ConsentsSection } from './consents-section.tsx';

type Props = { order: Order; consents: readonly Consent[]; back: ReactNode };

/** The consents and the confirmation of the offer; what was agreed to before is ticked, the rest is left to the client. */
export function ConfirmSummary({ order, consents, back }: Props) {
  const t = useTranslations('sumup');
  const client = useQueryClient();
  const confirm = useOrderAction('confirmSummary', order);
  const [given, setGiven] = useState<ReadonlySet<string>>(
    () => new Set(consents.filter((consent) => consent.accepted).map((consent) => consent.name)),
  );
  const [tries, setTries] = useState(0);
  const missing = consents.filter(
    ({ required, information, name }) => required && !information && !given.has(name),
  );
  const errorOf = (name: string) =>
    confirm.errors[name] ??
    (tries > 0 && missing.some((consent) => consent.name === name) ? messages.consent : null);
  const errors =
    tries === 0
      ? []
      : [
          ...missing.map(({ name, title }) => ({ fieldId: name, message: t('missing', { consent: title }) })),
          ...Object.entries(confirm.errors).map(([name, message]) =>
            consents.some((consent) => consent.name === name) ? { fieldId: name, message } : { message },
          ),
        ];
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTries((before) => before + 1);
    if (missing.length > 0) return;
    const flags = consents.map((one) => [consentKey(one), one.information || given.has(one.name)]);
    const result = await confirm.send({
      ...Object.fromEntries(flags),
      consentVersions: versionsOf(consents),
    });
    if (result?.ok === true)
      storeAnswers(client, order.slug, (one) =>
        one.place === 'summary' ? one.information || given.has(one.name) : one.accepted,
      );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} attempt={tries} />
      <ConsentsSection consents={consents} given={given} onGiven={setGiven} errorOf={errorOf} />
      <Actions>
        {back}
        <Button kind="primary" type="submit" busy={confirm.busy}>
          {t('confirm')}
        </Button>
      </Actions>
    </form>
  );
}
