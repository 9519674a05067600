import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { Details, DetailsLine } from '../../../kit/elements/details.ts';
import { ContactBox } from '../../../kit/page/contact-box.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import type { KeyValue } from '../../../kit/elements/key-values.tsx';

export type Offer = {
  /** Whose it is, where it is not the reader's own. */
  title?: ReactNode;
  /** 'Leasing', 'Pożyczka'. */
  product: ReactNode;
  figureLabel: ReactNode;
  /** The same in a word or two, for the line on phones. */
  shortLabel: ReactNode;
  /** The instalment, the largest figure of an offer. */
  figure: ReactNode;
  /** Under the figure: the same with VAT. */
  figureNote?: ReactNode;
  paymentsCount: number;
  rows: readonly KeyValue[];
  goods: readonly { name: string; quantity: ReactNode }[];
  /** Where the offer is a contract by now: what questions are about. */
  orderNumber?: string | number;
};

/** The offer in sight: a card at the side from 768 on, one line that opens below. */
export function OfferCard({ offer, children }: { offer: Offer; children?: ReactNode }) {
  return (
    <>
      <OfferLine offer={offer} />
      <OfferAside offer={offer}>{children}</OfferAside>
    </>
  );
}

function OfferAside({ offer, children }: { offer: Offer; children: ReactNode }) {
  const t = useTranslations('kit');
  const sides = { base: '4', lg: '6' };
  return (
    <Card display={{ base: 'none', md: 'block' }}>
      <Row px={sides} py="4" borderBottom="1px solid" borderColor="line" textStyle="small" color="ink.muted">
        <span>{offer.title ?? t('yourOffer')}</span>
        <Span ml="auto" color="ink" fontWeight="medium">
          {offer.product}
        </Span>
      </Row>
      <Box px={sides} pt={sides} pb="4">
        <Box textStyle="small" color="ink.muted">
          {offer.figureLabel}
        </Box>
        <Box textStyle="figure" fontSize={{ md: '1.75rem', lg: '2rem' }}>
          {offer.figure}
        </Box>
        {offer.figureNote !== undefined && (
          <Box textStyle="small" color="ink.muted" fontVariantNumeric="tabular-nums">
            {offer.figureNote}
          </Box>
        )}
      </Box>
      <Box px={sides} pb={sides}>
        <KeyValues rows={offer.rows} />
        {children}
      </Box>
      <Goods goods={offer.goods} px={sides} />
      <Contact offer={offer} px={sides} />
    </Card>
  );
}

function OfferLine({ offer }: { offer: Offer }) {
  return (
    <Details display={{ md: 'none' }}>
      <DetailsLine display="flex" gap="2" px="4" textStyle="small">
        <Span color="ink.muted">{offer.shortLabel}</Span>
        <Span fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {offer.figure}
        </Span>
        <Span color="ink.muted" whiteSpace="nowrap">
          × {offer.paymentsCount}
        </Span>
        <Icon of={ChevronDown} ml="auto" />
      </DetailsLine>
      <Box px="4" pb="4">
        {offer.figureNote !== undefined && (
          <Box textStyle="small" color="ink.muted" mb="2" fontVariantNumeric="tabular-nums">
            {offer.figureNote}
          </Box>
        )}
        <KeyValues rows={offer.rows} />
      </Box>
      <Goods goods={offer.goods} px="4" />
      <Contact offer={offer} px="4" />
    </Details>
  );
}

/** What is ordered, a line each. */
function Goods({ goods, ...sides }: Pick<Offer, 'goods'> & Pick<ComponentProps<typeof Box>, 'px'>) {
  if (goods.length === 0) return null;
  return (
    <Box
      as="ul"
      {...sides}
      py="4"
      borderTop="1px solid"
      borderColor="line"
      textStyle="small"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      {goods.map((item, index) => (
        <Row as="li" key={index} gap="4" justifyContent="space-between">
          <Span minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={item.name}>
            {item.name}
          </Span>
          <Span color="ink.muted" whiteSpace="nowrap">
            {item.quantity}
          </Span>
        </Row>
      ))}
    </Box>
  );
}

function Contact({ offer, ...sides }: { offer: Offer } & Pick<ComponentProps<typeof Box>, 'px'>) {
  const { orderNumber } = offer;
  return (
    <ContactBox
      {...sides}
      py="4"
      borderTop="1px solid"
      borderColor="line"
      {...(orderNumber === undefined ? {} : { orderNumber })}
    />
  );
}
