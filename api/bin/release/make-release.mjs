import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { buildWeb } from '../build-web.mjs';
import { lockedNode, root } from '../node.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';
import { licenceList } from './licences.mjs';
import { packagesOf } from './packages.mjs';
import { level, releasePackage, stage } from './stage.mjs';

/** Every file of every release is of this moment (2000-01-01 UTC), so that the same sources make the same archive. */
const moment = 946_684_800;

/** The packages of a release: those that the server loads, the Node that runs it, and those built into the pages. */
function packagesOfRelease() {
  const path = `node_modules/${dirname(dirname(lockedNode))}`;
  const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const server = [{ path, name, version, license }, ...packagesOf('api')];
  const known = new Set(server.map((one) => one.path));
  const pages = packagesOf('web').filter((one) => !known.has(one.path));
  return {
    server: server.map((one) => ({ ...one, use: one.path })),
    pages: pages.map((one) => ({ ...one, use: 'built into web/dist, as far as the pages use it' })),
  };
}

/** Twelve hexadecimal digits for all that lies in the folder: two releases of one name are the same to the byte. */
function contentOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isLink: entry.isSymbolicLink() }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, isLink } of entries)
    hash.update(`${relative(folder, path)}\0`).update(isLink ? readlinkSync(path) : readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

function pack(folder, name, archive) {
  const words = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${moment}`,
    '--format=gnu',
  ];
  const tar = spawnSync(
    'tar',
    [...words, '--use-compress-program=gzip -n -6', '-cf', archive, '-C', folder, name],
    {
      encoding: 'utf8',
    },
  );
  if (tar.status !== 0)
    throw new Error(
      `The archive could not be written: ${tar.error?.message ?? tar.stderr}. It takes GNU tar and gzip.`,
    );
}

/** Makes this platform's archive in `to` and answers its path; beside it lies its SHA-256. */
export function makeRelease(to) {
  if (process.platform !== 'linux' || !lockedNode)
    throw new Error('A release is made on Linux (x64 or arm64), the system that it is to run on.');
  buildWeb();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { server, pages } = packagesOfRelease();
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const staged = join(folder, 'staged');
    mkdirSync(staged);
    const bill = billOfMaterials([...server, ...pages], { name: 'order-financing', version });
    stage(staged, server, {
      'package.json': releasePackage(),
      'sbom.cdx.json': `${JSON.stringify(bill, null, 2)}\n`,
      'LICENCES.txt': licenceList([...server, ...pages]),
    });
    level(staged, moment);
    const name = `order-financing-${version}-${contentOf(staged)}-${process.platform}-${process.arch}`;
    renameSync(staged, join(folder, name));
    mkdirSync(to, { recursive: true });
    const archive = join(to, `${name}.tar.gz`);
    pack(folder, name, archive);
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
    return archive;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  try {
    console.log(makeRelease(resolve(process.argv[2] ?? 'release')));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
