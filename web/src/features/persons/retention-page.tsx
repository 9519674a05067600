import { orderEndings } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Badge } from '../../kit/elements/badge.tsx';
import { Anchor, Box, Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { KeyValues } from '../../kit/elements/key-values.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { shortDate, shortTime } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { retentionQuery } from './persons-query.ts';
import { messages } from './retention.messages.ts';
import { RuleDialog } from './rule-dialog.tsx';

/** What other jobs end; they have no rules here. */
const elsewhere = ['replies', 'webhooks', 'sessions', 'files', 'logs'] as const;

const Cards = chakra('div', { base: { display: 'grid', gap: '4', mt: '3' } });

/** How long data are kept after an order has ended, what is due next, and what was erased. */
export const RetentionPage = withTexts(messages, function RetentionPage() {
  const t = useTranslations('retention');
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="0 16px">
          <PageTitle>{t('title')}</PageTitle>
          <TextLink href="/superadmin/persons">{t('persons')}</TextLink>
        </Row>
        <Loaded query={useQuery(retentionQuery)} failedTitle={t('failed')} rows={10}>
          {(retention) => (
            <Cards>
              <SoonCard retention={retention} />
              <RulesCard retention={retention} />
              <MonthsCard months={retention.months} />
              <RunsCard runs={retention.runs} />
              <PanelCard title={t('elsewhere.title')} first>
                <PanelRows>
                  {elsewhere.map((what) => (
                    <li key={what}>{t(`elsewhere.${what}`)}</li>
                  ))}
                </PanelRows>
              </PanelCard>
            </Cards>
          )}
        </Loaded>
      </OneColumn>
    </>
  );
});

type Retention = Reply<'getRetention'>;
export type Rule = Retention['rules'][number];

function SoonCard({ retention: { soon, noticeDays } }: { retention: Retention }) {
  const t = useTranslations('retention');
  return (
    <PanelCard title={t('soon.title', { days: noticeDays })} count={soon.length} first>
      {soon.length === 0 && <SmallText>{t('soon.none')}</SmallText>}
      <PanelRows>
        {soon.map(({ slug, siemensId, dueAt, kinds, hold }) => (
          <li key={slug}>
            <Anchor href={`/superadmin/orders/${slug}`} fontWeight="medium">
              {t('soon.order', { number: siemensId })}
            </Anchor>
            <Box flex="1 1 280px" color="ink.muted">
              {t('soon.due', {
                at: shortDate(new Date(dueAt)),
                kinds: kinds.map((kind) => t(`kind.${kind}`)).join('; '),
              })}
            </Box>
            {hold !== null && <Badge meaning="waiting">{t(`hold.${hold}`)}</Badge>}
          </li>
        ))}
      </PanelRows>
    </PanelCard>
  );
}

function RulesCard({ retention: { rules, noticeDays } }: { retention: Retention }) {
  const t = useTranslations('retention');
  const [edited, setEdited] = useState<Rule | null>(null);
  return (
    <PanelCard title={t('rules.title')} first>
      <SmallText mb="3">{t('rules.text')}</SmallText>
      {orderEndings.map((ending) => (
        <Box key={ending} mt="4">
          <Box as="h3" fontWeight="semibold">
            {t(`ending.${ending}`)}
          </Box>
          <PanelRows>
            {rules
              .filter((rule) => rule.ending === ending)
              .map((rule) => (
                <RuleRow key={rule.kind} rule={rule} onChange={() => setEdited(rule)} />
              ))}
          </PanelRows>
        </Box>
      ))}
      {edited !== null && <RuleDialog rule={edited} notice={noticeDays} onClose={() => setEdited(null)} />}
    </PanelCard>
  );
}

function RuleRow({ rule, onChange }: { rule: Rule; onChange: () => void }) {
  const t = useTranslations('retention');
  const { kind, ending, days, countedFrom, basis, reason } = rule;
  return (
    <li>
      <Box flex="1 1 280px" minWidth="0">
        <Row flexWrap="wrap" gap="0 12px">
          <Box fontWeight="medium">{t(`kind.${kind}`)}</Box>
          <Badge meaning={basis === 'law' ? 'primary' : 'neutral'}>{t(`rules.${basis}`)}</Badge>
        </Row>
        <Box color="ink.muted">{reason}</Box>
      </Box>
      <Box fontVariantNumeric="tabular-nums">
        {t('rules.kept', { days, from: t(`rules.fromWord.${countedFrom}`) })}
      </Box>
      <Button
        size="panel"
        kind="quiet"
        aria-label={t('rules.changeOf', { ending: t(`ending.${ending}`), kind: t(`kind.${kind}`) })}
        onClick={onChange}
      >
        {t('rules.change')}
      </Button>
    </li>
  );
}

function MonthsCard({ months }: Pick<Retention, 'months'>) {
  const t = useTranslations('retention.months');
  return (
    <PanelCard title={t('title')} first>
      <KeyValues
        rows={months.map(({ month, count }) => ({
          label: month.split('-').reverse().join('.'),
          value: count,
        }))}
      />
    </PanelCard>
  );
}

function RunsCard({ runs }: Pick<Retention, 'runs'>) {
  const t = useTranslations('retention');
  return (
    <PanelCard title={t('runs.title')} first>
      {runs.length === 0 && <SmallText>{t('runs.none')}</SmallText>}
      <PanelRows>
        {runs.map(({ at, orders, held, kinds }) => (
          <li key={at}>
            <Box fontWeight="medium">{shortTime(new Date(at))}</Box>
            <Box flex="1 1 280px" color="ink.muted">
              {[
                t('runs.did', { orders, held }),
                ...kinds.map(({ kind, count }) => `${t(`kind.${kind}`)}: ${count}`),
              ].join(' · ')}
            </Box>
          </li>
        ))}
      </PanelRows>
    </PanelCard>
  );
}
