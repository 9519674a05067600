import { chakra } from '@chakra-ui/react/styled-system';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Row, Span } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';
import { contentStyle } from './page-layout.tsx';
import { Wordmark } from './wordmark.tsx';

const Bar = chakra('header', {
  base: { bg: 'surface', borderBottom: '1px solid', borderColor: 'line' },
  variants: { sticky: { true: { position: 'sticky', top: '0', zIndex: '5' } } },
});

const Inside = chakra('div', {
  base: {
    ...contentStyle,
    // On phones a high bar would take a tenth of the page (F146).
    minHeight: { base: '50px', md: 'navbar' },
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '8' },
  },
});

// On phones what follows may begin where the wordmark's letters end.
const Home = chakra('a', {
  base: { display: 'block', height: 'logo', flex: 'none', color: 'ink', mr: { base: '-32px', md: '0' } },
});

const ClientLogo = chakra('img', {
  base: {
    height: 'logo',
    width: 'auto',
    maxWidth: { base: '96px', md: '280px' },
    minWidth: '0',
    objectFit: 'contain',
    py: '2',
  },
});

const Meta = chakra('div', {
  base: {
    ml: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '6' },
    textStyle: 'small',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
});

type Props = {
  homeHref?: string;
  sticky?: boolean;
  orderNumber?: string | number | null;
  /** The logo of the shop that the client comes from, beside ours (THEME-021). */
  clientLogo?: { url: string; name: string } | null;
  /** The stepper of the themes that keep it in the header. */
  stepper?: ReactNode;
  /** A panel's menu, after the logo. */
  menu?: ReactNode;
  /** At the right end, in place of telephone and order number. */
  aside?: ReactNode;
};

/** Logo, stepper or menu, and at the right end how to call and which order this is. */
export function Header({
  homeHref = '/',
  sticky = false,
  orderNumber,
  clientLogo = null,
  stepper,
  menu,
  aside,
}: Props) {
  const t = useTranslations('kit');
  const { brand } = useTheme();
  return (
    <Bar sticky={sticky}>
      <Inside>
        <Home href={homeHref}>
          <Wordmark />
        </Home>
        {clientLogo !== null && <ClientLogo src={clientLogo.url} alt={clientLogo.name} />}
        {menu}
        {stepper}
        {aside !== undefined && <Meta>{aside}</Meta>}
        {aside === undefined && orderNumber !== undefined && orderNumber !== null && (
          <Meta display={stepper === undefined ? 'flex' : { base: 'flex', xl: 'none' }}>
            <Row
              as="a"
              {...{
                href: `tel:+48${brand.phone.replaceAll(' ', '')}`,
                'aria-label': t('call', { phone: brand.phone }),
              }}
              {...(clientLogo === null ? {} : { display: { base: 'none', md: 'flex' } })}
              minHeight="10"
              px={{ base: '2', md: '0' }}
            >
              <Icon of={Phone} size="small" />
              <Span display={{ base: 'none', md: 'inline' }}>{brand.phone}</Span>
            </Row>
            <span>
              {t('order')}{' '}
              <Span color="ink" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {orderNumber}
              </Span>
            </span>
          </Meta>
        )}
      </Inside>
    </Bar>
  );
}
