import { chakra } from '@chakra-ui/react/styled-system';

/** The page's one h1: 28/36, 24/32 on phones. */
export const PageTitle = chakra('h1', { base: { textStyle: { base: 'h1.phone', md: 'h1' } } });

/** The sentence under the page's title. */
export const Lead = chakra('p', { base: { mt: '2', color: 'ink.muted', maxWidth: '640px' } });

export const SectionTitle = chakra('h2', { base: { textStyle: 'h2' } });

export const SmallTitle = chakra('h3', { base: { textStyle: 'h3' } });

export const SmallText = chakra('p', { base: { textStyle: 'small', color: 'ink.muted' } });
