import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { saveFile } from '../../../api/download.ts';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';

type Release = Reply<'getChartRelease'>;
type Finding = Release['findings'][number];

const kinds = ['breaking', 'loosened', 'changed', 'additive'] as const;

/** How this release's chart differs from the one before, and what that means for orders under way. */
export function Differences({ release, area }: { release: Release; area: string }) {
  const t = useTranslations('release');
  const { before, findings, unknown, mapping } = release;
  if (findings.length === 0 && unknown.length === 0)
    return (
      <Card>
        <EmptyState
          title={t(before === null ? 'none' : 'same')}
          text={t(before === null ? 'noneText' : 'sameText')}
        />
      </Card>
    );
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {mapping !== null && (
        <PanelCard title={t('mapping')}>
          <Box display="grid" gap="3" textStyle="small">
            {t('mappingText')}
            <Box as="pre" p="3" bg="surface.subtle" borderRadius="box" overflowX="auto" tabIndex={0}>
              {mapping}
            </Box>
            <div>
              <Button
                size="panel"
                kind="second"
                icon={Download}
                onClick={() =>
                  saveFile(new Blob([mapping], { type: 'application/json' }), 'odwzorowanie.json')
                }
              >
                {t('download')}
              </Button>
            </div>
          </Box>
        </PanelCard>
      )}
      {unknown.length > 0 && (
        <PanelCard title={t('unknown')}>
          <PanelRows>
            {unknown.map(({ id, name, orders }) => (
              <li key={id}>
                <Box flex="1" fontWeight="medium">
                  {name}
                </Box>
                {t('orders', { count: orders })}
              </li>
            ))}
          </PanelRows>
        </PanelCard>
      )}
      {kinds.map((kind) => {
        const found = findings.filter((finding) => finding.kind === kind);
        return found.length === 0 ? null : (
          <PanelCard key={kind} title={t(`kinds.${kind}`)} first={kind === findings[0]?.kind}>
            <PanelRows>
              {found.map((finding) => (
                <FindingRow key={finding.key} finding={finding} area={area} />
              ))}
            </PanelRows>
          </PanelCard>
        );
      })}
    </Box>
  );
}

function FindingRow({ finding, area }: { finding: Finding; area: string }) {
  const t = useTranslations('release');
  const { sentence, statuses, examples, needsWord, kind } = finding;
  const count = statuses.reduce((sum, { orders }) => sum + orders, 0);
  const where =
    statuses.length > 3
      ? t('where', { count: statuses.length })
      : `${statuses.map(({ name }) => name).join(', ')}: `;
  return (
    <li>
      <Box minWidth="0" overflowWrap="anywhere">
        <Span fontWeight="medium" mr="2">
          {sentence}
        </Span>
        {needsWord && <Badge meaning="waiting">{t('needsWord')}</Badge>}
        <Box color="ink.muted">
          {where}
          {count === 0 ? t('noOrders') : t('orders', { count })}
        </Box>
        {kind !== 'additive' && examples.length > 0 && (
          <Box display="flex" flexWrap="wrap" gap="0 12px">
            {examples.map(({ slug, siemensId }) => (
              <TextLink key={slug} href={`/${area}/orders/${slug}`}>
                {siemensId}
              </TextLink>
            ))}
          </Box>
        )}
      </Box>
    </li>
  );
}
