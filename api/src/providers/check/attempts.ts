import * as v from 'valibot';
import { createTransport } from 'nodemailer';
import { bankVerification } from '../bank-verification/bank-verification.ts';
import { gusClient } from '../company-registry/gus.ts';
import { krsClient } from '../company-registry/krs.ts';
import { identityProvider } from '../identity/identity.ts';
import { initialPayment } from '../initial-payment/initial-payment.ts';
import { jsonOf, requestProvider } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import type { IdentitySettings, ProviderSettings } from '../settings.ts';

/** One provider: where it is reached over HTTP (null: not over HTTP), and a question that changes nothing and needs the credentials. */
export interface Attempt {
  readonly provider: string;
  readonly url: string | null;
  /** Answers what is wrong beside the credentials; throws where the question is not answered. */
  readonly ask: () => Promise<readonly string[]>;
}

/** The statistical office's own number: a question that every key may ask. */
const officeVatId = '5261040828';

/** SMSAPI's answer to a message for nobody, once it knows who asks. */
const noRecipient = 13;
const smsAnswer = v.object({ error: v.number() });

const publishedKeys = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });

/** A question for something that is not there: 404 is the answer to those who may ask. */
const askNothing = async (
  provider: string,
  url: string,
  authorization: string,
): Promise<readonly string[]> => {
  const reply = await requestProvider(provider, url, { headers: { Authorization: authorization } });
  await reply.body?.cancel();
  return [];
};

/** The questions to all providers, under these settings. */
export function attemptsOf(settings: ProviderSettings, timeoutMs: number): readonly Attempt[] {
  const { companyRegistry, courier, decisionEngine, signing, sms, mail } = settings;
  const bank = bankVerification(settings.bankVerification, () => null);
  const payment = initialPayment(settings.initialPayment);
  return [
    {
      provider: 'GUS',
      url: companyRegistry.gusUrl,
      ask: async () => {
        await gusClient(companyRegistry).find(officeVatId);
        return [];
      },
    },
    {
      provider: 'KRS',
      url: companyRegistry.krsUrl,
      ask: async () => {
        await krsClient(companyRegistry.krsUrl).currentExtract('0000000000');
        return [];
      },
    },
    {
      provider: 'Blue Media',
      url: settings.bankVerification.url,
      ask: async () => {
        const offered = (await bank.listChannels()).map(({ id }) => id);
        const { aisGateways } = settings.bankVerification;
        return aisGateways
          .filter((id) => !offered.includes(id))
          .map((id) => `BLUEMEDIA_AIS_GATEWAYS names the gateway ${id}, which is not offered`);
      },
    },
    {
      provider: 'Dotpay',
      url: settings.initialPayment.url,
      ask: async () => {
        const channels = await payment.listChannels(100_00);
        return channels.length === 0 ? ['no channel is open for a payment of 100.00'] : [];
      },
    },
    {
      provider: 'Autenti',
      url: signing.url,
      ask: () =>
        askNothing(
          'Autenti',
          `${signing.url}/document-processes/DOCUMENT_PROCESS%3A0`,
          `api-key ${signing.key}`,
        ),
    },
    {
      provider: 'Autenti, keys of its notifications',
      url: signing.jwksUrl,
      ask: async () => {
        const answer = await jsonOf('Autenti', await requestProvider('Autenti', signing.jwksUrl));
        const { keys } = readReply('Autenti', publishedKeys, answer);
        return keys.some(({ kty }) => kty === 'RSA') ? [] : ['AUTENTI_JWKS_URL publishes no RSA key'];
      },
    },
    {
      provider: 'courier',
      url: courier.url,
      ask: () => askNothing('courier', `${courier.url}/parcels/0`, `Bearer ${courier.keys[0]}`),
    },
    {
      provider: 'decision engine',
      url: decisionEngine.url,
      ask: () =>
        askNothing(
          'decision engine',
          `${decisionEngine.url}/applications/0`,
          `Bearer ${decisionEngine.keys[0]}`,
        ),
    },
    {
      provider: 'SMSAPI',
      url: sms.url,
      ask: async () => {
        const reply = await requestProvider('SMSAPI', `${sms.url}/sms.do`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${sms.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ to: '', message: 'test', from: sms.sender, format: 'json' }),
        });
        const { error } = readReply('SMSAPI', smsAnswer, await jsonOf('SMSAPI', reply));
        return error === noRecipient ? [] : [`SMSAPI answered error ${error} to a message for nobody`];
      },
    },
    {
      provider: 'mail',
      url: null,
      ask: async () => {
        const timeouts = {
          connectionTimeout: timeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: timeoutMs,
        };
        const transport = createTransport({ url: mail.smtpUrl, ...timeouts });
        try {
          await transport.verify();
          return [];
        } finally {
          transport.close();
        }
      },
    },
    ...(settings.identity === null ? [] : [identityAttempt(settings.identity)]),
  ];
}

/** Whether its description is that of the issuer which is set; who we are it learns with the first login. */
function identityAttempt(settings: IdentitySettings): Attempt {
  const { issuer, reachedAt } = settings;
  const login = { state: 'check', nonce: 'check', verifier: 'check', maxAgeMs: 0, returnUrl: issuer };
  return {
    provider: 'OpenID Connect',
    url: `${reachedAt ?? issuer}/.well-known/openid-configuration`,
    ask: async () => {
      await identityProvider(settings, Date.now).begin({ ...login, method: 'network' });
      return [];
    },
  };
}
