import { readFieldNames, readKindNames } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import type { Read } from './reads-query.ts';

/** What was read, in words. */
export const scopeOf = ({ fields }: Pick<Read, 'fields'>): string =>
  fields.map((field) => readFieldNames[field] ?? field).join(', ');

/** Words for a role, and for how many rows an export had. */
function useReadWords() {
  const t = useTranslations('reads');
  return {
    roleOf: ({ role }: Read): string => (role === null ? t('unknown') : t(`roles.${role as 'admin'}`)),
    rowsOf: ({ kind, rows }: Read): string | null =>
      kind !== 'list_exported' ? null : rows === null ? t('notEnded') : t('rows', { count: rows }),
  };
}

const subjectOf = ({ person, order }: Read): string | null => person ?? order?.companyName ?? null;

function OrderLink({ order }: Pick<Read, 'order'>) {
  if (order === null) return null;
  return <TextLink href={`/superadmin/orders/${order.slug}`}>{order.siemensId}</TextLink>;
}

/** The columns of the list in reading order. */
export function useReadColumns(): readonly ListColumn<Read>[] {
  const t = useTranslations('reads');
  const { roleOf, rowsOf } = useReadWords();
  const scope = (read: Read) => [scopeOf(read), rowsOf(read)].filter((part) => part !== null).join(', ');
  return [
    { key: 'at', label: t('at'), width: 128, cell: ({ at }) => shortTime(new Date(at)) },
    {
      key: 'who',
      label: t('who'),
      width: 144,
      title: ({ reader }) => reader?.email,
      cell: ({ reader }) => reader?.fullName ?? t('unknown'),
    },
    { key: 'role', label: t('role'), width: 152, wide: true, title: roleOf, cell: roleOf },
    { key: 'what', label: t('what'), width: 152, cell: ({ kind }) => readKindNames[kind] },
    {
      key: 'order',
      label: t('number'),
      width: 104,
      cell: ({ order }) => (order === null ? t('nothing') : <OrderLink order={order} />),
    },
    {
      key: 'person',
      label: t('person'),
      title: (read) => subjectOf(read) ?? undefined,
      cell: (read) => subjectOf(read) ?? <Span color="ink.muted">{t('nothing')}</Span>,
    },
    { key: 'scope', label: t('scope'), width: 240, title: scope, cell: scope },
    {
      key: 'reason',
      label: t('reason'),
      wide: true,
      title: ({ reason }) => reason ?? undefined,
      cell: ({ reason }) => reason ?? <Span color="ink.muted">{t('nothing')}</Span>,
    },
  ];
}

/** A read on a phone. */
export function ReadCard({ read }: { read: Read }) {
  const t = useTranslations('reads');
  const { roleOf, rowsOf } = useReadWords();
  const about = [subjectOf(read), scopeOf(read), rowsOf(read)].filter((part) => part !== null);
  return (
    <>
      <Span fontWeight="medium">{read.reader?.fullName ?? t('unknown')}</Span>
      <Span color="ink.muted" fontVariantNumeric="tabular-nums">
        {shortTime(new Date(read.at))}
      </Span>
      <Span gridColumn="1 / -1" color="ink.muted">
        {roleOf(read)}
      </Span>
      <Box gridColumn="1 / -1">
        {readKindNames[read.kind]} <OrderLink order={read.order} />
      </Box>
      <Span gridColumn="1 / -1" overflowWrap="anywhere">
        {about.join(', ')}
      </Span>
      {read.reason !== null && (
        <Span gridColumn="1 / -1" color="ink.muted" overflowWrap="anywhere">
          {read.reason}
        </Span>
      )}
    </>
  );
}
