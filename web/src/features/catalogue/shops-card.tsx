import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import type { Category } from './categories-query.ts';
import { bodyOf } from './category-values.ts';
import type { CategoryValues } from './category-values.ts';
import { listNameOf } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

type Propagation = Reply<'previewPropagation'>;

/** Milliseconds that what is typed must rest before the shops are asked about. */
const rest = 400;

/** To which shops the values would come; undefined while that is not known, or they break a rule. */
export function usePropagation(
  sector: SectorAddress,
  category: Category | null,
  values: CategoryValues,
  isSound: boolean,
): Propagation | undefined {
  const body = useDebounced(bodyOf(values), rest);
  const hasShops = category !== null && category.following + category.ownTerms > 0;
  return useQuery({
    queryKey: ['propagation-preview', category?.id, body],
    queryFn: ({ signal }) =>
      askApi('previewPropagation', {
        params: { categories: listNameOf(sector), id: category?.id ?? '' },
        body,
        signal,
      }),
    enabled: hasShops && isSound,
    placeholderData: keepPreviousData,
    retry: false,
  }).data;
}

/** The shops that have a copy of the category: who takes the change, who keeps his own terms, who cannot; and how far the last one has come. */
export function ShopsCard({
  category,
  propagation,
}: {
  category: Category;
  propagation: Propagation | undefined;
}) {
  const t = useTranslations('category');
  const [open, setOpen] = useState(false);
  const { following, ownTerms, propagation: last } = category;
  if (following + ownTerms === 0)
    return (
      <PanelCard title={t('parts.shops')} count={0} first>
        <Box textStyle="small" color="ink.muted">
          {t('noShops')}
        </Box>
      </PanelCard>
    );
  const rows = [
    ['done', t('takes'), propagation?.takes ?? following],
    ['waiting', t('keeps'), propagation?.keepsOwn.length ?? ownTerms],
    ['refused', t('fails'), propagation?.fails.length ?? 0],
  ] as const;
  return (
    <PanelCard
      title={t('parts.shops')}
      count={following + ownTerms}
      first
      action={<TextButton onClick={() => setOpen(true)}>{t('list')}</TextButton>}
    >
      <Box display="grid" gap="2" textStyle="small">
        {rows.map(([tone, label, count]) => (
          <Row key={tone} justifyContent="space-between">
            <StatusDot tone={tone}>{label}</StatusDot>
            <Span fontVariantNumeric="tabular-nums">{count}</Span>
          </Row>
        ))}
      </Box>
      <Box textStyle="small" color="ink.muted" mt="3" role="status">
        {last !== null && !last.isDone
          ? t('progress', { done: last.done, shops: last.shops })
          : last !== null
            ? t('arrived', {
                shops: last.done - last.kept.length - last.failed.length,
                kept: last.kept.length,
                failed: last.failed.length,
              })
            : t('shopsText')}
      </Box>
      {open && (
        <Dialog
          open
          wide
          reads
          onClose={() => setOpen(false)}
          title={t('shopsTitle')}
          actions={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
        >
          <Box mt="4" color="ink">
            <PanelRows>
              {(propagation?.keepsOwn ?? last?.kept ?? []).map(({ shopId, name }) => (
                <li key={shopId}>
                  <Box flex="1">{name}</Box>
                  <Span color="ink.muted">{t('keeps')}</Span>
                </li>
              ))}
              {(propagation?.fails ?? last?.failed ?? []).map(({ shopId, name, sentence }) => (
                <li key={shopId}>
                  <Box flex="1">
                    {name}
                    <Box color="refused">{sentence}</Box>
                  </Box>
                </li>
              ))}
              <li>
                <Box flex="1">{t('takes')}</Box>
                <Span fontVariantNumeric="tabular-nums">{propagation?.takes ?? following}</Span>
              </li>
            </PanelRows>
          </Box>
        </Dialog>
      )}
    </PanelCard>
  );
}
