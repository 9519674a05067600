import { chakra } from '@chakra-ui/react/styled-system';

/** What a half of the status card lists. */
export const MoveTitle = chakra('h3', { base: { textStyle: 'small', fontWeight: 'semibold', mb: '1' } });
