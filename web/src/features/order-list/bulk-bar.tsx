import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { Row, Span } from '../../kit/elements/box.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { ChipSelect } from '../../kit/table/chip-select.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { administratorsQuery } from './orders-query.ts';

/** What is done with the ticked orders at once: they are given to an administrator, row by row, and it says how many were. */
export function BulkBar({ ticked, onClear }: { ticked: ReadonlySet<string>; onClear: () => void }) {
  const t = useTranslations('orders');
  const client = useQueryClient();
  const people = useQuery(administratorsQuery).data?.users ?? [];
  const assign = useCommand('assignOrders', {
    onReply: async ({ done, failed }) => {
      const all = done.length + failed.length;
      toast(failed.length === 0 ? 'done' : 'refused', t('assigned', { done: done.length, all }));
      onClear();
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  return (
    <Row
      role="group"
      aria-label={t('ticked', { count: ticked.size })}
      gap="4"
      height="12"
      pl="4"
      pr="2"
      bg="primary.tint"
      borderBottom="1px solid"
      borderColor="line"
      textStyle="small"
    >
      <Span fontWeight="semibold" aria-live="polite">
        {t('ticked', { count: ticked.size })}
      </Span>
      <ChipSelect
        label={t('assign')}
        unset={t('assign')}
        value=""
        options={[
          ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
          { value: 'none', label: t('noAttendant') },
        ]}
        onChoose={(id) =>
          void assign.send({ body: { slugs: [...ticked], userId: id === 'none' ? null : id } })
        }
      />
      <Span flex="1" />
      <IconButton icon={X} label={t('untick')} onClick={onClear} />
    </Row>
  );
}
