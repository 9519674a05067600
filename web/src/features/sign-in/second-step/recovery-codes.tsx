import { Copy, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { Checkbox } from '../../../kit/form/checkbox.tsx';
import { Lead, PageTitle, SectionTitle } from '../../../kit/elements/heading.tsx';
import { copyText } from './copy-text.ts';

type Props = {
  codes: readonly string[];
  email: string;
  /** Whether they are the whole page; else they stand under a heading of their own. */
  asPage?: boolean;
  onDone: () => void;
};

/** Recovery codes, shown this once: to copy or to download, and on only when they are kept. */
export function RecoveryCodes({ codes, email, asPage = false, onDone }: Props) {
  const t = useTranslations('recovery');
  const say = useTranslations('enrolment');
  const title = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState(false);
  const [missing, setMissing] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const Title = asPage ? PageTitle : SectionTitle;
  const text = `${t('fileHead', { email })}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <Title ref={title} tabIndex={-1} mt={asPage ? '0' : '8'}>
        {t('title')}
      </Title>
      <Lead>{t('lead')}</Lead>
      <Card padded mt="6">
        <Box
          as="ul"
          aria-label={t('list')}
          display="grid"
          gap="2"
          fontFamily="mono"
          fontVariantNumeric="tabular-nums"
          fontSize={{ base: '14px', sm: '16px' }}
        >
          {codes.map((code) => (
            <Box as="li" key={code} whiteSpace="nowrap">
              {code}
            </Box>
          ))}
        </Box>
        <Row mt="6" gap="4" flexWrap="wrap">
          <Button size="panel" icon={Copy} onClick={() => void copyText(codes.join('\n'), say)}>
            {t('copy')}
          </Button>
          <Button size="panel" icon={Download} onClick={() => saveAs(t('file'), text)}>
            {t('download')}
          </Button>
        </Row>
      </Card>
      <Box mt="6">
        <Checkbox
          checked={saved}
          onChecked={(checked) => {
            setSaved(checked);
            setMissing(false);
          }}
          label={t('saved')}
          error={missing ? t('savedMissing') : undefined}
        />
      </Box>
      <Actions mt="6">
        <Button kind="primary" onClick={() => (saved ? onDone() : setMissing(true))}>
          {t('done')}
        </Button>
      </Actions>
    </>
  );
}

function saveAs(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
