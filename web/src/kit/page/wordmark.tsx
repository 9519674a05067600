import { chakra } from '@chakra-ui/react/styled-system';
import { useTheme } from '../../theme/theme-provider.tsx';

const Sign = chakra('svg', { base: { height: 'full', width: 'auto', display: 'block' } });

const Name = chakra('text', {
  base: { fontFamily: 'body', fontSize: '20px', fontWeight: 'semibold', letterSpacing: '-.4px' },
});

/** The fictional wordmark in the theme's colours. */
export function Wordmark() {
  const { brand, colors } = useTheme();
  return (
    <Sign viewBox="0 0 168 50" role="img" aria-label={brand.wordmark}>
      <rect x="0" y="13" width="24" height="24" rx="6" fill={colors.primary} />
      <path
        d="M7 31V19h10M7 25h7.5"
        stroke={colors['primary.on']}
        strokeWidth="3"
        fill="none"
        strokeLinecap="square"
      />
      <Name x="34" y="32" fill={colors.ink}>
        {brand.wordmark}
      </Name>
    </Sign>
  );
}
