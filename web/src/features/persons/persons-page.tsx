import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Row } from '../../kit/elements/box.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { FoundPerson } from './found-person.tsx';
import { PersonSearch } from './person-search.tsx';
import type { Sought } from './person-search.tsx';
import { messages } from './persons.messages.ts';
import { personRequestsQuery } from './persons-query.ts';
import { RequestsCard } from './requests-card.tsx';

type Found = { sought: Sought; person: Reply<'findPerson'> };

/** Who asks for the data about them: what there is, what may go, and what was done for others. */
export const PersonsPage = withTexts(messages, function PersonsPage() {
  const t = useTranslations('persons');
  const client = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="0 16px">
          <PageTitle>{t('title')}</PageTitle>
          <TextLink href="/superadmin/retention">{t('retention')}</TextLink>
        </Row>
        <PersonSearch onFound={setFound} />
        {found !== null && (
          <FoundPerson
            key={found.person.digest}
            {...found}
            onDone={async () => {
              setFound(null);
              await client.invalidateQueries({ queryKey: personRequestsQuery.queryKey });
            }}
          />
        )}
        <RequestsCard />
      </OneColumn>
    </>
  );
});
