import { useTranslations } from 'use-intl';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { FeaturesPart } from './features-part.tsx';
import { MaintenancePart } from './maintenance-part.tsx';
import { ReasonsPart } from './reasons-part.tsx';
import { messages } from './settings.messages.ts';
import { settingsTabs } from './settings-search.ts';
import type { SettingsTab } from './settings-search.ts';

const parts = { message: MaintenancePart, features: FeaturesPart, reasons: ReasonsPart };

/** What a superadmin sets for everybody. */
export const SettingsPage = withTexts(
  messages,
  function SettingsPage({ tab: current, onTab }: { tab: SettingsTab; onTab: (tab: SettingsTab) => void }) {
    const t = useTranslations('settings');
    const Part = parts[current];
    return (
      <>
        <PageName name={t('title')} />
        <OneColumn wide>
          <PageTitle mb="3">{t('title')}</PageTitle>
          <FilterLine tabs label={t('tabs')}>
            {settingsTabs.map((tab) => (
              <TabChip key={tab} chosen={tab === current} count={undefined} onChoose={() => onTab(tab)}>
                {t(`tab.${tab}`)}
              </TabChip>
            ))}
          </FilterLine>
          <Part />
        </OneColumn>
      </>
    );
  },
);
