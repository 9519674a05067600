import { createFileRoute } from '@tanstack/react-router';
import { useTheme } from '../../theme/theme-provider.tsx';
import { Clause } from './clause.tsx';
import { rulesHead, rulesOf } from './rules-text.ts';
import { ReadingPage } from './reading-page.tsx';

export const Route = createFileRoute('/page/rules')({ component: RulesPage });

function RulesPage() {
  const { brand } = useTheme();
  const clauses = rulesOf(brand);
  return (
    <ReadingPage
      head={rulesHead}
      parts={clauses.map((clause, index) => ({
        id: clause.id,
        title: `${index + 1}. ${clause.title}`,
        content: <Clause clause={clause} />,
      }))}
    />
  );
}
