import { chakra } from '@chakra-ui/react/styled-system';
import { Mail, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Span } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';

const Frame = chakra('div', {
  base: {
    textStyle: 'small',
    color: 'ink.muted',
    '& a': {
      display: 'flex',
      width: 'fit-content',
      gap: '2',
      alignItems: 'center',
      // As high as a finger needs it (WCAG 2.5.8).
      py: '1',
      color: 'ink',
      fontWeight: 'medium',
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& a > span': { color: 'ink.muted' },
  },
});

/** Where questions go and when someone answers; with the order's number where one is known. */
export function ContactBox({
  orderNumber,
  ...rest
}: ComponentProps<typeof Frame> & { orderNumber?: string | number }) {
  const t = useTranslations('kit');
  const { brand } = useTheme();
  return (
    <Frame {...rest}>
      {orderNumber === undefined ? t('questions') : t('questionsOf', { number: String(orderNumber) })}{' '}
      <Span whiteSpace="nowrap">{t('hours')}</Span>
      <a href={`tel:+48${brand.phone.replaceAll(' ', '')}`}>
        <Icon of={Phone} />
        {brand.phone}
      </a>
      <a href={`mailto:${brand.email}`}>
        <Icon of={Mail} />
        {brand.email}
      </a>
    </Frame>
  );
}
