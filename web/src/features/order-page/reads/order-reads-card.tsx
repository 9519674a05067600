import { readFieldNames, readKindNames } from '@app/machines/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { askApi } from '../../../api/call-api.ts';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './order-reads.messages.ts';

/** So many are shown here; all of them stand on their own page. */
const shown = 8;

const orderReadsQuery = (number: string) =>
  queryOptions({
    queryKey: ['order-reads', number],
    queryFn: ({ signal }) => askApi('listReads', { query: { order_id: number }, signal }),
    staleTime: 0,
  });

/** Who read the data of an order last, asked for when a superadmin wants to see it. */
export const OrderReadsCard = withTexts(messages, function OrderReadsCard({ number }: { number: string }) {
  const t = useTranslations('orderReads');
  const [open, setOpen] = useState(false);
  return (
    <PanelCard title={t('title')}>
      {open ? (
        <Latest number={number} />
      ) : (
        <Button size="panel" kind="quiet" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      )}
      {open && (
        <Box mt="2">
          <TextLink href={`/superadmin/reads?orderId=${number}`} textStyle="small">
            {t('all')}
          </TextLink>
        </Box>
      )}
    </PanelCard>
  );
});

function Latest({ number }: { number: string }) {
  const t = useTranslations('orderReads');
  const query = useQuery(orderReadsQuery(number));
  return (
    <Loaded query={query} failedTitle={t('failed')} rows={4} within>
      {({ reads }) =>
        reads.length === 0 ? (
          <SmallText>{t('none')}</SmallText>
        ) : (
          <PanelRows>
            {reads.slice(0, shown).map((read) => (
              <li key={read.id}>
                <Box minWidth="0">
                  <Span fontWeight="medium">{read.reader?.fullName ?? t('unknown')}</Span>,{' '}
                  {readKindNames[read.kind]}:{' '}
                  {read.fields.map((field) => readFieldNames[field] ?? field).join(', ')}
                  <Box color="ink.muted">
                    {[shortTime(new Date(read.at)), read.reason].filter((part) => part !== null).join(', ')}
                  </Box>
                </Box>
              </li>
            ))}
          </PanelRows>
        )
      }
    </Loaded>
  );
}
