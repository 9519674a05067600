import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { RevealDialog } from '../loaded-later.ts';
import type { Numbers } from '../data/reveal-dialog.tsx';
import type { StaffOrder } from '../order-query.ts';
import { ByHand } from './by-hand.tsx';

type Person = NonNullable<StaffOrder['companyAttributes']>['krsUsersAttributes'][number];

/** The persons of the company form, whose identity is confirmed since when, and their numbers once they were asked for. */
export const PeopleCard = withTexts(messages, function PeopleCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const people = order.companyAttributes?.krsUsersAttributes ?? [];
  return (
    <PanelCard title={t('people')} shows={people} count={people.length}>
      {people.length === 0 ? (
        <SmallText>{t('noPeople')}</SmallText>
      ) : (
        <PanelRows>
          {people.map((person) => (
            <PersonRow key={person.id} slug={order.slug} person={person} />
          ))}
        </PanelRows>
      )}
      <ByHand order={order} of="identity" />
    </PanelCard>
  );
});

function PersonRow({ slug, person }: { slug: string; person: Person }) {
  const t = useTranslations('cards');
  const reveal = useTranslations('reveal');
  const [asking, ask] = useState(false);
  const [numbers, show] = useState<Numbers | null>(null);
  const name = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  const roles = [person.willSign && t('signs'), person.guarantor && t('guarantees')].filter(
    (role) => role !== false,
  );
  const { pesel, seriesAndNumber } = numbers ?? person;
  const confirmed = person.identityConfirmedAt;
  return (
    <li>
      <Box minWidth="0">
        <Box fontWeight="medium">{name}</Box>
        {roles.length > 0 && <Box color="ink.muted">{roles.join(', ')}</Box>}
        <Row color="ink.muted" gap="4" flexWrap="wrap" fontVariantNumeric="tabular-nums">
          <Span>
            {reveal('pesel')} {pesel ?? reveal('none')}
          </Span>
          <Span>
            {reveal('seriesAndNumber')} {seriesAndNumber ?? reveal('none')}
          </Span>
          {numbers === null && (
            <Button
              kind="quiet"
              size="panel"
              aria-label={reveal('showOf', { name })}
              onClick={() => ask(true)}
            >
              {reveal('show')}
            </Button>
          )}
        </Row>
      </Box>
      {person.willSign && (
        <StatusDot tone={confirmed === null ? 'waiting' : 'done'} whiteSpace="normal">
          {confirmed === null ? t('unidentified') : `${t('identified')}, ${shortTime(new Date(confirmed))}`}
        </StatusDot>
      )}
      {asking && (
        <RevealDialog
          slug={slug}
          person={{ id: person.id, name }}
          onNumbers={show}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}
