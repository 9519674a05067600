import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Box, Span } from '../elements/box.tsx';
import { contentStyle } from './page-layout.tsx';

const Bar = chakra('footer', {
  base: {
    bg: 'footer',
    color: 'footer.ink',
    borderTop: '1px solid',
    borderColor: 'footer.line',
    textStyle: 'small',
  },
});

const Inside = chakra('div', {
  base: {
    ...contentStyle,
    minHeight: '72px',
    py: '6',
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { base: 'column', md: 'row' },
    gap: { base: '4', md: '8px 32px' },
    alignItems: { base: 'flex-start', md: 'center' },
    // As high as a finger needs it (WCAG 2.5.8).
    '& a': { color: 'inherit', textDecoration: 'none', display: 'inline-block', py: '0.5' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** The year in which the page was loaded. */
const year = String(new Date().getFullYear());

/** Copyright, rules, privacy, accessibility, questions and contact. */
export function Footer() {
  const t = useTranslations('kit');
  const { brand, footerExtra } = useTheme();
  return (
    <Bar>
      <Inside>
        <Span color="footer.muted">{t('copyright', { year, name: brand.legalName })}</Span>
        <Box
          as="nav"
          aria-label={t('footer')}
          display="flex"
          flexWrap="wrap"
          gap="8px 24px"
          ml={{ md: 'auto' }}
        >
          <a href="/page/rules">{t('rules')}</a>
          <a href="/page/privacy">{t('privacy')}</a>
          <a href="/page/accessibility">{t('accessibility')}</a>
          <a href="/page/faq">{t('faq')}</a>
          <a href={`mailto:${brand.email}`}>{footerExtra === 'email' ? brand.email : t('contact')}</a>
          {footerExtra === 'chat' && brand.chat !== undefined && <a href={brand.chat}>{t('chat')}</a>}
        </Box>
      </Inside>
    </Bar>
  );
}
