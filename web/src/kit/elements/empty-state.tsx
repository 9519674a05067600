import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Box } from './box.tsx';
import { Button } from './button.tsx';

type Props = { title: ReactNode; text: ReactNode; action?: ReactNode };

/** What will stand here, and the one thing to do about it. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <Box py="12" px="6" textAlign="center" textStyle="small" color="ink.muted">
      <Box as="h3" textStyle="h3" color="ink">
        {title}
      </Box>
      <Box as="p" mt="1" mb="4" mx="auto" maxWidth="44ch" textWrap="balance">
        {text}
      </Box>
      {action}
    </Box>
  );
}

/** What did not work, what to do, and a button to try again. */
export function FailedState({
  title,
  text,
  onRetry,
}: {
  title: ReactNode;
  text?: ReactNode;
  onRetry: () => void;
}) {
  const t = useTranslations('kit');
  const { brand } = useTheme();
  return (
    <EmptyState
      title={title}
      text={text ?? t('failedText', { phone: brand.phone.replaceAll(' ', '\u00A0') })}
      action={
        <Button size="panel" icon={RefreshCw} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
