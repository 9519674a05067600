import type { companyFormMachine, Section } from '@app/machines/company-form';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../../../../api/call-api.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { orderKey } from '../../queries/order-query.ts';
import type { Order } from '../../queries/order-query.ts';
import { autosaveMachine } from './autosave.machine.ts';
import type { SaveReply, SaveRequest } from './autosave.machine.ts';
import type { SavedForm } from './draft.ts';
import { loadSavedForm, putDraft } from './draft-calls.ts';
import type { FormStart } from './form-start.ts';
import type { FormValues } from './form-values.ts';
import { forgetLocally, saveLocally } from './local-copy.ts';
import type { FillTiming } from './use-fill-timing.ts';

type Props = {
  order: Order;
  form: FormValues;
  actor: ActorRefFrom<typeof companyFormMachine>;
  start: FormStart;
  timing: FillTiming;
};

export type Autosave = ActorRefFrom<typeof autosaveMachine>;

/** Saves the form as it is typed, whatever happens to the connection, the page or another window. */
export function useDraft({ order, form, actor: steps, start, timing }: Props) {
  const t = useTranslations('companyForm.saving');
  const client = useQueryClient();
  const [{ machine, page, isShowing, orderRead }] = useState(() => {
    const { slug, status, audience } = order;
    const reader = { slug, audience };
    const page = newKey();
    let showing = false;
    /** What is sent next goes over the order's version that the page knows by then. */
    let reading: Promise<void> = Promise.resolve();
    const queryKey = orderKey(slug);
    const put = (request: SaveRequest) => putDraft(reader, page, request, timing.spent());
    const machine = autosaveMachine.provide({
      actors: {
        save: fromPromise<SaveReply, SaveRequest>(({ input }) => put(input)),
        load: fromPromise<SavedForm | null>(() => loadSavedForm(reader)),
      },
      actions: {
        keep: ({ context: { draft, base, draftVersion, saves } }) =>
          saveLocally(slug, { ...draft, base, draftVersion, pageSave: { page, number: saves + 1 } }),
        forget: () => forgetLocally(slug),
        show: ({ context }) => {
          showing = true;
          form.write(context.draft.values);
          showing = false;
        },
        saveLast: ({ context: { draft, draftVersion, saves: number } }) =>
          void put({ draft, draftVersion, number, background: true }).catch(() => undefined),
        tellSaved: ({ context: { orderVersion } }) => {
          const shown = client.getQueryData<Order>(queryKey);
          if (shown && shown.version < orderVersion) reading = client.invalidateQueries({ queryKey });
        },
        tellMerged: () => toast('done', t('takenIn')),
        // Where the order has moved on, its next screen says so.
        tellRefused: ({ context: { refusal } }) =>
          void client.invalidateQueries({ queryKey }).then(() => {
            const stays = client.getQueryData<Order>(queryKey)?.status === status;
            if (stays && refusal !== null) toast('refused', refusal);
          }),
      },
    });
    return { machine, page, isShowing: () => showing, orderRead: () => reading };
  });
  const { values, section, base, draftVersion, savedAt } = start;
  const input = { draft: { values, section }, base, draftVersion, savedAt };
  const autosave = useActorRef(machine, { input });
  const [saver] = useState(() => {
    const typed = () => {
      const section = steps.getSnapshot().value.section as Section;
      autosave.send({ type: 'TYPED', draft: { values: form.values(), section } });
    };
    /** Null where the form has gone away meanwhile. */
    const atRest = () => waitFor(autosave, (state) => !state.hasTag('busy')).catch(() => null);
    const beside = new Set<Promise<boolean>>();
    return {
      autosave,
      typed,
      /** Somebody goes to another section: it is saved at once, also where nothing was typed. */
      moved() {
        typed();
        autosave.send({ type: 'SAVE' });
      },
      /** Saves what is not saved yet; answers whether the form may be sent, which never goes over somebody else's changes. */
      async flush(): Promise<boolean> {
        if ((await Promise.all(beside)).includes(false)) return false;
        await atRest();
        autosave.send({ type: 'FLUSH' });
        const state = await atRest();
        await orderRead();
        if (state === null) return false;
        if (state.matches('failed') && state.context.refusal === null) toast('refused', t('notSent'));
        return !state.matches('failed') && !state.matches('conflict');
      },
      /**
       * Keeps the form from being sent before something is stored that is answered on it and does not belong to it, or where
       * that was not stored: `stored` answers it, and whoever stores has told why not.
       */
      sendBehind(stored: Promise<boolean>): void {
        beside.add(stored);
        void stored.finally(() => beside.delete(stored));
      },
      /** What a call says that brings the form in the place of a save. */
      otherwise() {
        autosave.send({ type: 'SENT_OTHERWISE' });
        const { draftVersion, saves: number } = autosave.getSnapshot().context;
        return { draftVersion, pageSave: { page, number } };
      },
    };
  });
  useEffect(() => form.subscribe(() => isShowing() || saver.typed()), [form, saver, isShowing]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leaving = () => autosave.send({ type: 'LEAVING' });
    const back = () => autosave.send({ type: 'BACK' });
    const turned = () => (document.visibilityState === 'hidden' ? leaving() : back());
    window.addEventListener('pagehide', leaving, { signal });
    window.addEventListener('online', back, { signal });
    document.addEventListener('visibilitychange', turned, { signal });
    return () => listening.abort();
  }, [autosave]);
  return saver;
}

export type DraftSaver = ReturnType<typeof useDraft>;
