import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Word } from './explained-text.tsx';

const ExplainedText = lazy(async () => ({
  default: (await import('./explained-text.tsx')).ExplainedText,
}));

const Frame = chakra('details', { base: { textStyle: 'small', mb: '2' } });
const Line = chakra('summary', {
  base: { cursor: 'pointer', color: 'primary', minHeight: '6', width: 'fit-content' },
});

/** What a word means, loaded and unfolded where it stands (F119). */
export function Explained({ word }: { word: Word }) {
  const t = useTranslations('forms.meaning');
  const [opened, setOpened] = useState(false);
  return (
    <Frame onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
      <Line>{t(word)}</Line>
      {opened && (
        <Suspense>
          <ExplainedText word={word} />
        </Suspense>
      )}
    </Frame>
  );
}
