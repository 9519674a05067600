import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Readonly<Record<string, unknown>>;

/** How a provider lies this time; where nothing is said it tells the truth. */
export interface Lie {
  /** Claims of the ID token in place of the true ones; undefined leaves one out. */
  readonly claims?: Json;
  readonly header?: Json;
  /** Signs with a key that it has not published. */
  readonly unpublishedKey?: boolean;
  /** Changes the token after it was signed. */
  readonly tampered?: boolean;
  readonly withoutIdToken?: boolean;
  /** What its description says in place of the truth. */
  readonly description?: Json;
  readonly userinfo?: Json;
  /** It answers this status at its token address. */
  readonly tokenStatus?: number;
  /** It never answers there. */
  readonly hangs?: boolean;
}

const base64url = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A small OpenID Connect provider that keeps the protocol but for its lie, and writes down what it was asked. */
export async function lyingProvider(clientId: string) {
  const [published, other] = [keyPair(), keyPair()];
  const state = {
    lie: {} as Lie,
    asked: [] as { path: string; query: Json; body: Json; authorization: string }[],
  };
  const codes = new Map<string, { readonly nonce: string; readonly challenge: string; readonly who: Json }>();
  let url = '';

  const claimsOf = (nonce: string, who: Json): Json => {
    const now = Math.floor(Date.now() / 1000);
    return {
      ...{ iss: url, aud: clientId, sub: 'anna', nonce, iat: now, exp: now + 300, auth_time: now },
      ...{ email: 'anna@sklep.example', email_verified: true, acr: 'card' },
      ...who,
      ...state.lie.claims,
    };
  };

  function idToken(nonce: string, who: Json): string {
    const header = base64url({ alg: 'RS256', kid: 'one', typ: 'JWT', ...state.lie.header });
    const body = `${header}.${base64url(claimsOf(nonce, who))}`;
    if (state.lie.header?.['alg'] === 'none') return `${body}.`;
    const key: KeyObject = (state.lie.unpublishedKey === true ? other : published).privateKey;
    const signature = sign('sha256', Buffer.from(body), key).toString('base64url');
    const said =
      state.lie.tampered === true
        ? `${header}.${base64url({ ...claimsOf(nonce, who), sub: 'piotr' })}`
        : body;
    return `${said}.${signature}`;
  }

  const description = (): Json => ({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    userinfo_endpoint: `${url}/me`,
    end_session_endpoint: `${url}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    ...state.lie.description,
  });

  function redeem({ code, code_verifier: verifier }: Json): readonly [number, Json] {
    if (state.lie.tokenStatus !== undefined) return [state.lie.tokenStatus, { error: 'server_error' }];
    const issued = codes.get(String(code));
    codes.delete(String(code));
    const challenge = createHash('sha256').update(String(verifier)).digest('base64url');
    if (issued?.challenge !== challenge) return [400, { error: 'invalid_grant' }];
    const token = { access_token: 'opaque', token_type: 'Bearer', expires_in: 60 };
    return [
      200,
      state.lie.withoutIdToken === true ? token : { ...token, id_token: idToken(issued.nonce, issued.who) },
    ];
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const query = Object.fromEntries(searchParams);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      state.asked.push({ path: pathname, query, body, authorization: request.headers.authorization ?? '' });
      const answer = (status: number, said: Json): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
      };
      if (pathname === '/.well-known/openid-configuration') return answer(200, description());
      if (pathname === '/keys')
        return answer(200, {
          keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
        });
      if (pathname === '/me')
        return answer(200, {
          sub: 'anna',
          email: 'anna@sklep.example',
          email_verified: true,
          ...state.lie.userinfo,
        });
      if (pathname === '/token' && state.lie.hangs === true) return undefined;
      if (pathname === '/token') return answer(...redeem(body));
      return answer(404, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    asked: state.asked,
    /** From now on it lies so; what it was asked before is forgotten. */
    lies(lie: Lie): void {
      state.lie = lie;
      state.asked.length = 0;
    },
    /** What it sends back after a person has shown there who it is: a code for what the application has asked; `who` are its claims. */
    answers(asked: URLSearchParams, who: Json = {}) {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '', who });
      return { code, state: asked.get('state') ?? '', iss: url };
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
