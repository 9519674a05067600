import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Freshness } from '../../kit/query/freshness.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { withTexts } from '../../texts/texts.tsx';
import { NotAppliedCard } from './not-applied-card.tsx';
import { messages } from './providers.messages.ts';
import { providersQuery } from './providers-query.ts';
import { RetriedEffectsCard } from './retried-effects-card.tsx';
import { useProviderCommand } from './use-provider-command.ts';

const Cards = chakra('div', { base: { display: 'grid', gap: '4', mt: '3' } });

/** How each provider stands, what it failed and what it said in vain. */
export const ProvidersPage = withTexts(messages, function ProvidersPage({ area }: { area: string }) {
  const t = useTranslations('providers');
  const query = useQuery(providersQuery);
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap">
          <PageTitle>{t('title')}</PageTitle>
          <Freshness query={query} />
        </Row>
        <Cards>
          <PanelCard title={t('states')} first>
            <Loaded query={query} failedTitle={t('failed')} rows={8} within>
              {({ providers }) => (
                <PanelRows>
                  {providers.map((state) => (
                    <ProviderRow key={state.provider} state={state} />
                  ))}
                </PanelRows>
              )}
            </Loaded>
          </PanelCard>
          <RetriedEffectsCard area={area} />
          <NotAppliedCard area={area} />
        </Cards>
      </OneColumn>
    </>
  );
});

type State = Reply<'listProviders'>['providers'][number];

const toneOf = ({ retried, answeredAt }: State): 'attention' | 'done' | 'waiting' =>
  retried > 0 ? 'attention' : answeredAt === null ? 'waiting' : 'done';

function ProviderRow({ state }: { state: State }) {
  const t = useTranslations('providers');
  const provider = t(`name.${state.provider as 'mail'}`);
  const resend = useProviderCommand('resendProviderEffects', ({ resent }) =>
    toast('done', t('resent', { count: resent })),
  );
  const wrong = [
    state.failingSince !== null &&
      t('retried', { count: state.retried, since: shortTime(new Date(state.failingSince)) }),
    state.notApplied > 0 && t('notApplied', { count: state.notApplied }),
  ].filter((each) => each !== false);
  return (
    <li>
      <Box flex="1 1 200px" fontWeight="medium">
        {provider}
      </Box>
      <Row flex="2 1 240px" flexWrap="wrap" gap="0 16px">
        <StatusDot tone={toneOf(state)} whiteSpace="normal">
          {wrong.length > 0 ? wrong.join(' · ') : t(state.answeredAt === null ? 'neverAnswered' : 'works')}
        </StatusDot>
        {state.waiting > state.retried && (
          <Span color="ink.muted">{t('waiting', { count: state.waiting - state.retried })}</Span>
        )}
        {state.answeredAt !== null && (
          <Span color="ink.muted">{t('answered', { at: shortTime(new Date(state.answeredAt)) })}</Span>
        )}
      </Row>
      <Box minWidth="140px" textAlign="right">
        {state.retried > 0 && (
          <Button
            size="panel"
            aria-label={t('resendAllOf', { provider })}
            busy={resend.busy}
            onClick={() => void resend.send({ params: { provider: state.provider } })}
          >
            {t('resendAll')}
          </Button>
        )}
      </Box>
    </li>
  );
}
