import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { Loaded } from '../../kit/query/loaded.tsx';
import { personRequestsQuery } from './persons-query.ts';

/** Requests with who carried them out and why. */
export function RequestsCard() {
  const t = useTranslations('persons.requests');
  return (
    <Box mt="4">
      <PanelCard title={t('title')} first>
        <Loaded query={useQuery(personRequestsQuery)} failedTitle={t('failed')} rows={4} within>
          {({ requests }) => (
            <>
              {requests.length === 0 && <SmallText>{t('none')}</SmallText>}
              <PanelRows>
                {requests.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </PanelRows>
            </>
          )}
        </Loaded>
      </PanelCard>
    </Box>
  );
}

type Request = Reply<'listPersonRequests'>['requests'][number];

function RequestRow({ request }: { request: Request }) {
  const t = useTranslations('persons');
  const { id, number, kind, person, reason, at, by, orders } = request;
  const about = [
    person,
    t('requests.orders', { count: orders.length }),
    shortTime(new Date(at)),
    by ?? t('requests.shell'),
  ];
  return (
    <li>
      <Box flex="1 1 280px" minWidth="0">
        <Row flexWrap="wrap" gap="0 12px">
          <Box fontWeight="medium">{t('requests.number', { number })}</Box>
          <Span>{t(`request.${kind}`)}</Span>
        </Row>
        <Box color="ink.muted" overflowWrap="anywhere">
          {about.join(' · ')}
        </Box>
        <Box color="ink.muted" overflowWrap="anywhere">
          {reason}
        </Box>
      </Box>
      <TextLink
        href={`/api/superadmin/person_requests/${id}/certificate`}
        aria-label={t('requests.certificateOf', { number })}
      >
        {t('requests.certificate')}
      </TextLink>
    </li>
  );
}
