import { companyFormMachine, formFaults, personsPath, sectionOf } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { useStore } from '@tanstack/react-form';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Screen } from '@app/machines/order';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { Accordion } from '../../parts/accordion.tsx';
import { Box } from '../../parts/box.tsx';
import { ErrorSummary } from '../../parts/error-summary.tsx';
import type { Fault } from '../../parts/error-summary.tsx';
import { SavedState } from '../../parts/saved-state.tsx';
import type { Reply } from '../../queries/answer.ts';
import type { Order } from '../../queries/order.ts';
import { FormContext, idOf, useCompanyForm } from './form-context.ts';
import { FormDialogs } from './form-dialogs.tsx';
import { FormSections } from './form-sections.tsx';
import { initialValues } from './initial-values.ts';
import { kindOf } from './kind-of.ts';
import { savedOf } from './saved-of.ts';
import { useDraft } from './use-draft.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useFillTiming } from './use-fill-timing.ts';
import { useSending } from './use-sending.ts';

type Props = { order: Order; screen: Screen; kept: Reply<'getCompanyDetails'> };

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();

/** The form: TanStack holds the fields, the schema judges them, the machine knows the sections, the sending and the keeping. */
export function CompanyFormBody({ order, screen, kept }: Props) {
  const kind = useMemo(() => kindOf(order), [order]);
  const [start] = useState(() => initialValues(order, kind, kept.order));
  const form = useCompanyForm(start);
  const values = useStore(form.store, (state) => state.values);
  const [state, send] = useMachine(companyFormMachine);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [openPersons, setOpenPersons] = useState<ReadonlySet<string>>(
    () => new Set(start.companyAttributes.krsUsersAttributes.slice(0, 1).map((person) => person.key)),
  );
  const section = state.value.section as Section;
  const { tried } = state.context;
  const timing = useFillTiming(section, kept.fillTiming);
  const draftVersion = useDraft(order, values, section, kept.draftVersion, {
    // What is on its way to be sent is not kept beside it.
    unkept: state.matches({ keeping: 'unkept', sending: 'resting' }),
    onKeeping: () => send({ type: 'KEEPING' }),
    onKept: (at) => send({ type: 'KEPT', at }),
    onNotKept: () => send({ type: 'NOT_KEPT' }),
  });
  useEffect(() => {
    if (values !== start) send({ type: 'TYPED' });
  }, [values, start, send]);
  const sending = useSending({ order, kind, values, timing, draftVersion, send });
  const own = formFaults(values, kind, today());
  const faults = [...own, ...sending.refused.filter(({ path }) => own.every((fault) => fault.path !== path))];
  const shown = faults.filter(({ path }) => tried.includes(sectionOf(path)));
  const words = useFaultWords(values);
  const wrongIn = [...new Set(own.map(({ path }) => sectionOf(path)))];
  const [round, setRound] = useState(0);
  function tryAgain() {
    setRound(round + 1);
    const persons = values.companyAttributes.krsUsersAttributes;
    const wrong = persons.filter((_, index) =>
      faults.some(({ path }) => path.startsWith(`${personsPath}[${index}]`)),
    );
    setOpenPersons(new Set([...openPersons, ...wrong.map((person) => person.key)]));
  }
  return (
    <FormContext
      value={{
        form,
        values,
        kind,
        errorOf: (path) =>
          left.has(path) || tried.includes(sectionOf(path))
            ? (faults.find((fault) => fault.path === path)?.sentence ?? null)
            : null,
        onLeft: (path) => setLeft((before) => new Set([...before, path])),
      }}
    >
      <ScreenHead
        screen={screen}
        aside={<SavedState saved={savedOf(state)} onRetry={() => send({ type: 'TYPED' })} />}
      />
      <ErrorSummary
        round={round}
        faults={summed(
          shown.map((fault) => ({
            fieldId: sectionOf(fault.path) === section ? idOf(fault.path) : undefined,
            message: words(fault),
          })),
        )}
      />
      <Box mt="6" />
      <Accordion>
        <FormSections
          order={order}
          section={section}
          reached={state.context.reached}
          wrongIn={wrongIn}
          busy={sending.busy}
          openPersons={openPersons}
          onOpenPersons={setOpenPersons}
          onEdit={(next) => send({ type: 'EDIT', section: next })}
          onNext={() => {
            const complete = !wrongIn.includes(section);
            send({ type: 'NEXT', complete });
            if (!complete) tryAgain();
          }}
          onSend={() => {
            if (wrongIn.length > 0) tryAgain();
            send({ type: 'SEND', wrongIn, jointRepresentation: sending.asksRepresentation });
          }}
          onLater={() => send({ type: 'SAVE_FOR_LATER' })}
        />
      </Accordion>
      <FormDialogs order={order} state={state} send={send} sending={sending} />
    </FormContext>
  );
}

/** What reads the same is said once: the three questions of one statement. */
function summed(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    (fault, index) => faults.findIndex(({ message }) => message === fault.message) === index,
  );
}
