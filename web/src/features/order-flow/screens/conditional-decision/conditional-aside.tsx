import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { ContactBox } from '../../../../kit/page/contact-box.tsx';
import { Icon } from '../../../../kit/elements/icon.tsx';
import { shortDate } from '../../../../kit/format/dates.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './conditional.messages.ts';

/** Beside the comparison: until when it waits, and what each answer does. */
export const ConditionalAside = withTexts(messages, Content);

function Content({ order }: ScreenProps) {
  const t = useTranslations('conditional');
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
