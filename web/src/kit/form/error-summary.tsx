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
  /** Counts the attempts to send: the errors of each take focus once. Without it every error takes focus. */
  attempt?: number;
  /** In place of 'Popraw 2 pola': the one reason that lies in no field. */
  title?: string | undefined;
  /** How many fields are wrong, where several read the same and stand in one line. */
  count?: number;
};

/** The errors that keep the form from being sent, each a link to its field; nothing where there is none. */
export function ErrorSummary({ errors, attempt, title, count = errors.length }: Props) {
  const t = useTranslations('kit');
  const frame = useRef<HTMLDivElement>(null);
  const any = errors.length > 0 || title !== undefined;
  const focused = useRef<number | null>(null);
  useEffect(() => {
    // An error made while correcting another belongs to the same attempt and takes no focus.
    if (!any || (attempt !== undefined && attempt === focused.current)) return;
    focused.current = attempt ?? null;
    frame.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} color="refused" mt="2px" />
      <div>
        <Box as="h2" textStyle="h3">
          {title ?? t('errors', { count })}
        </Box>
        <ul>
          {errors.map((error) => (
            <li key={`${error.fieldId ?? ''}${error.message}`}>
              {error.fieldId === undefined ? (
                error.message
              ) : (
                <ErrorLink fieldId={error.fieldId}>{error.message}</ErrorLink>
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
