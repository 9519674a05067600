import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../elements/badge.tsx';
import { Row, Span } from '../elements/box.tsx';
import { Asterisk } from './asterisk.tsx';

/** A statement or a question; one that has to be ticked or answered has asterisk and badge, each by itself (VALID-004). */
export function Asked({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <Row flexWrap="wrap" gap="0 8px">
      <Span minWidth="0">
        <span>{children}</span>
        {required && <Asterisk />}
      </Span>
      {required && <MandatoryBadge />}
    </Row>
  );
}

function MandatoryBadge() {
  const t = useTranslations('kit');
  return <Badge>{t('mandatory')}</Badge>;
}
