import type { companyFormMachine, CompanyFormValues } from '@app/machines/company-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog, Dialog } from '../../parts/dialog.tsx';
import { Paragraph } from '../../parts/box.tsx';
import type { Order } from '../../queries/order.ts';
import { useFormTies, useFormValue } from './form-context.ts';
import { personName } from './section-summaries.ts';
import type { Sending } from './use-sending.ts';

type Machine = typeof companyFormMachine;
type Props = {
  order: Order;
  state: SnapshotFrom<Machine>;
  send: ActorRefFrom<Machine>['send'];
  sending: Sending;
};

/** What the form asks and says over the page; entering a sending state sends. */
export function FormDialogs({ order, state, send, sending }: Props) {
  const t = useTranslations('companyForm');
  const { form, kind } = useFormTies();
  const signing = useFormValue((values) => signingOf(values, t));
  const submitting = state.matches({ sending: 'submitting' });
  const savingForLater = state.matches({ sending: 'savingForLater' });
  const submit = useEffectEvent(
    () =>
      void sending.submit(
        sending.asksRepresentation || form.state.values.companyAttributes.representationVerified,
      ),
  );
  const saveForLater = useEffectEvent(() => void sending.saveForLater());
  useEffect(() => {
    if (submitting) submit();
  }, [submitting]);
  useEffect(() => {
    if (savingForLater) saveForLater();
  }, [savingForLater]);
  return (
    <>
      <ConfirmDialog
        open={state.matches({ sending: 'askingRepresentation' })}
        title={t('representation.title')}
        back={t('representation.back')}
        confirm={t('representation.confirm')}
        onBack={() => send({ type: 'BACK' })}
        onConfirm={() => send({ type: 'CONFIRM_REPRESENTATION' })}
      >
        <Paragraph>
          {kind.representation === null
            ? t('representation.unknown')
            : t('representation.says', { text: kind.representation })}
        </Paragraph>
        <Paragraph mt="2">{t('representation.sign', { names: signing })}</Paragraph>
      </ConfirmDialog>
      <Dialog
        open={state.matches({ sending: 'savedForLater' })}
        onClose={() => location.reload()}
        title={t('saved.title')}
        actions={
          <Button kind="primary" onClick={() => location.reload()}>
            {t('saved.close')}
          </Button>
        }
      >
        {t('saved.text', { email: order.userAttributes?.email ?? '' })}
      </Dialog>
    </>
  );
}

/** Those who sign, as a list in a sentence. */
function signingOf(values: CompanyFormValues, t: ReturnType<typeof useTranslations<'companyForm'>>): string {
  return values.companyAttributes.krsUsersAttributes
    .filter((person) => person.willSign)
    .map((person) => personName(person, t))
    .join(', ');
}
