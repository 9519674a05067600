import { chakra } from '@chakra-ui/react/styled-system';

const look = {
  color: 'link',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
} as const;

/** A link inside a sentence. */
export const TextLink = chakra('a', { base: look });

/** A word inside a sentence that does something on the page. */
export const TextButton = chakra('button', { base: { ...look, fontSize: 'inherit', lineHeight: 'inherit' } });
