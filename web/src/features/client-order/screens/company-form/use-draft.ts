import type { companyFormMachine, Section } from '@app/machines/company-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom } from 'xstate';
import { toast } from '../../../../kit/toast/toasts.ts';
import { orderKey } from '../../queries/order-query.ts';
import type { Order } from '../../queries/order-query.ts';
import { draftSaver } from './draft-saver.ts';
import type { Conflict } from './draft-saver.ts';
import type { FormStart } from './form-start.ts';
import type { FormValues } from './form-values.ts';
import type { FillTiming } from './use-fill-timing.ts';

type Props = {
  order: Order;
  form: FormValues;
  actor: ActorRefFrom<typeof companyFormMachine>;
  start: FormStart;
  timing: FillTiming;
};

/** Milliseconds after which a page that has just opened looks once more for what the page before it sent as it went. */
const lateSave = 2_000;

/** Saves the form as it is typed, whatever happens to the connection, the page or another window. */
export function useDraft({ order, form, actor, start, timing }: Props) {
  const t = useTranslations('companyForm.saving');
  const client = useQueryClient();
  const { slug } = order;
  const [conflict, setClash] = useState<Conflict | null>(null);
  const [saver] = useState(() =>
    draftSaver({
      slug,
      actor,
      draftVersion: start.draftVersion,
      base: start.base,
      read: () => ({
        values: form.values(),
        section: actor.getSnapshot().value.section as Section,
        fillTiming: timing.spent(),
      }),
      write: form.write,
      onConflict: setClash,
      onMerged: () => toast('done', t('takenIn')),
      onRefused: async (reason) => {
        await client.invalidateQueries({ queryKey: orderKey(slug) });
        if (client.getQueryData<Order>(orderKey(slug))?.status === order.status) toast('refused', reason);
      },
      onVersion: async (version) => {
        const shown = client.getQueryData<Order>(orderKey(slug))?.version ?? version;
        if (shown < version) await client.invalidateQueries({ queryKey: orderKey(slug) });
      },
    }),
  );
  const begin = useEffectEvent(() => {
    if (start.isDirty) saver.typed();
  });
  useEffect(() => {
    const unsubscribe = form.subscribe(saver.typed);
    const turn = () => void (document.visibilityState === 'hidden' ? saver.leave() : saver.catchUp());
    const back = () => void saver.catchUp();
    begin();
    const late = setTimeout(back, lateSave);
    window.addEventListener('pagehide', saver.leave);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', turn);
    return () => {
      unsubscribe();
      clearTimeout(late);
      saver.stop();
      window.removeEventListener('pagehide', saver.leave);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [form, saver]);
  return { saver, conflict };
}
