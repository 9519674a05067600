import type { companyFormMachine, Section } from '@app/machines/company-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { Order } from '../../queries/order.ts';
import { useFormTies } from './form-context.ts';
import { RepresentationDialog } from './representation-dialog.tsx';
import type { Sending } from './use-sending.ts';

type Machine = typeof companyFormMachine;
type Props = {
  order: Order;
  state: SnapshotFrom<Machine>;
  send: ActorRefFrom<Machine>['send'];
  sending: Sending;
  onEdit: (section: Section) => void;
};

/** What the form asks and says over the page; entering a sending state sends. */
export function FormDialogs({ order, state, send, sending, onEdit }: Props) {
  const t = useTranslations('companyForm');
  const { form } = useFormTies();
  const submitting = state.matches({ sending: 'submitting' });
  const asking = state.matches({ sending: 'askingRepresentation' });
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
      <RepresentationDialog open={asking} send={send} onEdit={onEdit} />
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
