import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Consent } from '../queries/consents.ts';
import { TextButton, TextLink } from './text-link.tsx';

/** Characters: about two lines. */
const short = 150;

/** A consent's text; a long one is cut at a word and unfolds. */
export function ConsentText({ consent }: { consent: Consent }) {
  const t = useTranslations('screens.sumup');
  const [whole, setWhole] = useState(false);
  const long = consent.text.length > short + 40;
  const shown =
    whole || !long ? consent.text : `${consent.text.slice(0, consent.text.lastIndexOf(' ', short))}…`;
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
      )}{' '}
      {consent.url !== null && (
        <TextLink href={consent.url} target="_blank" rel="noreferrer">
          {t('document')}
        </TextLink>
      )}
    </>
  );
}
