import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SectionTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonPage } from '../../../kit/elements/skeleton.tsx';
import { ApiFailure } from '../../../api/answer.ts';
import type { Reply, Result } from '../../../api/answer.ts';
import { mustSignInAgain } from '../second-factor.ts';
import { CodeForm } from './code-form.tsx';
import type { CodeCall, CodeSending } from './code-form.tsx';
import { copyText } from './copy-text.ts';

type Secret = Reply<'enrolSecondFactor'>;

/** How the first code is sent, and how the secret is drawn before. */
type Props<N extends CodeCall> = CodeSending<N> & {
  begin: () => Promise<Result<'enrolSecondFactor'> | Result<'beginRequiredEnrolment'>>;
};

/** A secret as a QR code and as a key to type, and the first code that turns the second factor on. */
export function Enrolment<N extends CodeCall>({ begin, ...sending }: Props<N>) {
  const t = useTranslations('enrolment');
  const drawing = useQuery({
    queryKey: ['enrolment', useId()],
    queryFn: async () => {
      const result = await begin();
      if (result.ok) return result.reply;
      throw new ApiFailure(409, t('failed'), result.kind === 'refused' ? result.reason : null);
    },
    // A secret is drawn once for this form and gone with it.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { data: secret, error } = drawing;
  if (error !== null) {
    if (!(error instanceof ApiFailure)) throw error;
    return (
      <Box role="alert" mt="6">
        <SmallText>{error.serverMessage ?? error.message}</SmallText>
        {!mustSignInAgain(error) && (
          <Button mt="4" busy={drawing.isFetching} onClick={() => void drawing.refetch()}>
            {t('retry')}
          </Button>
        )}
      </Box>
    );
  }
  if (secret === undefined) {
    return (
      <Box mt="6">
        <SkeletonPage />
      </Box>
    );
  }
  return (
    <>
      <Scan secret={secret} />
      <SectionTitle mt="8">{t('confirm')}</SectionTitle>
      <CodeForm submit={t('submit')} {...sending} />
    </>
  );
}

function Scan({ secret }: { secret: Secret }) {
  const t = useTranslations('enrolment');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <>
      <SectionTitle ref={title} tabIndex={-1} mt="8">
        {t('scan')}
      </SectionTitle>
      <SmallText mt="1">{t('scanText')}</SmallText>
      <Card padded mt="4">
        <Box display="grid" justifyItems="center">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(secret.qrSvg)}`}
            alt={t('qr')}
            width={216}
            height={216}
          />
        </Box>
        <SmallText mt="4">{t('key')}</SmallText>
        <Box as="code" display="block" mt="2" fontFamily="mono" overflowWrap="anywhere">
          {secret.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Box>
        <Button mt="4" size="panel" onClick={() => void copyText(secret.secret, t)}>
          {t('copyKey')}
        </Button>
      </Card>
    </>
  );
}
