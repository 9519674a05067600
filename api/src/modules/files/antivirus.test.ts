// @module-tag slow
import { listFilesToScan, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { s3Files } from '../../kernel/files/s3-files.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';
import { clamdPath, eicar, eicarName, startRealClamd, type RealClamd } from '../../testing/real-clamd.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { scanWaitingFiles } from './scan-files.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const infected = `${pdf}${eicar}`;

describe.skipIf(clamdPath === undefined)('with the real clamd and files in a bucket', () => {
  onEachDatabase('a file that staff add', (open) => {
    let db: Database;
    let s3: Awaited<ReturnType<typeof startS3>>;
    let clamd: RealClamd;
    let files: FileStore;
    let world: RunningApp;
    let admin: Readonly<Record<string, string>>;
    let slug: string;
    beforeAll(async () => {
      db = await open();
      await seedShop(db);
      [s3, clamd] = await Promise.all([startS3(), startRealClamd()]);
      files = s3Files(s3.address);
      world = await runApp(db, { clamd: clamd.address }, { files });
      admin = await world.signIn('admin@test.example');
    });
    afterAll(async () => {
      await world.stop();
      await Promise.all([clamd.stop(), s3.stop()]);
    });
    beforeEach(async () => {
      slug = await world.createOrder();
    });

    const path = () => `/api/superadmin/orders/${slug}/attachments`;
    async function add(name: string, content: string) {
      const form = new FormData();
      form.set('type', 'other');
      form.set('file', new File([content], name));
      const answer = await world.app.request(path(), { method: 'POST', headers: admin, body: form });
      return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
    }
    const ask = (address: string) => world.app.request(address, { headers: admin });
    const list = async () =>
      ((await (await ask(path())).json()) as ReplyOf<'listAttachments'>).attachments.map(
        ({ name, scan, file }) => ({ name, scan, file }),
      );
    const inBucket = async () =>
      (await Array.fromAsync(files.listWrittenBefore(Date.now() + 60_000))).flat().toSorted();

    test('is judged from the bucket, and given back as it came where nothing is found', async () => {
      const before = await inBucket();
      const { status } = await add('umowa.pdf', pdf);
      const [file, ...others] = await list();
      expect([status, others, file]).toEqual([
        200,
        [],
        { name: 'umowa.pdf', scan: 'clean', file: expect.stringContaining(`${path()}/`) },
      ]);
      expect(await (await ask(file?.file ?? '')).text()).toBe(pdf);
      expect((await inBucket()).length).toBe(before.length + 1);
    });

    test('is refused where clamd knows it, and nothing of it stays in the bucket', async () => {
      const before = await inBucket();
      expect(await add('umowa.pdf', infected)).toEqual({
        status: 422,
        said: {
          code: 'virus',
          error:
            'Plik został zablokowany, bo może być szkodliwy. Spróbuj ponownie z innym plikiem albo dodaj go później.',
        },
      });
      expect([await list(), await inBucket()]).toEqual([[], before]);
      expect(world.log.join('\n')).toContain(eicarName);
    });

    test('waits while clamd is away; once it is back, one is given and the other blocked with a task', async () => {
      await clamd.pause();
      await add('a.pdf', pdf);
      await add('b.pdf', infected);
      await scanWaitingFiles(world.ports);
      expect(await list()).toEqual([
        { name: 'b.pdf', scan: 'waiting', file: null },
        { name: 'a.pdf', scan: 'waiting', file: null },
      ]);
      await clamd.resume();
      await scanWaitingFiles(world.ports);
      expect(await list()).toEqual([
        { name: 'b.pdf', scan: 'blocked', file: null },
        { name: 'a.pdf', scan: 'clean', file: expect.stringContaining(`${path()}/`) },
      ]);
      const { id } = (await loadOrder(db, slug)) ?? {};
      const answer = await ask(`/api/superadmin/comments/?order_id=${id}`);
      const { comments } = (await answer.json()) as ReplyOf<'listComments'>;
      expect(comments.map(({ body, task_status }) => ({ body, task_status }))).toEqual([
        {
          body: 'Antywirus zablokował plik „b.pdf”. Poproś o niego jeszcze raz albo dodaj go później.',
          task_status: 'active',
        },
      ]);
    });

    test('of which the content is lost does not keep those behind it waiting', async () => {
      await clamd.pause();
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await add(name, pdf);
      const [first] = await listFilesToScan(db, 1);
      await files.discard(first?.path ?? '');
      await clamd.resume();
      await scanWaitingFiles(world.ports);
      expect(Object.fromEntries((await list()).map(({ name, scan }) => [name, scan]))).toEqual({
        ...{ 'a.pdf': 'clean', 'b.pdf': 'clean', 'c.pdf': 'clean' },
        [first?.name ?? '']: 'waiting',
      });
    });
  });
});
