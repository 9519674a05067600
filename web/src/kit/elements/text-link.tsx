import { chakra } from '@chakra-ui/react/styled-system';

const look = {
  color: 'link',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  // As high as a finger needs it (WCAG 2.5.8), in a line that stays as it is.
  py: '1',
  my: '-1',
} as const;

/** A link inside a sentence. */
export const TextLink = chakra('a', { base: look });

/** A word inside a sentence that does something on the page. */
export const TextButton = chakra('button', { base: { ...look, fontSize: 'inherit', lineHeight: 'inherit' } });
