// @module-tag slow
import { execFile, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOf, freePort, simulatedSettings, startSimulatorsProcess } from '@app/api/processes';
import { startPrivateCluster } from '@app/db/cluster';
import { realPostgres } from '@app/db/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { blocksOf, checkout } from './page-blocks.ts';
import { standInMachine } from './stand-in-machine.ts';

const run = promisify(execFile);
const page = 'how-to/install-for-real.md';
const linux = process.platform === 'linux';

describe.runIf(linux)('a release archive', () => {
  let folder = '';
  let archive = '';
  let unpacked = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
    const { stdout } = await run('npm', ['run', '--silent', 'release', '--', join(folder, 'out')], {
      cwd: checkout,
    });
    archive = stdout.trim().split('\n').at(-1) ?? '';
    await run('tar', ['-xzf', archive, '-C', folder]);
    unpacked = join(folder, basename(archive, '.tar.gz'));
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = (path: string): string => readFileSync(join(unpacked, path), 'utf8');

  test('holds what runs and nothing of development, and a list of what others wrote with its licences', () => {
    const packages = globSync('node_modules/{*,@*/*}/package.json', { cwd: unpacked }).map((path) =>
      path.replace(/^node_modules\/(.*)\/package\.json$/u, '$1'),
    );
    const bill = JSON.parse(read('sbom.cdx.json')) as {
      bomFormat: string;
      components: { purl: string; licenses?: object[] }[];
    };
    const listed = bill.components.map(({ purl }) =>
      decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@.*$/u, '$1'),
    );
    const licences = read('LICENCES.txt');
    expect(
      packages.filter((name) =>
        /^(?:vitest|typescript|vite|playwright|oxlint|@types\/.*|react|.*pglite)$/u.test(name),
      ),
    ).toEqual([]);
    expect(
      globSync('{machines,db,api}/**/{*.test.ts,testing}', { cwd: unpacked, exclude: ['**/node_modules'] }),
    ).toEqual(['machines/testing'].filter((path) => existsSync(join(unpacked, path))));
    expect(packages.filter((name) => !listed.includes(name))).toEqual([]);
    expect(packages.filter((name) => !name.startsWith('@app/') && !licences.includes(`\n${name} `))).toEqual(
      [],
    );
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(listed).toContain('react');
    expect(licences).toMatch(/\npng-js \S+\nLicence: MIT \(package\.json names none/u);
    expect(licences).toMatch(/\n@img\/sharp-libvips-\S+ \S+\nLicence: LGPL-3\.0-or-later\n/u);
    expect(licences).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(readdirSync(join(unpacked, 'bin')).toSorted()).toEqual([
      'admin',
      'backup',
      'check-providers',
      'node',
      'reindex',
      'restore',
      'rotate-keys',
      'serve',
      'verify-orders',
    ]);
  });

  test('starts in production on SQLite from any folder, takes the first administrator and shows the page to sign in', async () => {
    const data = mkdtempSync(join(tmpdir(), 'archive-data-'));
    const port = await freePort();
    const nowhere = 'http://127.0.0.1:9';
    const providers = environmentOf(
      simulatedSettings({ url: nowhere, publicUrl: nowhere, smtpUrl: 'smtp://127.0.0.1:9', secret: 's' }),
    );
    const settings = {
      ...providers,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: `sqlite:${join(data, 'database.sqlite')}`,
      DATA_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}`,
    };
    const file = join(data, 'settings');
    writeFileSync(
      file,
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const env = {
      PATH: '/usr/bin:/bin',
      ...(process.env['LD_LIBRARY_PATH'] ? { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] } : {}),
      SETTINGS: file,
    };
    const server = spawn(join(unpacked, 'bin/serve'), {
      cwd: data,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(data, { recursive: true, force: true });
    });
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (line: Buffer) => line.includes('"msg":"serving"') && resolve());
      void ended.then((code) => reject(new Error(`bin/serve ended with ${code ?? 'a signal'}`)));
    });
    const status = async (path: string): Promise<number> =>
      (await fetch(`${settings.PUBLIC_URL}${path}`)).status;
    expect(await status('/readyz')).toBe(200);
    const { stdout } = await run(join(unpacked, 'bin/admin'), ['create', '--email', 'szef@firma.pl'], {
      env,
      cwd: '/',
    });
    const link = stdout.trim().split('\n').at(-1) ?? '';
    const opened = await fetch(link);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('<div id="app">')]);
    const token = new URL(link).searchParams.get('token');
    expect(await (await fetch(`${settings.PUBLIC_URL}/api/password_resets/${token}`)).json()).toEqual({
      valid: true,
    });
    expect(await status('/login')).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test.runIf(realPostgres())(
    'is installed on PostgreSQL by the commands of the page alone, up to the first order and a backup that restores',
    { timeout: 180_000 },
    async () => {
      const cluster = await startPrivateCluster(['fsync=off']);
      if (cluster === null) throw new Error('This machine has no PostgreSQL server.');
      const address = new URL(cluster.address('orders'));
      const [port, simulatorsPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
      const own = `http://127.0.0.1:${port}`;
      const socket = address.searchParams.get('host') ?? '';
      const machine = standInMachine(
        {
          'https://wnioski.example.pl/': `${own}/`,
          'http://127.0.0.1:3000': own,
          '/var/run/postgresql': socket,
        },
        { folder: socket, user: address.username },
      );
      const simulators = await startSimulatorsProcess({
        port: simulatorsPort,
        smtpPort,
        dataDir: join(machine.prefix, 'simulators'),
        apiUrl: own,
        secret: 'page',
      });
      onTestFinished(async () => {
        await machine.end();
        await simulators.kill();
        await cluster.stop();
      });
      await run('cp', [archive, `${archive}.sha256`, join(machine.prefix, 'root')]);

      /** What a person does with an editor in step 5: every <…> becomes what the simulators take. */
      const edit = (): void => {
        const file = join(machine.prefix, 'etc/order-financing/settings');
        const providers = simulatedSettings({
          url: simulators.url,
          publicUrl: simulators.url,
          smtpUrl: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`,
          secret: 'page',
        });
        const values: Record<string, string> = {
          ...environmentOf(providers),
          PUBLIC_URL: own,
          PORT: String(port),
          SECURITY_CONTACT: 'mailto:security@example.pl',
          DATA_DIR: join(machine.prefix, 'var/lib/order-financing'),
        };
        const lines = readFileSync(file, 'utf8').replaceAll('/var/run/postgresql', socket).split('\n');
        const edited = lines.map((line) => {
          const [, name = ''] = /^([A-Z_]+)=/u.exec(line) ?? [];
          return values[name] === undefined ? line : `${name}=${values[name]}`;
        });
        writeFileSync(file, edited.join('\n'));
        expect(edited.filter((line) => /^[A-Z_]+=<.*>$/u.test(line))).toEqual([]);
      };

      const said: Record<string, string> = {};
      for (const { heading, commands } of blocksOf(page)) {
        said[heading] = await machine.perform(commands).catch((error: Error & { stderr?: string }) => {
          const log = join(machine.prefix, 'server.log');
          const more = existsSync(log) ? readFileSync(log, 'utf8') : '';
          throw new Error(`${page}, ${heading}: ${error.message}\n${error.stderr ?? ''}\n${more}`);
        });
        if (heading.startsWith('5.')) edit();
      }
      const step = (number: number): string =>
        Object.entries(said).find(([heading]) => heading.startsWith(`${number}.`))?.[1] ?? '';
      expect(step(6)).toBe('{"ready":true}');
      expect(step(8)).toContain(`${own}/reset-password?token=`);
      expect(step(9)).toMatch(
        /admin@example\.pl {2}superadmin {2}no password yet[^]*sklep {2}server {2}since/u,
      );
      const [order = '', status] = step(10).trim().split('\n');
      expect([status, JSON.parse(order)]).toEqual([
        '201',
        expect.objectContaining({ redirect_url: expect.stringContaining(`${own}/orders/`) }),
      ]);
      expect(step(11)).toMatch(
        /The histories of all 1 orders fold[^]*is a backup that restores\.\n20\S+Z\norder-keys\n$/u,
      );
      expect(step(13)).toMatch(/: OK\n\{"ready":true\}$/u);
      await expect(
        machine.perform(
          'export BACKUPS=/var/backups/order-financing DRILL_DATABASE_URL="postgres:///orders?host=$TEST_PGHOST&user=$TEST_PGUSER"\n' +
            '/opt/order-financing/current/docs/deploy/back-up.sh',
        ),
      ).rejects.toThrow('the name of orders does not end in _drill, so it was left alone');
      expect(await (await fetch(`${own}/.well-known/security.txt`)).text()).toContain(
        'mailto:security@example.pl',
      );
    },
  );
});
