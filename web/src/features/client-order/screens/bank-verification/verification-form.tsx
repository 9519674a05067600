import { bankVerificationMachine, missingFor, verificationNeeds } from '@app/machines/bank-verification';
import { useMachine } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BankChoice } from '../../parts/bank-choice.tsx';
import { unchangedErrors, summaryOf } from '../../parts/server-errors.ts';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import type { Reply } from '../../../../api/answer.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { ModeTiles } from './mode-tiles.tsx';
import { PersonChoice } from './person-choice.tsx';
import { VerificationConsents } from './verification-consents.tsx';

type Channels = Reply<'getVerificationChannels'>;
type Props = { order: Order; channels: Channels['channels']; persons: Channels['persons']; back: ReactNode };

/** Mode, bank, person and consents; the machine knows what is missing and what follows the button. */
export function VerificationForm({ order, channels, persons, back }: Props) {
  const t = useTranslations('screens.bankVerification');
  const [state, send] = useMachine(bankVerificationMachine, {
    input: verificationNeeds[order.facts.financingType],
  });
  const start = useOrderAction('startVerification', order);
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>({});
  const { context } = state;
  const { mode, channelId, personId, needs, tried } = context;
  const banks = channels.filter((channel) => channel.component === null || channel.component === mode);
  const bank = banks.find((one) => one.id === channelId);
  const person = persons.length === 1 ? persons[0] : persons.find(({ id }) => id === personId);
  const chosen: Readonly<Record<string, unknown>> = {
    channel_id: channelId,
    component: mode,
    identity_verification_krs_user_id: personId,
  };
  const missing = tried ? missingFor(context, needs) : [];
  const errors = [
    ...missing.map((name) => ({ fieldId: `verification-${name}`, message: t(`missing.${name}`) })),
    ...summaryOf(
      unchangedErrors(start.errors, (id) => chosen[id] !== sent[id]),
      [],
    ),
  ];
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    send({ type: 'START' });
    if (missingFor(context, needs).length > 0 || channelId === null) return;
    setSent(chosen);
    const result = await start.send({
      channelId,
      component: mode,
      bmPrivacyConsent: context.privacyConsent,
      bmDataTransferConsent: context.dataTransferConsent,
      identityVerificationKrsUserId: personId,
      bigVerificationConsent: context.bigConsent,
      bikVerificationConsent: context.bikConsent,
    });
    if (result?.ok !== true) return send({ type: 'NOT_STARTED' });
    // The order's page leaves for the bank, and knows on the way back that it has.
    send({ type: 'STARTED', redirectUrl: result.reply.redirectUrl });
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <ModeTiles mode={mode} onMode={(next) => send({ type: 'CHOOSE_MODE', mode: next })} />
      {needs.personAndBureaus && (
        <PersonChoice
          id="verification-person"
          persons={persons}
          chosen={personId}
          onChosen={(id) => send({ type: 'CHOOSE_PERSON', personId: id })}
          error={missing.includes('person') ? t('missing.person') : null}
        />
      )}
      <Section title={t('bank')} lead={t('bankLead', { person: person?.name ?? t('somebody') })}>
        <BankChoice
          id="verification-channel"
          banks={banks}
          chosen={channelId}
          onChosen={(id) => send({ type: 'CHOOSE_BANK', channelId: id })}
          error={missing.includes('channel') ? t('missing.channel') : null}
        />
      </Section>
      <VerificationConsents
        choice={context}
        needs={needs}
        missing={missing}
        onConsent={(consent, given) => send({ type: 'CONSENT', consent, given })}
      />
      <Actions>
        {back}
        <Button kind="primary" type="submit" busy={start.busy || state.matches('leaving')}>
          {bank === undefined ? t(`submit.${mode}`) : t(`submitTo.${mode}`, { bank: bank.shortName })}
        </Button>
      </Actions>
    </form>
  );
}
