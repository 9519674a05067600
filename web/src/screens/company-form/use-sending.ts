import { formPath, sectionOf, submittedForm } from '@app/machines/company-form';
import type { companyFormMachine, CompanyFormValues, Fault, FormKind } from '@app/machines/company-form';
import { needsJointRepresentation } from '@app/machines/rules';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../queries/order.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { FillTiming } from './use-fill-timing.ts';

type Machine = ActorRefFrom<typeof companyFormMachine>;

type Props = {
  order: Order;
  kind: FormKind;
  values: CompanyFormValues;
  timing: FillTiming;
  draftVersion: RefObject<number>;
  send: Machine['send'];
};

/** The server names the contact's e-mail its own way when it belongs to another company. */
const aliases: Readonly<Record<string, string>> = {
  'user.email': 'userAttributes.email',
  userEmail: 'userAttributes.email',
};

/** The two ways in which the form leaves the browser; what the server refuses lands on its fields. */
export function useSending({ order, kind, values, timing, draftVersion, send }: Props) {
  const submitting = useOrderAction('submitForm', order);
  const saving = useOrderAction('saveFormForLater', order);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const registered = order.companyAttributes?.krsUsersAttributes ?? [];
  const asksRepresentation = needsJointRepresentation({
    legalForm: kind.legalForm,
    // Where the registry names nobody, there may be more than the form knows of.
    representants: registered.length === 0 ? 2 : registered.filter((person) => person.representant).length,
    text: kind.representation,
  });

  async function submit(representationVerified: boolean) {
    const sent = submittedForm(
      { ...values, companyAttributes: { ...values.companyAttributes, representationVerified } },
      kind,
    );
    const result = await submitting.send({
      order: sent,
      bik: { fingerprint: null, fillTiming: timing.spent() },
    } as never);
    if (result?.ok === true) {
      setRefused([]);
      return send({ type: 'ANSWERED' });
    }
    timing.forget();
    const faults =
      result?.kind === 'invalid'
        ? Object.entries(result.faults).map(([path, sentence]) => ({
            path: aliases[formPath(path)] ?? formPath(path),
            sentence,
          }))
        : [];
    setRefused(faults);
    send({ type: 'NOT_ANSWERED', wrongIn: faults.map(({ path }) => sectionOf(path)) });
  }

  async function saveForLater() {
    const body = { order: values, draftVersion: draftVersion.current };
    const result = await saving.send(body as never);
    send(result?.ok === true ? { type: 'ANSWERED' } : { type: 'NOT_ANSWERED', wrongIn: [] });
  }

  return { submit, saveForLater, refused, asksRepresentation, busy: submitting.busy || saving.busy };
}

export type Sending = ReturnType<typeof useSending>;
