import { panelName } from '@app/machines/order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Badge } from '../../kit/elements/badge.tsx';
import { Anchor, Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { shortDate } from '../../kit/format/dates.ts';
import { PersonDialog, personActs } from './person-dialog.tsx';
import type { PersonAct } from './person-dialog.tsx';
import type { Sought } from './person-search.tsx';

type Person = Reply<'findPerson'>;
type Order = Person['orders'][number];

type Props = { sought: Sought; person: Person; onDone: () => void | Promise<void> };

/** What there is of a person and what would become of it; each action asks why. */
export function FoundPerson({ sought, person, onDone }: Props) {
  const t = useTranslations('persons');
  const [act, setAct] = useState<PersonAct | null>(null);
  const hasConsents = person.orders.some(({ consents }) => consents.length > 0);
  if (person.orders.length === 0)
    return (
      <Box mt="4" role="status">
        {t('search.none')}
      </Box>
    );
  return (
    <Box mt="4">
      <PanelCard title={t('found.title')} count={person.orders.length} first>
        <SmallText mb="2">{t('found.plan')}</SmallText>
        <PanelRows>
          {person.orders.map((order) => (
            <OrderRow key={order.slug} order={order} />
          ))}
        </PanelRows>
        <Row flexWrap="wrap" gap="3" mt="4">
          {personActs
            .filter((each) => each !== 'consents' || hasConsents)
            .map((each) => (
              <Button
                key={each}
                size="panel"
                kind={each === 'erasure' ? 'irreversible' : 'second'}
                onClick={() => setAct(each)}
              >
                {t(`act.${each}`)}
              </Button>
            ))}
        </Row>
      </PanelCard>
      {act !== null && (
        <PersonDialog
          act={act}
          sought={sought}
          digest={person.digest}
          onClose={() => setAct(null)}
          onDone={onDone}
        />
      )}
    </Box>
  );
}

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('persons');
  const { slug, siemensId, status, places, others, ending, hold, goes, stays, consents } = order;
  const about = [
    panelName(status),
    ending === null ? t('found.inFlight') : t(`ending.${ending}`),
    places.map((place) => t(`place.${place}`)).join(', '),
    ...(others > 0 ? [t('found.others', { count: others })] : []),
  ];
  return (
    <li>
      <Box flex="1 1 100%" minWidth="0">
        <Row flexWrap="wrap" gap="0 12px">
          <Anchor href={`/superadmin/orders/${slug}`} fontWeight="medium">
            {t('found.order', { number: siemensId })}
          </Anchor>
          {order.restricted && <Badge meaning="waiting">{t('found.restricted')}</Badge>}
          {consents.length > 0 && (
            <Span color="ink.muted">{t('found.consents', { count: consents.length })}</Span>
          )}
        </Row>
        <Box color="ink.muted">{about.join(' · ')}</Box>
        {hold !== null && <Box>{t(`hold.${hold}`)}</Box>}
        {goes.length > 0 && (
          <Box>{t('found.goes', { kinds: goes.map((kind) => t(`kind.${kind}`)).join('; ') })}</Box>
        )}
        {stays.map(({ kind, until, reason }) => (
          <Box key={kind} color="ink.muted">
            {t('found.stays', { until: shortDate(new Date(until)), kind: t(`kind.${kind}`), reason })}
          </Box>
        ))}
        {hold === null && goes.length + stays.length === 0 && (
          <Box color="ink.muted">{t('found.nothing')}</Box>
        )}
      </Box>
    </li>
  );
}
