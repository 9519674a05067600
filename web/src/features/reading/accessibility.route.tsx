import { createFileRoute } from '@tanstack/react-router';
import { useTheme } from '../../theme/theme-provider.tsx';
import { accessibilityHead, accessibilityOf } from './accessibility-text.ts';
import { Clause } from './clause.tsx';
import { ReadingPage } from './reading-page.tsx';

export const Route = createFileRoute('/page/accessibility')({ component: AccessibilityPage });

function AccessibilityPage() {
  const { brand } = useTheme();
  return (
    <ReadingPage
      head={accessibilityHead}
      parts={accessibilityOf(brand).map((part) => ({
        id: part.id,
        title: part.title,
        content: <Clause clause={part} />,
      }))}
    />
  );
}
