import {
  asksRepresentation,
  formPath,
  sectionOf,
  submittedForm,
  withoutMasked,
} from '@app/machines/company-form';
import type {
  companyFormMachine,
  CompanyFormValues,
  ValidationError,
  FormKind,
} from '@app/machines/company-form';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import type { ActorRefFrom } from 'xstate';
import { emailConflict, withEmailConflict } from '../../parts/email-conflict.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { consentsQuery, versionsOf } from '../../queries/consents.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { DraftSaver } from './use-draft.ts';
import type { Validation } from '../../../../kit/form/validation.ts';
import { wrongPersons } from './form-validation.ts';
import type { FormValues } from './form-values.ts';
import { forgetLocally } from './local-copy.ts';
import { useBureauData } from './use-bureau-data.ts';
import type { FillTiming } from './use-fill-timing.ts';

type Machine = ActorRefFrom<typeof companyFormMachine>;

type Props = {
  order: Order;
  kind: FormKind;
  form: FormValues;
  errors: Validation<CompanyFormValues>;
  timing: FillTiming;
  saver: DraftSaver;
  send: Machine['send'];
  onOpenPersons: Dispatch<SetStateAction<ReadonlySet<string>>>;
};

/** The server's messages under the form's own paths. */
const errorsIn = (refused: Readonly<Record<string, string>>): readonly ValidationError[] =>
  Object.entries(withEmailConflict(refused, 'userAttributes.email')).map(([path, sentence]) => ({
    path: formPath(path),
    message: sentence,
  }));

/** The two ways in which the form leaves the browser; what the server refuses lands on its fields. */
export function useSending({ order, kind, form, errors, timing, saver, send, onOpenPersons }: Props) {
  const client = useQueryClient();
  const bureau = useBureauData(order, timing);
  const submitting = useOrderAction('submitForm', order);
  const saving = useOrderAction('saveFormForLater', order);
  const registered = order.companyAttributes?.krsUsersAttributes ?? [];
  const asks = asksRepresentation(kind, registered);

  /** Saved first, so that a sending that fails loses nothing and never goes over what somebody else has typed. */
  async function submit(representationVerified: boolean) {
    if (!(await saver.flush())) return send({ type: 'SEND_FAILED', wrongIn: [] });
    const values = form.values();
    const sent = submittedForm(
      { ...values, companyAttributes: { ...values.companyAttributes, representationVerified } },
      kind,
    );
    const shown = client.getQueryData(consentsQuery(order).queryKey)?.consents ?? [];
    const consentVersions = versionsOf(shown.filter(({ place }) => place === 'form'));
    const bik = await bureau.tell();
    const result = await submitting.send({
      order: withoutMasked({
        ...sent,
        companyAttributes: { ...sent.companyAttributes, consentVersions },
      }),
      ...(bik === undefined ? {} : { bik }),
    } as never);
    // After any failure the time begins anew (FORM-128); what had arrived nevertheless has moved the order, and is not done twice.
    bureau.ended(result?.ok !== true);
    if (result?.ok === true) {
      forgetLocally(order.slug);
      errors.refuse([], values);
      return send({ type: 'SENT' });
    }
    const refused = result?.kind === 'invalid' ? errorsIn(result.errors) : [];
    const taken = result?.kind === 'invalid' ? emailConflict(result.errors) : null;
    if (taken !== null) toast('refused', taken);
    // A text that has changed since is fetched anew, to be read before it is answered again.
    await client.invalidateQueries({ queryKey: consentsQuery(order).queryKey });
    errors.refuse(refused, values);
    onOpenPersons((open) => new Set([...open, ...wrongPersons(form, errors)]));
    send({ type: 'SEND_FAILED', wrongIn: refused.map(({ path }) => sectionOf(path)) });
  }

  /** The link goes to the address on the form: where none can be sent there, `onWrongAddress` gets the server's message. */
  async function saveForLater(onWrongAddress: (why: string | null) => void) {
    if (!(await saver.flush())) return send({ type: 'SEND_FAILED', wrongIn: [] });
    const body = { order: withoutMasked(form.values()), ...saver.otherwise() };
    const result = await saving.send(body as never);
    if (result?.ok === true) return send({ type: 'SENT' });
    send({ type: 'SEND_FAILED', wrongIn: [] });
    if (result?.kind !== 'invalid') return;
    errors.refuse(errorsIn(result.errors), form.values());
    onWrongAddress(emailConflict(result.errors));
  }

  return { submit, saveForLater, asksRepresentation: asks };
}

export type Sending = ReturnType<typeof useSending>;
