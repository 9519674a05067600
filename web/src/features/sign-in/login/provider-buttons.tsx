import { CreditCard, Network } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';

/** The ways of signing in at the identity provider that this deployment has. */
export type ProviderWays = { readonly pki: boolean; readonly network: boolean };

const Line = () => <Box flex="1" height="1px" bg="line" aria-hidden />;

/** Leads to the identity provider, which leads back to /callback; nothing where there is none. */
export function ProviderButtons({ pki, network }: ProviderWays) {
  const t = useTranslations('login');
  if (!pki && !network) return null;
  return (
    <>
      <Row my="6" gap="4" textStyle="small" color="ink.muted">
        <Line />
        {t('or')}
        <Line />
      </Row>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', sm: pki && network ? '1fr 1fr' : '1fr' }}
      >
        {pki && (
          <ButtonLink kind="second" icon={CreditCard} href="/api/auth/oidc/start?method=pki">
            {t('pki')}
          </ButtonLink>
        )}
        {network && (
          <ButtonLink kind="second" icon={Network} href="/api/auth/oidc/start?method=network">
            {t('network')}
          </ButtonLink>
        )}
      </Box>
    </>
  );
}
