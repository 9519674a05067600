import { createFileRoute } from '@tanstack/react-router';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Clause } from './clause.tsx';
import { keptInBrowser } from './kept-in-browser.ts';
import { KeptList } from './kept-list.tsx';
import { keptPart, privacyHead, privacyOf } from './privacy-text.ts';
import { ReadingPage } from './reading-page.tsx';

export const Route = createFileRoute('/page/privacy')({ component: PrivacyPage });

function PrivacyPage() {
  const { brand } = useTheme();
  return (
    <ReadingPage
      head={privacyHead}
      parts={privacyOf(brand).map((part) => ({
        id: part.id,
        title: part.title,
        content: (
          <>
            <Clause clause={part} />
            {part.id === keptPart && <KeptList groups={keptInBrowser} />}
          </>
        ),
      }))}
    />
  );
}
