import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Anchor, Box } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { Lead, PageTitle, SmallText, SmallTitle } from '../../kit/elements/heading.tsx';
import { NextSteps } from '../../kit/elements/next-steps.tsx';
import { TwoColumns } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { PublicLayout } from '../../kit/page/public-layout.tsx';
import { Texts } from '../../texts/texts.tsx';
import { messages } from './home.messages.ts';
import { OpenOrder } from './open-order.tsx';

export const Route = createFileRoute('/')({ component: HomePage });

function HomePage() {
  return (
    <Texts of={messages}>
      <Home />
    </Texts>
  );
}

function Home() {
  const t = useTranslations('home');
  return (
    <PublicLayout aside={<Anchor href="/login">{t('signIn')}</Anchor>}>
      <PageName name={t('name')} />
      <Box maxWidth="column" pt={{ base: '6', md: '12' }}>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Box>
      <TwoColumns aside={<Audiences />} asideLast>
        <OpenOrder />
        <NextSteps
          title={t('howTitle')}
          steps={[
            { title: t('how1'), text: t('how1Text') },
            { title: t('how2'), text: t('how2Text') },
            { title: t('how3'), text: t('how3Text') },
          ]}
        />
      </TwoColumns>
    </PublicLayout>
  );
}

function Audiences() {
  const t = useTranslations('home');
  return (
    <Card textStyle="small">
      <Box p={{ base: '4', lg: '6' }}>
        <SmallTitle>{t('shops')}</SmallTitle>
        <SmallText mt="1" mb="2">
          {t('shopsText')}
        </SmallText>
        <a href="/login">{t('signIn')}</a>
      </Box>
      <Box p={{ base: '4', lg: '6' }} borderTop="1px solid" borderColor="line">
        <SmallTitle>{t('partners')}</SmallTitle>
        <SmallText mt="1" mb="2">
          {t('partnersText')}
        </SmallText>
        <a href="/api/docs">{t('api')}</a>
      </Box>
    </Card>
  );
}
