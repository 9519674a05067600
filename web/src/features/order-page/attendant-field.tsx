import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { administratorsQuery } from '../../api/administrators.ts';
import { useCommand } from '../../api/use-command.ts';
import { Select } from '../../kit/form/select.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { otherViewersQuery } from './order-query.ts';
import type { StaffOrder } from './order-query.ts';

const nobody = 'none';

/** Whose order it is, and the way to give it to somebody else or to nobody. */
export function AttendantField({ order: { id, slug } }: { order: Pick<StaffOrder, 'id' | 'slug'> }) {
  const t = useTranslations('orderPage');
  const client = useQueryClient();
  const seen = otherViewersQuery(id, slug);
  const { data } = useQuery(seen);
  const people = useQuery(administratorsQuery).data?.users ?? [];
  const command = useCommand('assignOrders', {
    onReply: async ({ failed: [refused] }) => {
      toast(refused === undefined ? 'done' : 'refused', refused?.sentence ?? t('attendantSaved'));
      await Promise.all(
        [seen.queryKey, ['orders']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  if (data === undefined) return <>–</>;
  const { attendant } = data;
  // Whoever attends to it stays named where he is an administrator no more.
  const named = attendant === null || people.some((one) => one.id === attendant.id) ? [] : [attendant];
  return (
    <Select
      size="panel"
      width={{ base: 'full', lg: '180px' }}
      aria-label={t('attendant')}
      value={attendant?.id ?? nobody}
      disabled={command.busy}
      options={[
        { value: nobody, label: t('noAttendant') },
        ...[...named, ...people].map((one) => ({ value: one.id, label: one.fullName })),
      ]}
      onChange={({ target: { value } }) =>
        void command.send({ body: { slugs: [slug], userId: value === nobody ? null : value } })
      }
    />
  );
}
