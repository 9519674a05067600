import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { simulatedAcr, type IdentitySettings } from '../settings.ts';
import { documentOf, page, policy, rootFrom } from '../simulation/page.ts';
import type { Html } from '../simulation/page.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';
import { asNode } from './as-node.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { choicePage, errorPage, logoutPage, type SimulatedPerson } from './pages.ts';

/** Somebody signed in, or refused to. */
type SimulatedLogin = { readonly person: string; readonly way: string };

const ways: Readonly<Record<string, string>> = {
  [simulatedAcr.pki]: 'Karta PKI',
  [simulatedAcr.network]: 'Logowanie sieciowe',
};

const hour = 60 * 60;

/** The names of this computer under which the demo is asked for. */
function originsOf(publicUrl: string): readonly string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1'];
  const names = local.includes(hostname)
    ? local.map((name) => `${protocol}//${name}${port && `:${port}`}`)
    : [];
  return [...new Set([origin, ...names])];
}

/** A page of the simulators, written into an answer of the provider. */
async function write(context: KoaContextWithOIDC, title: string, body: Html): Promise<void> {
  context.type = 'html';
  context.body = String(await documentOf(rootFrom(`/sim/identity${context.path}`), { title, body }));
}

function configurationOf(
  { clientId, clientSecret }: IdentitySettings,
  persons: readonly SimulatedPerson[],
  publicUrl: string,
): Configuration {
  const origins = originsOf(publicUrl);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const login = interactionPolicy.base();
  // Whoever tries the demo chooses each time; another provider would remember.
  login
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('asked', 'Each login is chosen', (context) =>
        context.oidc.result?.login === undefined
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: origins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/login`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => true },
    acrValues: Object.values(simulatedAcr),
    claims: { openid: ['sub'], acr: null, auth_time: null, email: ['email', 'email_verified', 'groups'] },
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig' }],
    },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: 'identity_session', interaction: 'identity_choice', resume: 'identity_resume' },
    },
    clientBasedCORS: () => false,
    findAccount: (_context, subject) => {
      const person = persons.find((one) => one.subject === subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            email: person.email,
            email_verified: person.verified,
            ...(person.groups === undefined ? {} : { groups: [...person.groups] }),
          }),
        }
      );
    },
    // Nobody is asked whether the application may know the e-mail: it is the company's own.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({
        ...(client === undefined ? {} : { clientId: client.clientId }),
        ...(session?.accountId === undefined ? {} : { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    interactions: { policy: login, url: (_context, { uid }) => `/sim/identity/choice/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) =>
          write(context, 'Wylogowanie – symulator dostawcy tożsamości', logoutPage(form)),
        postLogoutSuccessSource: (context) => context.redirect(`${publicUrl}/login`),
      },
    },
    renderError: (context, { error }) => write(context, 'Dostawca tożsamości', errorPage(error)),
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: 12 * hour,
    },
  };
}

/**
 * A real OpenID Connect provider whose persons are invented: it asks who signs in and believes it. `applicationUrl` is
 * where it leads back to, where that is not the simulators' public address.
 */
export const simulateIdentity =
  (persons: readonly SimulatedPerson[], applicationUrl: string | null = null) =>
  (simulation: Simulation): Simulator => {
    const { store, settings } = simulation;
    const { identity } = settings;
    const publicUrl = applicationUrl ?? simulation.publicUrl;
    if (identity === null) throw new Error('There is no identity provider to simulate');
    const collection = store.collection<SimulatedLogin>('identity');
    const issuer = new URL(identity.issuer);
    const provider = new Provider(identity.issuer, configurationOf(identity, persons, publicUrl));
    // The way here passes through the application, and its address is the issuer's.
    provider.proxy = true;
    // The provider adds its own script to it where it sends a form on by itself: where somebody else was signed in.
    provider.use(async (context, next) => {
      context.set('Content-Security-Policy', policy(originsOf(publicUrl).join(' ')));
      await next();
    });
    const serve = provider.callback();
    const wire = new Hono();

    /** The way of signing in that the application has asked for. */
    const acrOf = (asked: unknown): string =>
      (typeof asked === 'string' ? asked : simulatedAcr.network).split(' ')[0] ?? '';
    const wayOf = (acr: string): string => ways[acr] ?? 'Logowanie';

    wire.get('/choice/:uid', async (context) => {
      const { request, response } = await asNode(context, issuer);
      const { params } = await provider.interactionDetails(request, response);
      const leadsTo = originsOf(publicUrl).join(' ');
      const body = choicePage(wayOf(acrOf(params['acr_values'])), persons);
      return page(context, { title: 'Kto się loguje? – symulator dostawcy tożsamości', body, leadsTo });
    });

    wire.post('/choice/:uid', async (context) => {
      const { request, response } = await asNode(context, issuer);
      const { params, uid } = await provider.interactionDetails(request, response);
      const chosen = new URLSearchParams(await context.req.text()).get('person');
      const person = persons.find(({ subject }) => subject === chosen);
      const acr = acrOf(params['acr_values']);
      const result =
        person === undefined
          ? { error: 'access_denied', error_description: 'The person refused' }
          : { login: { accountId: person.subject, acr, remember: false } };
      const data = { person: person?.fullName ?? 'Odmowa', way: wayOf(acr) };
      collection.add(uid, person === undefined ? 'failed' : 'succeeded', data);
      return context.redirect(await provider.interactionResult(request, response, result), 303);
    });

    wire.all('*', async (context) => {
      const { request, response } = await asNode(context, issuer);
      await serve(request, response);
      return RESPONSE_ALREADY_SENT;
    });

    wire.onError((error, context) =>
      error.name === 'SessionNotFound'
        ? page(context, { title: 'Dostawca tożsamości', body: errorPage('login_over'), status: 404 })
        : Promise.reject(error),
    );

    return {
      provider: 'identity',
      wire,
      press() {},
      show(item) {
        const { person, way } = (item as Item<SimulatedLogin>).data;
        return { title: person, facts: [['Sposób', way]], presses: [] };
      },
    };
  };
