import type { DocumentStatus } from '@app/machines/diagram';
import { chakra } from '@chakra-ui/react/styled-system';

const Mark = chakra('span', {
  base: {
    boxSize: '2',
    flex: 'none',
    borderRadius: 'round',
    border: '1.5px solid',
    '&[data-is=orders]': { bg: 'idle.dot', borderColor: 'idle.dot' },
    '&[data-is=admin]': { bg: 'waiting.dot', borderColor: 'waiting.dot' },
    '&[data-is=empty]': { borderColor: 'idle.dot' },
    '&[data-is=transient]': {
      height: '0',
      borderRadius: '0',
      borderWidth: '1.5px 0 0',
      borderColor: 'idle.dot',
    },
  },
});

type Props = {
  status: Pick<DocumentStatus, 'transient' | 'needsAdmin'>;
  /** Orders in it, where that is known. */
  now: number | undefined;
};

/** Grey where orders are, amber where they wait for an administrator, hollow where none is, a dash where none stays. */
export function StatusMark({ status, now }: Props) {
  const is = status.transient ? 'transient' : now === 0 ? 'empty' : status.needsAdmin ? 'admin' : 'orders';
  return <Mark aria-hidden data-is={is} />;
}
