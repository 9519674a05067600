import { Coins, Download, FileText, Info, Mail, PenLine, ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { channelPolicy, financingPolicy } from '@app/machines/order';
import { Box, Row, Span } from '../../../../kit/elements/box.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { ContactBox } from '../../../../kit/page/contact-box.tsx';
import { Icon } from '../../../../kit/elements/icon.tsx';
import { SmallTitle } from '../../../../kit/elements/heading.tsx';
import type { Order } from '../../queries/order-query.ts';
import { decidingPoints } from '../../parts/deciding-points.ts';
import { DocumentLink } from './document-link.tsx';
import { OfferFigures } from './offer-figures.tsx';
import type { Preview } from './preview-query.ts';

/** What it costs a month, documents to download, what is worth knowing, whom to ask: one card in four parts (F132). */
export function DocumentsCard({ order, documents }: { order: Order; documents: Preview['documents'] }) {
  const t = useTranslations('agreement');
  const decides = useTranslations('decides');
  const { contract } = financingPolicy[order.facts.financingType];
  const signing = order.companyAttributes?.krsUsersAttributes.filter((person) => person.willSign).length ?? 1;
  const method = order.facts.method ?? 'none';
  const nameOf = ({ type, name }: Preview['documents'][number]) => {
    if (type === 'agreement') return t(`names.${contract}`);
    return type === 'owul' ? t('names.owul') : name;
  };
  const points = [
    ...(order.calculated ? decidingPoints(order, decides).map((text) => ({ icon: Coins, text })) : []),
    { icon: Info, text: t('points.data') },
    { icon: PenLine, text: `${t(`points.signs.${method}`)} ${t('points.persons', { count: signing })}` },
    { icon: Mail, text: t(`points.sent.${contract}`) },
    ...(channelPolicy[order.facts.salesChannel].scrapped
      ? [{ icon: ShoppingBag, text: t('points.scrapped') }]
      : []),
  ];
  return (
    <Card>
      {order.calculated && (
        <Box
          display={{ base: 'none', md: 'block' }}
          px={{ base: '4', lg: '6' }}
          py="6"
          borderBottom="1px solid"
          borderColor="line"
        >
          <OfferFigures order={order} />
        </Box>
      )}
      {documents.length > 0 && (
        <Box px={{ base: '4', lg: '6' }} py="6" borderBottom="1px solid" borderColor="line">
          <SmallTitle>{t('documents')}</SmallTitle>
          {documents.map((document) => (
            <DocumentLink
              key={document.type}
              document={document}
              name={nameOf(document)}
              icon={FileText}
              action={Download}
            />
          ))}
        </Box>
      )}
      <Box px={{ base: '4', lg: '6' }} py="6" borderBottom="1px solid" borderColor="line">
        <SmallTitle>{t('know')}</SmallTitle>
        {points.map(({ icon, text }) => (
          <Row key={text} mt="4" gap="3" alignItems="flex-start" textStyle="small">
            <Icon of={icon} color="ink.muted" />
            <Span>{text}</Span>
          </Row>
        ))}
      </Box>
      <ContactBox px={{ base: '4', lg: '6' }} py="4" />
    </Card>
  );
}
