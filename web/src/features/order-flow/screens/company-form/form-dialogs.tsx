import type { companyFormMachine, Section } from '@app/machines/company-form';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Order } from '../../queries/order-query.ts';
import { useCompanyForm } from './form-context.ts';
import { LaterDialogs } from './later-dialogs.tsx';
import type { Sending } from './use-sending.ts';

const RepresentationDialog = lazy(async () => ({
  default: (await import('./representation-dialog.tsx')).RepresentationDialog,
}));

type Machine = typeof companyFormMachine;
type Props = {
  order: Order;
  state: SnapshotFrom<Machine>;
  send: ActorRefFrom<Machine>['send'];
  sending: Sending;
  onEdit: (section: Section) => void;
  onWrongAddress: (why: string | null) => void;
};

/** What the form asks and says over the page; entering a sending state sends. */
export function FormDialogs({ order, state, send, sending, onEdit, onWrongAddress }: Props) {
  const { form } = useCompanyForm();
  const submitting = state.matches({ sending: 'submitting' });
  const asking = state.matches({ sending: 'askingRepresentation' });
  const [asked, setAsked] = useState(asking);
  if (asking && !asked) setAsked(true);
  const savingForLater = state.matches({ sending: 'savingForLater' });
  const submit = useEffectEvent(
    () =>
      void sending.submit(
        sending.asksRepresentation || form.values().companyAttributes.representationVerified,
      ),
  );
  const saveForLater = useEffectEvent(() => void sending.saveForLater(onWrongAddress));
  useEffect(() => {
    if (submitting) submit();
  }, [submitting]);
  useEffect(() => {
    if (savingForLater) saveForLater();
  }, [savingForLater]);
  return (
    <>
      {asked && (
        <Suspense>
          <RepresentationDialog open={asking} send={send} onEdit={onEdit} />
        </Suspense>
      )}
      <LaterDialogs order={order} state={state} send={send} onEditContact={() => onEdit('contact')} />
    </>
  );
}
