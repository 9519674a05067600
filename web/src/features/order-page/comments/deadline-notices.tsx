import { deadlineStep } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { clockTime } from '../../../kit/format/dates.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { dueAtOf, nearDeadlinesQuery } from './comments-query.ts';
import { messages } from './notices.messages.ts';
import { taskName } from './task-name.ts';
import { openTold } from './told-notices.ts';

const meanings = { soon: 'info', now: 'waiting', past: 'refused' } as const;

/** How often deadlines are looked at, in milliseconds (TASK-012). */
const every = 5_000;

/**
 * Tells of the deadlines of one's own tasks five minutes before, a minute before and when they pass (TASK-008 to 011):
 * once a step, in the tab that is looked at, until the notice is closed.
 */
export const DeadlineNotices = withTexts(
  messages,
  function DeadlineNotices({ userId, area }: { userId: string; area: string }) {
    const t = useTranslations('notices');
    const router = useRouter();
    const tasks = useQuery(nearDeadlinesQuery(userId)).data?.comments ?? [];
    const look = useEffectEvent((told: ReturnType<typeof openTold>) => {
      if (document.visibilityState !== 'visible') return;
      for (const task of tasks) {
        const due = dueAtOf(task);
        if (due === null) continue;
        const now = Date.now();
        const step = deadlineStep(due, now);
        if (step === null || !told.tell(`${task.id} ${due} ${step}`)) continue;
        const { slug, siemensId: number } = task.order;
        const minutes = Math.ceil((due - now) / 60_000);
        const time = clockTime(new Date(due));
        toast(meanings[step], t(step, { task: taskName(task), number, minutes, time }), {
          lasts: null,
          action: {
            label: t('open'),
            press: () => void router.navigate({ href: `/${area}/orders/${slug}` }),
          },
        });
      }
    });
    useEffect(() => {
      const told = openTold();
      const timer = setInterval(() => look(told), every);
      return () => {
        clearInterval(timer);
        told.close();
      };
    }, []);
    return null;
  },
);
