import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Span } from '../../../kit/elements/box.tsx';
import { CardLink, PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { providerNames } from '../../../texts/provider-names.ts';
import type { Dashboard } from './dashboard-query.ts';

type Provider = NonNullable<Dashboard['providers']>[number];

/** Whether each provider works, or what it failed and said in vain. */
export function ProvidersCard({ area, providers }: { area: string; providers: readonly Provider[] }) {
  const t = useTranslations('dashboard');
  const said = ({ retried, notApplied }: Provider) =>
    [
      retried > 0 && t('retried', { count: retried }),
      notApplied > 0 && t('notApplied', { count: notApplied }),
    ].filter((each) => each !== false);
  return (
    <PanelCard
      title={t('providers')}
      first
      action={<CardLink href={`/${area}/providers`}>{t('details')}</CardLink>}
    >
      <PanelRows>
        {providers.map((provider) => {
          const wrong = said(provider);
          const silent = wrong.length === 0 && provider.answeredAt === null;
          return (
            <li key={provider.provider}>
              <StatusDot tone={wrong.length > 0 ? 'attention' : silent ? 'waiting' : 'done'}>
                {providerNames[provider.provider as keyof typeof providerNames]}
              </StatusDot>
              <Span color="ink.muted">
                {wrong.length > 0 ? wrong.join(' · ') : t(silent ? 'neverAnswered' : 'works')}
              </Span>
            </li>
          );
        })}
      </PanelRows>
    </PanelCard>
  );
}
