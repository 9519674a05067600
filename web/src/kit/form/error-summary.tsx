import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '3',
    py: '4',
    px: { base: '4', md: '6' },
    my: '6',
    scrollMarginTop: '80px',
    bg: 'refused.tint',
    border: '1px solid',
    borderColor: 'refused',
    borderRadius: 'box',
    '& li': { mt: '2', textStyle: 'small' },
    '& a, & li': { color: 'refused', fontWeight: 'medium' },
  },
});

export type FormError = {
  /** The id of the field it lies in; none when it belongs to the whole form. */
  fieldId?: string | undefined;
  message: string;
};

type Props = {
  errors: readonly FormError[];
  /** Counts the tries to send: what keeps one of them takes focus once. Without it whatever comes takes focus. */
  attempt?: number;
  /** In place of 'Popraw 2 pola': the one reason that lies in no field. */
  title?: string | undefined;
};

/** What keeps the form from being sent, each a link to its field. Nothing when nothing does. */
export function ErrorSummary({ errors: faults, attempt: round, title }: Props) {
  const t = useTranslations('kit');
  const frame = useRef<HTMLDivElement>(null);
  const any = faults.length > 0 || title !== undefined;
  const focused = useRef<number | null>(null);
  useEffect(() => {
    // A fault that is made while one mends comes back under the same try: nobody is torn away from the field.
    if (!any || (round !== undefined && round === focused.current)) return;
    focused.current = round ?? null;
    frame.current?.focus();
  }, [any, round]);
  if (!any) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} color="refused" mt="2px" />
      <div>
        <Box as="h2" textStyle="h3">
          {title ?? t('faults', { count: faults.length })}
        </Box>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.fieldId ?? ''}${fault.message}`}>
              {fault.fieldId === undefined ? (
                fault.message
              ) : (
                <ErrorLink fieldId={fault.fieldId}>{fault.message}</ErrorLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

function ErrorLink({ fieldId, children }: { fieldId: string; children: string }) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(fieldId);
        field?.scrollIntoView({ block: 'center' });
        field?.focus();
      }}
    >
      {children}
    </a>
  );
}
