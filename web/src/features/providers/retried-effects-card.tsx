import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Anchor, Box, Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { Loaded } from '../../kit/query/loaded.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { retriedEffectsQuery } from './providers-query.ts';
import { useProviderCommand } from './use-provider-command.ts';

/** Effects that some provider has failed, the next one to be tried first. */
export function RetriedEffectsCard({ area }: { area: string }) {
  const t = useTranslations('providers');
  return (
    <PanelCard title={t('effects.title')} first>
      <Loaded query={useQuery(retriedEffectsQuery)} failedTitle={t('effects.failed')} within>
        {({ effects }) => (
          <>
            {effects.length === 0 && <SmallText>{t('allDelivered')}</SmallText>}
            <PanelRows>
              {effects.map((effect) => (
                <EffectRow key={effect.id} area={area} effect={effect} />
              ))}
            </PanelRows>
          </>
        )}
      </Loaded>
    </PanelCard>
  );
}

type Effect = Reply<'listRetriedEffects'>['effects'][number];

function EffectRow({ area, effect }: { area: string; effect: Effect }) {
  const t = useTranslations('providers');
  const resend = useProviderCommand('resendEffect', () => toast('done', t('effects.done')));
  const { id, name, slug, siemensId, attempts, dueAt, lastError } = effect;
  return (
    <li>
      <Box flex="1 1 280px" minWidth="0">
        <Row flexWrap="wrap" gap="0 12px">
          <Box fontWeight="medium">{name}</Box>
          {slug !== null && siemensId !== null && (
            <Anchor href={`/${area}/orders/${slug}`}>{t('effects.order', { number: siemensId })}</Anchor>
          )}
        </Row>
        <Box color="ink.muted" overflowWrap="anywhere">
          {t('effects.attempts', { count: attempts, when: shortTime(new Date(dueAt)) })}
          {lastError !== null && ` · ${lastError}`}
        </Box>
      </Box>
      {slug !== null && (
        <Button
          size="panel"
          kind="quiet"
          aria-label={t('effects.resendOf', { name })}
          busy={resend.busy}
          onClick={() => void resend.send({ params: { slug, id } })}
        >
          {t('effects.resend')}
        </Button>
      )}
    </li>
  );
}
