import type { CompanyFormValues, Section } from '@app/machines/company-form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../../parts/toasts.ts';
import { ApiFailure } from '../../queries/answer.ts';
import { callApi } from '../../queries/call-api.ts';
import type { Order } from '../../queries/order.ts';

/** Milliseconds of quiet before what was typed is kept. */
const quiet = 1_500;

type Keeping = {
  unkept: boolean;
  onKeeping: () => void;
  onKept: (at: number) => void;
  onNotKept: () => void;
};

/** Keeps the form as typed on the server, a moment after the last key; gives the way to try again at once. */
export function useDraft(
  order: Order,
  values: CompanyFormValues,
  section: Section,
  firstVersion: number,
  keeping: Keeping,
) {
  const draftVersion = useRef(firstVersion);
  const keep = useEffectEvent(async () => {
    keeping.onKeeping();
    try {
      const body = { order: values, section, draftVersion: draftVersion.current };
      const result = await callApi('saveDraft', { params: { slug: order.slug }, body: body as never });
      if (result.ok) {
        draftVersion.current = result.reply.draftVersion;
        return keeping.onKept(Date.parse(result.reply.savedAt));
      }
      if (result.kind === 'refused') toast('refused', result.reason);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
    }
    keeping.onNotKept();
  });
  useEffect(() => {
    if (!keeping.unkept) return;
    const timer = setTimeout(() => void keep(), quiet);
    return () => clearTimeout(timer);
  }, [keeping.unkept, values]);
  return draftVersion;
}
