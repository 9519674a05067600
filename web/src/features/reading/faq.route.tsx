import { hardSpaces } from '@app/machines/rules';
import { createFileRoute } from '@tanstack/react-router';
import { Box } from '../../kit/elements/box.tsx';
import { SmallTitle } from '../../kit/elements/heading.tsx';
import { faqHead, faqOf } from './faq-text.ts';
import type { FaqGroup } from './faq-text.ts';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Prose, ReadingPage } from './reading-page.tsx';

export const Route = createFileRoute('/page/faq')({ component: FaqPage });

function FaqPage() {
  const { brand } = useTheme();
  const groups = faqOf(brand);
  return (
    <ReadingPage
      head={faqHead}
      parts={groups.map((group) => ({
        id: group.id,
        title: group.title,
        content: <Answers group={group} />,
      }))}
    />
  );
}

function Answers({ group }: { group: FaqGroup }) {
  return group.answers.map(({ question, answer }) => (
    <Box as="details" key={question} mt="3" py="1">
      <Box as="summary" cursor="pointer" minHeight="6" ml="5" listStylePosition="outside">
        <SmallTitle display="inline">{hardSpaces(question)}</SmallTitle>
      </Box>
      <Prose mt="1" ml="5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{hardSpaces(paragraph)}</p>
        ))}
      </Prose>
    </Box>
  ));
}
