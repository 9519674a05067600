import { chakra } from '@chakra-ui/react/styled-system';

/** The last row of a page or dialog: the primary action bottom right, the way back (`data-back`) left; on phones full width. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    mt: '8',
    gap: { base: '4', sm: '6' },
    flexDirection: { base: 'column-reverse', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'center' },
    justifyContent: 'flex-end',
    flexWrap: { sm: 'wrap' },
    '& > [data-back]': { marginInline: { base: 'auto', sm: '0 auto' } },
  },
});
