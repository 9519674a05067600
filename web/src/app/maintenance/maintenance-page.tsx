import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw, Wrench } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Actions } from '../../kit/elements/actions.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { ContactBox } from '../../kit/page/contact-box.tsx';
import { FirstPaintEnd } from '../../kit/page/first-paint.ts';
import { Header } from '../../kit/page/header.tsx';
import { Lead, PageTitle } from '../../kit/elements/heading.tsx';
import { OneColumn, PageContent } from '../../kit/page/page-layout.tsx';
import { StatusIcon } from '../../kit/elements/status-icon.tsx';
import { askApi } from '../../api/call-api.ts';
import { lookNow } from '../../api/service.ts';

const Frame = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    p: '0',
    width: '100dvw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: '0',
    bg: 'page',
    color: 'ink',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

const titleId = 'maintenance-title';

/**
 * Stands over whatever is open while the server is closed for work, so that nothing typed beneath is lost, and goes by itself
 * when the server answers again: it asks whenever the server wants to be asked, and at once when told to.
 */
export function MaintenancePage({ closedAt }: { closedAt: number }) {
  const t = useTranslations('pages.maintenance');
  const format = useFormatter();
  const frame = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [askedAfter, setAskedAfter] = useState<number | null>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // Else the browser gives focus to the first link, which leads away.
    title.current?.focus();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    void askApi('getNextMaintenanceMessage', { signal: leaving.signal }).catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <Frame ref={frame} aria-labelledby={titleId} onCancel={(event) => event.preventDefault()}>
      <FirstPaintEnd />
      <Header aside={null} />
      <PageContent>
        <OneColumn as="div">
          <StatusIcon meaning="waiting" icon={Wrench} />
          <PageTitle ref={title} id={titleId} tabIndex={-1}>
            {t('title')}
          </PageTitle>
          <Lead>{t('text')}</Lead>
          <Box role="status" mt="4" textStyle="small" color="ink.muted">
            {t('looked', { at: format.dateTime(closedAt, { timeStyle: 'medium' }) })}
          </Box>
          <Actions mt="6">
            <Button
              kind="primary"
              icon={RefreshCw}
              busy={askedAfter === closedAt}
              onClick={() => {
                setAskedAfter(closedAt);
                lookNow();
              }}
            >
              {t('refresh')}
            </Button>
          </Actions>
          <Card padded mt="8">
            <ContactBox />
          </Card>
        </OneColumn>
      </PageContent>
    </Frame>
  );
}
