import { hardSpaces } from '@app/machines/rules';
import { createFileRoute } from '@tanstack/react-router';
import { useTheme } from '../../theme/theme-provider.tsx';
import type { ReadingPart } from './reading-part.ts';
import { rulesHead, rulesOf } from './rules-text.ts';
import { Prose, ReadingPage } from './reading-page.tsx';

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

function Clause({ clause }: { clause: ReadingPart }) {
  return (
    <Prose>
      {clause.paragraphs.map((paragraph) => (
        <p key={paragraph}>{hardSpaces(paragraph)}</p>
      ))}
      {clause.points !== undefined && (
        <ul>
          {clause.points.map((point) => (
            <li key={point}>{hardSpaces(point)}</li>
          ))}
        </ul>
      )}
      {clause.links?.map(({ href, label }) => (
        <p key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {hardSpaces(label)}
          </a>
        </p>
      ))}
    </Prose>
  );
}
