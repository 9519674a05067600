import { hardSpaces } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Box } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { ContactBox } from '../../kit/page/contact-box.tsx';
import { Lead, PageTitle, SectionTitle, SmallTitle } from '../../kit/elements/heading.tsx';
import { TwoColumns } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { PublicLayout } from '../../kit/page/public-layout.tsx';
import { contentsTitle } from './reading-part.ts';

const Contents = chakra('ol', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '2',
    '& a': { display: 'block', py: '1', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** Sentences under one another, 12 apart. */
export const Prose = chakra('div', {
  base: {
    mt: '3',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& p': { m: '0' },
    '& ul': { m: '0', pl: '5', listStyle: 'disc' },
    '& li + li': { mt: '1' },
  },
});

type Props = {
  head: { readonly name: string; readonly title: string; readonly lead: string };
  parts: readonly { id: string; title: string; content: ReactNode }[];
};

function ContentsList({ parts }: Pick<Props, 'parts'>) {
  return (
    <Contents>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </Contents>
  );
}

/** A page that is read, not filled in: its parts, with the list of them and the contact at the side. */
export function ReadingPage({ head, parts }: Props) {
  return (
    <PublicLayout>
      <PageName name={head.name} />
      <Box maxWidth="column" pt={{ base: '6', md: '12' }}>
        <PageTitle>{head.title}</PageTitle>
        <Lead>{hardSpaces(head.lead)}</Lead>
      </Box>
      <Box as="details" mt="6" textStyle="small" display={{ md: 'none' }}>
        <Box as="summary" fontWeight="medium" cursor="pointer" minHeight="6">
          {contentsTitle}
        </Box>
        <ContentsList parts={parts} />
      </Box>
      <TwoColumns
        asideLast
        aside={
          <Card textStyle="small">
            <Box
              as="nav"
              aria-labelledby="contents"
              p={{ base: '4', lg: '6' }}
              display={{ base: 'none', md: 'block' }}
            >
              <SmallTitle id="contents">{contentsTitle}</SmallTitle>
              <ContentsList parts={parts} />
            </Box>
            <Box p={{ base: '4', lg: '6' }} borderTop={{ md: '1px solid' }} borderColor={{ md: 'line' }}>
              <ContactBox />
            </Box>
          </Card>
        }
      >
        {parts.map(({ id, title, content }) => (
          <Box
            as="section"
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            scrollMarginTop="6"
            mb="10"
            _last={{ mb: '0' }}
          >
            <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
            {content}
          </Box>
        ))}
      </TwoColumns>
    </PublicLayout>
  );
}
