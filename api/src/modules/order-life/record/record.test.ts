import { countOutbox, loadOrder, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire, ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../advance-order.ts';
import { agreementState } from './agreement-record.ts';

type Offered = ReplyOf<'listPossibleReasons'>;

test('an agreement is as far as was decided, else as was signed, else as its newest process says (ADMIN-046)', () => {
  const states = [
    ['rejected_by_admin', true, 'COMPLETED', 'rejected'],
    ['accepted_by_admin', true, 'COMPLETED', 'accepted'],
    ['signed', true, 'STARTED', 'signed'],
    ['resent', true, 'COMPLETED', 'resent'],
    [null, true, 'SIGNED', 'signed'],
    [null, true, 'COMPLETED', 'signed'],
    [null, true, 'PENDING', 'awaiting_signature'],
    [null, true, 'STARTED', 'awaiting_signature'],
    [null, true, 'NONE', 'awaiting_signature'],
    [null, true, 'FAILED', 'not_sent'],
    [null, true, 'EXPIRED', 'not_sent'],
    [null, true, undefined, 'not_sent'],
    [null, false, undefined, 'none'],
  ] as const;
  const found = states.map(([agreementStatus, agreementPrepared, status]) =>
    agreementState(
      { agreementStatus, facts: { agreementPrepared } },
      status && { status, processId: 'process' },
    ),
  );
  expect(found).toEqual(states.map(([, , , state]) => state));
  const unnamed = { status: 'PENDING', processId: null } as const;
  const prepared = { agreementStatus: null, facts: { agreementPrepared: true } };
  expect(agreementState(prepared, unnamed)).toBe('not_sent');
});

onEachDatabase('what an order has lived through', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Record<string, string>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
  });
  afterAll(() => world.stop());

  async function applied(): Promise<string> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    const due = async () => (await countOutbox(db)).filter(({ oldestDueAt }) => oldestDueAt <= Date.now());
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 20_000 });
    return slug;
  }
  async function lifeOf(slug: string, kind: 'moves' | 'all') {
    const answer = await world.app.request(`/api/superadmin/orders/${slug}/history?kind=${kind}`, {
      headers: admin,
    });
    return ((await answer.json()) as ReplyOf<'listOrderLife'>).rows;
  }

  test('is told newest first, with who did it, how and why', async () => {
    const slug = await applied();
    const status = { status: 'qes_failed', reason: 'Klient dzwonił' } as const;
    await world.call('setStatus', { slug }, status, admin);
    const rows = await lifeOf(slug, 'moves');
    expect(rows.every(({ kind }) => kind === 'move')).toBe(true);
    expect(rows[0]).toMatchObject({
      ...{ kind: 'move', event: 'FORCE', actor: 'admin', how: 'forced', by: expect.any(String) as string },
      ...{ from: 'form_saved', to: 'qes_failed', passed: [], reason: 'Klient dzwonił' },
    });
    expect(rows.at(-1)).toMatchObject({ event: 'CREATE', from: null, how: 'own' });
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('keeps the code of a listed reason beside the words, and knows no other (ADMIN-061)', async () => {
    const slug = await applied();
    const offered = (await world.call('listPossibleReasons', {}, undefined, admin)) as Offered;
    const [listed = { code: '', label: '' }] = offered.reasons;
    const reason = `${listed.label}. Dzwonił`;
    const force = (code: string) =>
      world.call('setStatus', { slug }, { status: 'qes_failed', reason, reason_code: code }, admin);
    await expect(force('never_there')).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ reason_code: 'Wybierz jedną z możliwości' }] },
    });
    await force(listed.code);
    const [forcing, ...before] = (await lifeOf(slug, 'moves')).flatMap((row) =>
      row.kind === 'move' ? [{ reason: row.reason, code: row.reason_code }] : [],
    );
    expect(forcing).toEqual({ reason, code: listed.code });
    expect(before.map(({ code }) => code)).toEqual(before.map(() => null));
  });

  test('says of a move that somebody vouched for it by hand', async () => {
    const slug = await applied();
    await advanceOrder(world.ports, {
      slug,
      actor: 'admin',
      event: { type: 'RECORD_IDENTITY' },
      reason: 'W oddziale',
    });
    const hows = (await lifeOf(slug, 'moves')).flatMap((row) =>
      row.kind === 'move' && row.event === 'RECORD_IDENTITY' ? [[row.how, row.proves]] : [],
    );
    expect(hows).toEqual([['by_hand', 'identity']]);
  });

  test('says of a forced move what it did without, and of an order that was sent back that it was', async () => {
    const slug = await world.createOrder();
    const to = 'complement_company_and_user';
    await advanceOrder(world.ports, {
      slug,
      actor: 'admin',
      event: { type: 'FORCE', to, reason: 'Klient dzwonił' },
    });
    await advanceOrder(world.ports, {
      slug,
      actor: 'admin',
      event: { type: 'SEND_BACK', to: 'sumup', restedIn: ['sumup'] },
      reason: 'Inne raty',
    });
    const [sentBack, forced, created] = await lifeOf(slug, 'moves');
    expect([sentBack, forced, created]).toMatchObject([
      { how: 'sent_back', from: to, to: 'sumup', reason: 'Inne raty', skipped: [] },
      { how: 'forced', from: 'sumup', to, reason: 'Klient dzwonił', skipped: ['zgody klienta'] },
      { how: 'own', event: 'CREATE', skipped: [] },
    ]);
  });

  test('holds comments, tasks, corrections and messages too, an account number masked', async () => {
    const slug = await applied();
    const order = (await world.call('getSuperadminOrder', { slug }, undefined, admin)) as OrderWire;
    const plain = { order_id: order.id, body: 'Klient oddzwoni', additional_task: false };
    await world.call('createComment', {}, plain, admin);
    await world.call(
      'updatePowerAdmin',
      { slug },
      {
        user: { full_name: 'Ewa Nowa' },
        company: { bank_account_number: 'PL27114020040000300201355387' },
      },
      admin,
    );
    const rows = await lifeOf(slug, 'all');
    expect(rows.filter(({ kind }) => kind === 'comment')).toMatchObject([{ body: 'Klient oddzwoni' }]);
    expect(rows.flatMap((row) => (row.kind === 'data' ? [[row.field, row.after]] : []))).toEqual(
      expect.arrayContaining([
        ['user.full_name', 'Ewa Nowa'],
        ['company.bank_account_number', '***********************387'],
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain('27114020040000300201355387');
    const { contact } = (await loadOrder(db, slug)) ?? {};
    expect(JSON.stringify(rows.filter(({ kind }) => kind === 'message'))).not.toContain(contact?.email);
  });

  test('has each consent with the version of its text, when it was answered and how', async () => {
    const slug = await applied();
    const reply = (await world.call('listApprovals', { slug }, undefined, admin)) as ReplyOf<'listApprovals'>;
    const { approvals } = reply;
    expect(approvals.find(({ kind }) => kind === 'terms_of_use_consent')).toMatchObject({
      version: 1,
      accepted: true,
      at: expect.any(String) as string,
    });
    expect(approvals.every(({ name, text }) => name !== '' && text !== '')).toBe(true);
  });

  test('has no agreement before one is drawn', async () => {
    const slug = await applied();
    expect(await world.call('getAgreementRecord', { slug }, undefined, admin)).toEqual({
      state: 'none',
      failed: null,
      versions: [],
    });
  });
});
