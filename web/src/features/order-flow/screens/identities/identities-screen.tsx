import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { messages } from './identities.messages.ts';
import { PersonNumbers } from './person-numbers.tsx';

/** Each person who signs: the document was compared, the identity is confirmed. */
export const IdentitiesScreen = withTexts(messages, Content);

type Tick = 'documentChecked' | 'confirmed';

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('identities');
  const send = useOrderAction('shopConfirmIdentities', order);
  const signing = order.companyAttributes?.krsUsersAttributes.filter(({ willSign }) => willSign) ?? [];
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const isTicked = (id: string, tick: Tick) => ticks.has(`${id} ${tick}`);
  const complete = signing.every(({ id }) => isTicked(id, 'documentChecked') && isTicked(id, 'confirmed'));
  const set = (id: string, tick: Tick) => (on: boolean) =>
    setTicks((before) => {
      const after = new Set(before);
      if (on) after.add(`${id} ${tick}`);
      else after.delete(`${id} ${tick}`);
      return after;
    });
  function confirm() {
    setTried(true);
    if (!complete) return;
    void send.send({
      persons: signing.map(({ id }) => ({ id, confirmed: true, documentChecked: true })),
    });
  }
  return (
    <>
      <ScreenHead screen={screen} />
      <Box mt="8" display="grid" gap="4">
        {signing.map((person) => {
          const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
          return (
            <Card key={person.id} padded as="fieldset">
              <Box as="legend" textStyle="h3" float="left" width="full">
                {name}
              </Box>
              <Box clear="both">
                <PersonNumbers slug={order.slug} person={person} />
                <Box display="grid" gap="3">
                  <Checkbox
                    checked={isTicked(person.id, 'documentChecked')}
                    onChecked={set(person.id, 'documentChecked')}
                    label={t('document')}
                    text={t('documentText')}
                  />
                  <Checkbox
                    checked={isTicked(person.id, 'confirmed')}
                    onChecked={set(person.id, 'confirmed')}
                    label={t('confirmed', { name })}
                  />
                </Box>
              </Box>
            </Card>
          );
        })}
      </Box>
      <Note>{t('alone')}</Note>
      <ErrorLine id="identities-error">{tried && !complete ? t('missing') : null}</ErrorLine>
      <Actions mt="4">
        <BackLink order={order}>{t('back')}</BackLink>
        <Button kind="primary" busy={send.busy} onClick={confirm}>
          {t('confirm')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
