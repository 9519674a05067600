import { companyFormAt, companyFormMachine } from '@app/machines/company-form';
import type { FormKind, Section } from '@app/machines/company-form';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Screen } from '@app/machines/order';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Accordion } from '../../../../kit/elements/accordion.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { SavedState } from './saved-state.tsx';
import type { Reply } from '../../../../api/answer.ts';
import type { Order } from '../../queries/order-query.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { CompanyFormContext } from './form-context.ts';
import { FormDialogs } from './form-dialogs.tsx';
import { FormSections } from './form-sections.tsx';
import { formStart } from './form-start.ts';
import { companyFormValidation, today } from './form-validation.ts';
import { companyForm } from './form-values.ts';
import { SavingNotice } from './saving-notice.tsx';
import { formKindOf } from './form-kind.ts';
import type { LocalCopy } from './local-copy.ts';
import { useDraft } from './use-draft.ts';
import { useFillTiming } from './use-fill-timing.ts';
import { useSending } from './use-sending.ts';
import { useSteps } from './use-steps.ts';

type Props = {
  order: Order;
  screen: Screen;
  saved: Reply<'getCompanyDetails'>;
  copy: LocalCopy | null;
};

/**
 * The form: TanStack holds the fields, one function validates them, one machine knows the sections and the sending, another the saving.
 * Nothing here is drawn again by a keystroke: what depends on what was typed reads it by itself.
 */
export function CompanyFormBody({ order, screen, saved, copy }: Props) {
  // The order is read anew with each save; its kind stays the same object while it says the same.
  const known = JSON.stringify(formKindOf(order));
  const kind = useMemo(() => JSON.parse(known) as FormKind, [known]);
  const [start] = useState(() => formStart(order, kind, saved, copy, today()));
  const [form] = useState(() => companyForm(start.values));
  const errors = useMemo(() => companyFormValidation(form, kind), [form, kind]);
  const [snapshot] = useState(() => companyFormAt(start));
  const [state, send, actor] = useMachine(companyFormMachine, { snapshot });
  const [openPersons, setOpenPersons] = useState<ReadonlySet<string>>(
    () => new Set(start.values.companyAttributes.krsUsersAttributes.slice(0, 1).map((person) => person.key)),
  );
  const section = state.value.section as Section;
  const { tried, reached } = state.context;
  const timing = useFillTiming(section, saved.fillTiming);
  const saver = useDraft({ order, form, actor, start, timing });
  const context = useMemo(() => ({ form, kind, errors, saver }), [form, kind, errors, saver]);
  const sending = useSending({
    order,
    kind,
    form,
    errors,
    timing,
    saver,
    send,
    onOpenPersons: setOpenPersons,
  });
  const { attempt, moved, steps } = useSteps({
    actor,
    form,
    errors,
    asksRepresentation: sending.asksRepresentation,
    knownEmail: order.userAttributes?.email ?? '',
    mailsLink: order.audience === 'client',
    onOpenPersons: setOpenPersons,
    saver,
  });
  return (
    <CompanyFormContext value={context}>
      <ScreenHead screen={screen} aside={<SavedState autosave={saver.autosave} />} />
      <SavingNotice autosave={saver.autosave} />
      <FormErrorSummary attempt={attempt} section={section} tried={tried} />
      <Box mt="6" />
      <Accordion>
        <FormSections
          order={order}
          section={section}
          reached={reached}
          tried={tried}
          busy={state.hasTag('busy')}
          moved={moved}
          openPersons={openPersons}
          onOpenPersons={setOpenPersons}
          {...steps}
        />
      </Accordion>
      <FormDialogs
        order={order}
        state={state}
        send={send}
        sending={sending}
        onEdit={steps.onEdit}
        onWrongAddress={steps.onWrongAddress}
      />
      <ConflictDialog autosave={saver.autosave} />
    </CompanyFormContext>
  );
}
