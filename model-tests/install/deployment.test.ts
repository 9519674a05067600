import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkout } from './page-blocks.ts';

const folder = join(checkout, 'docs/deploy');
const has = (tool: string): boolean =>
  spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test.runIf(has('systemd-analyze'))('systemd takes the units and finds nothing wrong with them', () => {
  const copies = mkdtempSync(join(tmpdir(), 'units-'));
  onTestFinished(() => rmSync(copies, { recursive: true, force: true }));
  const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/u.test(name));
  for (const name of units)
    writeFileSync(join(copies, name), read(name).replace(/^ExecStart=.*$/mu, 'ExecStart=/bin/true'));
  const { stderr, status } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', ...units.map((name) => join(copies, name))],
    { encoding: 'utf8' },
  );
  const said = stderr.split('\n').filter((line) => line.includes('order-financing'));
  expect({ units: units.length, said, status }).toEqual({ units: 3, said: [], status: 0 });
});

test.runIf(has('promtool'))('Prometheus takes the rules', () => {
  const { stdout, stderr, status } = spawnSync('promtool', ['check', 'rules', join(folder, 'alerts.yml')], {
    encoding: 'utf8',
  });
  expect({ status, said: `${stdout}${stderr}` }).toEqual({
    status: 0,
    said: expect.stringContaining('SUCCESS'),
  });
});

test('the unit of the application keeps what systemd can keep from a server', () => {
  const unit = read('order-financing.service');
  const promised = [
    'User=order-financing',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'StateDirectoryMode=0700',
    'UMask=0077',
  ];
  expect(promised.filter((line) => !unit.split('\n').includes(line))).toEqual([]);
});

test('whoever stands in front sets the address of the client and holds no stream back', () => {
  const nginx = read('nginx.conf');
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
  const [, stream = ''] = /location ~ (\^\/api\/\S+changes\$) \{[^}]*proxy_buffering off;/u.exec(nginx) ?? [];
  const followed = ['orders', 'shop/orders', 'superadmin/orders'].map((path) => `/api/${path}/x/changes`);
  expect(followed.filter((path) => !new RegExp(stream, 'u').test(path))).toEqual([]);
  expect(read('Caddyfile')).toMatch(/header_up X-Forwarded-For \{remote_host\}[^]*flush_interval -1/u);
});
