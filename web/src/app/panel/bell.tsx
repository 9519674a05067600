import { readRuleNames } from '@app/machines/rules';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { Bell as BellSign } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { Box, ForScreenReader } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { SkeletonRows } from '../../kit/elements/skeleton.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { shortTime } from '../../kit/format/dates.ts';
import { refreshInterval } from '../../kit/query/freshness.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { useKeys } from '../../kit/use-keys.ts';

/** The latest five lines; the cable has them read at once. */
const bellQuery = queryOptions({
  queryKey: ['bell'],
  queryFn: ({ signal }) => askApi('listBell', { signal }),
  refetchInterval: refreshInterval,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
});

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    right: '1',
    boxSize: '2',
    borderRadius: 'round',
    bg: 'refused.dot',
    pointerEvents: 'none',
  },
});

/** 300 wide (CONST-013), under the bell and within the content's right edge. */
const Popover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto max(var(--gutter), calc(50vw - 585px)) auto auto',
    m: '0',
    p: '0',
    width: '300px',
    maxHeight: 'calc(100dvh - 64px)',
    overflowY: 'auto',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'float',
    textStyle: 'small',
    // The header's words stand in one line, those of notices do not.
    whiteSpace: 'normal',
    '& h2': { textStyle: 'small', fontWeight: 'medium', px: '4', py: '3' },
    '& p': { px: '4', pb: '3', color: 'ink.muted' },
    '& a': {
      display: 'block',
      px: '4',
      py: '3',
      borderTop: '1px solid',
      borderColor: 'line',
      color: 'ink',
      textDecoration: 'none',
      _hover: { bg: 'surface.hover' },
      '&[data-unread]': { fontWeight: 'medium' },
    },
  },
});

/** What concerns the superadmin: the latest five, grey where all are read (NOTIFY-001 to 004); key B. */
export function Bell() {
  const t = useTranslations('panel.bell');
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLDivElement>(null);
  const query = useQuery(bellQuery);
  useKeys<'bell'>({ b: () => popover.current?.showPopover() });
  const unread = query.data?.notifications.some(({ read }) => !read) ?? false;
  /** Under the bell; at the window's top where that is scrolled away. */
  function place() {
    const bottom = bell.current?.getBoundingClientRect().bottom ?? 0;
    if (popover.current !== null) popover.current.style.top = `${Math.max(8, bottom + 4)}px`;
  }
  function step(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const links = [...(popover.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  }
  return (
    <Box ref={bell} position="relative">
      <IconButton
        icon={BellSign}
        label={t(unread ? 'unread' : 'title')}
        color={unread ? 'ink' : 'ink.muted'}
        popoverTarget={id}
      />
      {unread && <Dot aria-hidden />}
      <Popover
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        aria-label={t('title')}
        onBeforeToggle={place}
        onToggle={(event) => {
          if (event.newState === 'open') (popover.current?.querySelector('a') ?? popover.current)?.focus();
        }}
        tabIndex={-1}
        onKeyDown={step}
      >
        <h2>{t('title')}</h2>
        {query.isPending && <SkeletonRows rows={3} />}
        {query.isError && (
          <>
            <p>{t('failed')}</p>
            <Box px="4" pb="3">
              <Button size="panel" onClick={() => void query.refetch()}>
                {t('retry')}
              </Button>
            </Box>
          </>
        )}
        {query.data?.notifications.length === 0 && <p>{t('none')}</p>}
        {query.data?.notifications.map((line) => (
          <Line key={line.id} line={line} onOpen={() => popover.current?.hidePopover()} />
        ))}
      </Popover>
    </Box>
  );
}

type Notification = Reply<'listBell'>['notifications'][number];

const kinds = ['comment', 'task'] as const;

/** Opening an unread line marks it read. */
function Line({ line, onOpen }: { line: Notification; onOpen: () => void }) {
  const t = useTranslations('panel.bell');
  const client = useQueryClient();
  const { send } = useCommand('readNotification', {
    onReply: () => client.invalidateQueries({ queryKey: bellQuery.queryKey }),
    // The next look shows it as it is.
    onFailure: () => undefined,
  });
  const { id, read, order, report, category, reads, createdAt } = line;
  const kind = kinds.find((each) => each === line.notificationType);
  const ofOrder = kind === undefined || order === null ? t('other') : t(kind, { number: order.siemensId });
  const failed = category != null && category.failed.length > 0;
  const ofCategory =
    category == null ? null : failed ? t('notPropagated') : t('propagated', { name: category.name });
  const table = tableOf[line.notificationType] ?? null;
  const ofTable = table === null ? ofOrder : t('updated');
  const ofReads = reads == null ? null : t('unusualReads', { rule: readRuleNames[reads.rule] });
  const text = ofReads ?? ofCategory ?? (report == null ? ofTable : t('report', { name: report.name }));
  const ofOther = order === null ? '/superadmin/orders' : `/superadmin/orders/${order.slug}`;
  const place =
    category == null
      ? (reads?.path ??
        report?.path ??
        (table === null ? ofOther : `/superadmin/default_categories/${table}`))
      : `/superadmin/default_categories/${addressOf[category.sector] ?? 'lease'}/${category.id}/edit`;
  const link = (
    <a
      href={place}
      data-unread={read ? undefined : ''}
      onClick={() => {
        onOpen();
        if (!read) void send({ params: { id }, body: { read: true } });
      }}
    >
      {text}
      {!read && <ForScreenReader> {t('isUnread')}</ForScreenReader>}
      <Box color="ink.muted" fontWeight="regular">
        {shortTime(new Date(createdAt))}
      </Box>
    </a>
  );
  if (category == null) return link;
  return (
    <>
      {link}
      {category.failed.length + category.kept.length > 0 && <Shops category={category} />}
    </>
  );
}

/** A sector as the addresses of its pages name it. */
const addressOf: Readonly<Record<string, string>> = {
  ...{ general: 'lease', industry: 'industry', plm: 'plm/categories', medical: 'med/categories' },
};

/** The pages of the tables whose changes are told. */
const tableOf: Readonly<Record<string, string>> = {
  ...{ calculation: 'plm/base_calculations', medical_price_ranges: 'med/price_ranges' },
};

/** So many shops stand in a line before it is unfolded (NOTIFY-006). */
const folded = 8;

/** The shops that did not take a change, each with the reason; and those that keep terms of their own. */
function Shops({ category }: { category: NonNullable<Notification['category']> }) {
  const t = useTranslations('panel.bell');
  const [open, setOpen] = useState(false);
  const { name, failed, kept } = category;
  const shown = open ? failed : failed.slice(0, folded);
  const whole = failed
    .map(({ shopId, name: shop, sentence }) => t('entryLine', { id: shopId, shop, category: name, sentence }))
    .join('\n');
  return (
    <Box px="4" pb="3">
      <ul>
        {shown.map(({ shopId, name: shop, sentence }) => (
          <li key={shopId} title={sentence}>
            {t('entry', { shop, category: name })}
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <Box color="ink.muted">{t('keptIn', { shops: kept.map(({ name: shop }) => shop).join(', ') })}</Box>
      )}
      {failed.length > folded && (
        <Box display="flex" gap="2" mt="1">
          <Button size="panel" kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('fewer') : t('more', { count: failed.length })}
          </Button>
          <Button
            size="panel"
            kind="quiet"
            onClick={() =>
              void copyText(whole).then(
                () => toast('done', t('copied')),
                () => toast('refused', t('notCopied')),
              )
            }
          >
            {t('copy')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
