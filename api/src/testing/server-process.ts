import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testKeys } from '@app/db/testing';
import type { ProviderSettings } from '../providers/index.ts';

/** A server as a deployment starts it. */
export interface ServerProcess {
  readonly url: string;
  /** What it wrote so far. */
  readonly lines: readonly string[];
  /** Asks it to stop as a supervisor does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it without a word. */
  readonly kill: () => Promise<void>;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The providers' settings as a deployment writes them. */
const environmentOf = (providers: ProviderSettings): Record<string, string> => ({
  GUS_URL: providers.companyRegistry.gusUrl,
  GUS_KEY: providers.companyRegistry.gusKey,
  KRS_URL: providers.companyRegistry.krsUrl,
  BLUEMEDIA_URL: providers.bankVerification.url,
  BLUEMEDIA_SERVICE_ID: providers.bankVerification.serviceId,
  BLUEMEDIA_KEY: providers.bankVerification.sharedKey,
  BLUEMEDIA_AIS_PATH: providers.bankVerification.aisPath,
  BLUEMEDIA_AIS_GATEWAYS: providers.bankVerification.aisGateways.join(','),
  DOTPAY_URL: providers.initialPayment.url,
  DOTPAY_FORM_URL: providers.initialPayment.formUrl,
  DOTPAY_ACCOUNT_ID: providers.initialPayment.accountId,
  DOTPAY_KEY: providers.initialPayment.pin,
  AUTENTI_URL: providers.signing.url,
  AUTENTI_KEY: providers.signing.key,
  AUTENTI_JWKS_URL: providers.signing.jwksUrl,
  COURIER_URL: providers.courier.url,
  COURIER_KEY: providers.courier.key,
  DECISION_ENGINE_URL: providers.decisionEngine.url,
  DECISION_ENGINE_KEY: providers.decisionEngine.key,
  SMSAPI_URL: providers.sms.url,
  SMSAPI_KEY: providers.sms.token,
  SMSAPI_SENDER: providers.sms.sender,
  SMTP_URL: providers.mail.smtpUrl,
  MAIL_FROM: providers.mail.from,
});

/** Starts a server in production mode on a database; resolves when it serves. */
export async function startServer(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly providers: ProviderSettings;
  readonly port?: number;
}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
      ...environmentOf(options.providers),
    },
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('"msg":"serving"')) resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended at its start (${code ?? 'signal'})`)));
  });
  return {
    url,
    lines,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
