import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../parts/box.tsx';
import { Card } from '../../parts/card.tsx';
import { ContactBox } from '../../parts/contact-box.tsx';
import { Icon } from '../../parts/icon.tsx';
import { shortDate } from '../../texts/dates.ts';
import type { ScreenProps } from '../screen-props.ts';

/** Beside the comparison: until when it waits, and what each answer does. */
export function ConditionalAside({ order }: ScreenProps) {
  const t = useTranslations('screens.conditional');
  return (
    <Card padded>
      <Row
        gap="3"
        alignItems="flex-start"
        textStyle="small"
        pb="4"
        mb="4"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Icon of={Clock} color="waiting" />
        <Box>
          {order.deadlineAt !== null && (
            <Box fontWeight="semibold">{t('until', { date: shortDate(new Date(order.deadlineAt)) })}</Box>
          )}
          <Box color="ink.muted">{t('consequence')}</Box>
        </Box>
      </Row>
      <ContactBox orderNumber={order.siemensId} />
    </Card>
  );
}
