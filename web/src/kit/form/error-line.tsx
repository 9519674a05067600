import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../elements/icon.tsx';

const Line = chakra('div', {
  base: { display: 'flex', gap: '1', mt: '1', minHeight: '5', textStyle: 'small', color: 'refused' },
});

/** The line under a control: its room stays while there is no error, so that nothing jumps. */
export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Line id={id} aria-live="polite">
      {children !== null && (
        <>
          <Icon of={CircleAlert} size="small" mt="2px" />
          <span>{children}</span>
        </>
      )}
    </Line>
  );
}
