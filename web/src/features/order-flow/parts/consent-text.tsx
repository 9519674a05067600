import { hardSpaces } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Consent } from '../queries/consents.ts';
import { TextButton, TextLink } from '../../../kit/elements/text-link.tsx';

/** Characters: about two lines. */
const short = 150;

/** A consent's text; a long one is cut at a word and unfolds. */
export function ConsentText({ consent }: { consent: Consent }) {
  const t = useTranslations('forms.consent');
  const [whole, setWhole] = useState(false);
  const text = hardSpaces(consent.text);
  const long = text.length > short + 40;
  const shown = whole || !long ? text : `${text.slice(0, text.lastIndexOf(' ', short))}…`;
  return (
    <>
      {shown}{' '}
      {long && (
        <TextButton
          type="button"
          aria-expanded={whole}
          onClick={(event) => {
            event.preventDefault();
            setWhole(!whole);
          }}
        >
          {whole ? t('less') : t('more')}
        </TextButton>
      )}
      {long && consent.url !== null && ' · '}
      {consent.url !== null && (
        <TextLink href={consent.url} target="_blank" rel="noreferrer">
          {t(consent.url.endsWith('.pdf') ? 'pdf' : 'document')}
        </TextLink>
      )}
    </>
  );
}
