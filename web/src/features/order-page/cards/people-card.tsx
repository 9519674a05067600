import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import type { StaffOrder } from '../order-query.ts';

/** The persons of the company form, and whose identity is confirmed. */
export function PeopleCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const people = order.companyAttributes?.krsUsersAttributes ?? [];
  return (
    <PanelCard title={t('people')} count={people.length}>
      {people.length === 0 ? (
        <SmallText>{t('noPeople')}</SmallText>
      ) : (
        <PanelRows>
          {people.map((person) => (
            <li key={person.id}>
              <Box>
                <Box fontWeight="medium">
                  {person.firstName} {person.lastName}
                </Box>
                <Span color="ink.muted">
                  {[person.willSign && t('signs'), person.guarantor && t('guarantees')]
                    .filter((role) => role !== false)
                    .join(', ')}
                </Span>
              </Box>
              {person.willSign && (
                <StatusDot tone={person.identityConfirmed ? 'done' : 'waiting'}>
                  {t(person.identityConfirmed ? 'identified' : 'unidentified')}
                </StatusDot>
              )}
            </li>
          ))}
        </PanelRows>
      )}
    </PanelCard>
  );
}
