import { passwordRules } from '@app/machines/contract';
import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Row } from '../../../kit/elements/box.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';

/** The rules of a new password, ticked while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useTranslations('reset');
  return (
    <Box textStyle="small" color="ink.muted" mb="6">
      {t('rules')}
      <Box as="ul" mt="2" display="grid" gap="1">
        {passwordRules.map((rule) => {
          const met = rule.holds(password);
          return (
            <Row as="li" key={rule.message} color={met ? 'done' : 'ink.muted'}>
              <Icon of={met ? Check : Circle} size="small" />
              {rule.message}
              <ForScreenReader>{met ? t('met') : t('notMet')}</ForScreenReader>
            </Row>
          );
        })}
      </Box>
    </Box>
  );
}
