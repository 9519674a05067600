import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Badge } from '../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { clockTime, shortDate } from '../../kit/format/dates.ts';
import { Loaded } from '../../kit/query/loaded.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { MaintenanceForm } from './maintenance-form.tsx';
import { maintenanceMessagesQuery } from './settings-query.ts';

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Messages that stand above every page: a new one, and those that were planned (NOTIFY-022). */
export function MaintenancePart() {
  const t = useTranslations('settings.message');
  const query = useQuery(maintenanceMessagesQuery);
  return (
    <Halves>
      <PanelCard title={t('plan')} first>
        <MaintenanceForm />
      </PanelCard>
      <PanelCard title={t('list')} first>
        <Loaded query={query} failedTitle={t('listFailed')} within>
          {({ messages }) => (
            <>
              {messages.length === 0 && <SmallText>{t('none')}</SmallText>}
              <PanelRows>
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} now={query.dataUpdatedAt} />
                ))}
              </PanelRows>
            </>
          )}
        </Loaded>
      </PanelCard>
    </Halves>
  );
}

type Message = Reply<'listMaintenanceMessages'>['messages'][number];

const meanings = { shown: 'waiting', coming: 'primary', past: 'neutral' } as const;

function stateOf({ showsFrom, endsAt }: Message, at: number): keyof typeof meanings {
  if (Date.parse(endsAt) <= at) return 'past';
  return Date.parse(showsFrom) <= at ? 'shown' : 'coming';
}

const moment = (iso: string) => `${shortDate(new Date(iso))}, ${clockTime(new Date(iso))}`;

function MessageRow({ message, now }: { message: Message; now: number }) {
  const t = useTranslations('settings.message');
  const client = useQueryClient();
  const state = stateOf(message, now);
  const action = t(state === 'shown' ? 'end' : 'drop');
  const reread = () => client.invalidateQueries({ queryKey: maintenanceMessagesQuery.queryKey });
  const withdraw = useCommand('withdrawMaintenance', {
    onReply: async () => {
      toast('done', t('withdrawn'));
      await reread();
    },
    onRefused: async ({ reason }) => {
      toast('refused', reason);
      await reread();
    },
  });
  return (
    <li>
      <Box minWidth="0" flex="1 1 240px">
        <Row flexWrap="wrap" gap="0 8px">
          <Span overflowWrap="anywhere">{message.text}</Span>
          <Badge meaning={meanings[state]}>{t(state)}</Badge>
        </Row>
        <Box color="ink.muted">
          {t('period', {
            from: moment(message.showsFrom),
            to: moment(message.endsAt),
            author: message.author,
          })}
        </Box>
      </Box>
      {state !== 'past' && (
        <Button
          size="panel"
          kind="quiet"
          aria-label={t('dropOf', { action, text: message.text })}
          busy={withdraw.busy}
          onClick={() => void withdraw.send({ params: { id: message.id } })}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
