import { useTranslations } from 'use-intl';
import { useSettings } from '../../../api/settings.ts';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { Section } from '../../../kit/elements/section.tsx';

/** Turns the panel's single keys on and off (WCAG 2.1.4). */
export function PanelKeys() {
  const t = useTranslations('account');
  const { settings, change } = useSettings();
  return (
    <Section title={t('keys')} lead={t('keysLead')}>
      <SmallText>{t(settings.keys ? 'keysOn' : 'keysOff')}</SmallText>
      <Actions>
        <Button onClick={() => change({ keys: !settings.keys })}>
          {t(settings.keys ? 'turnKeysOff' : 'turnKeysOn')}
        </Button>
      </Actions>
    </Section>
  );
}
