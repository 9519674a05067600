import { randomUUID } from 'node:crypto';
import { previewIn } from '@app/api/testing';
import { calls, type CallName } from '@app/machines/contract';
import type { Random } from './random.ts';
import type { Acknowledged, Asked, Journal } from './journal.ts';

/** Where a request goes: one of the servers that should be running. */
export type Address = () => string;

/** What is asked, and with whose credentials. */
export interface Wish extends Pick<Asked, 'call' | 'actor' | 'slug' | 'externalId'> {
  readonly body: object;
  /** The signing process that the sender saw. */
  readonly process?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const readLater: readonly CallName[] = [
  'createEcommerceOrder',
  'visitOrder',
  'submitForm',
  'startVerification',
  'openPayment',
  'startPayment',
];

/** Whether a call's reply is made in the transaction of its move; of the others it is read from the order afterwards. */
export const isAnsweredByItsMove = (call: CallName): boolean => !readLater.includes(call);

const timeoutMs = 15_000;
const longestMs = 25_000;
/** A key that a killed server had claimed is open for a minute; nobody waits that long. */
const longestClaimMs = 1_500;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The address of a call, its parameters filled in. */
export const pathOf = (call: CallName, slug: string, process = 'none'): string =>
  calls[call].path.replace(':slug', slug).replace(':autenti_id', process);

async function send(wish: Wish, key: string, address: Address, ms: number): Promise<Answer | null> {
  try {
    const answer = await fetch(`${address()}${pathOf(wish.call, wish.slug ?? '', wish.process)}`, {
      method: calls[wish.call].method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...wish.headers },
      body: JSON.stringify(wish.body),
      signal: AbortSignal.timeout(ms),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

const stillRunning = ({ status, text }: Answer): boolean => status === 409 && text.includes('"in_flight"');

/** The order that a reply holds, at the top or under `order`. */
function acknowledgedBy({ text }: Answer): Acknowledged {
  const reply = JSON.parse(text) as Partial<Acknowledged> & { order?: Acknowledged };
  const { slug = '', version = 1, status = '' } = reply.order ?? reply;
  return { slug, version, status };
}

/**
 * Asks until there is an answer, under one key all the time, as a client does whose connection breaks. Now and then the
 * first try is given up after a moment, the request is sent twice at once, or what was answered is asked again.
 */
export async function ask(
  wish: Wish,
  { journal, random, address }: { journal: Journal; random: Random; address: Address },
): Promise<Answer | null> {
  const { call, actor, slug } = wish;
  const key = randomUUID();
  const { counts, findings } = journal;
  const note = (entry: Pick<Asked, 'outcome' | 'acknowledged'>): void => {
    const { externalId } = wish;
    journal.asked.push({
      call,
      actor,
      slug,
      key,
      ...(externalId === undefined ? {} : { externalId }),
      ...entry,
    });
  };
  let giveUp = Date.now() + longestMs;
  let ms = random.happens(0.1) ? random.between(1, 30) : timeoutMs;
  let cutOff = false;
  while (Date.now() < giveUp) {
    counts.requests += 1;
    const twin = random.happens(0.05) ? send(wish, key, address, timeoutMs) : null;
    const answers = [await send(wish, key, address, ms), ...(twin === null ? [] : [await twin])];
    ms = timeoutMs;
    for (const answer of answers)
      if (answer !== null && answer.status >= 500 && answer.status !== 503)
        findings.push({
          counts: 'illegal',
          what: `${call} was answered ${answer.status}: ${answer.text.slice(0, 200)}`,
        });
    const done = answers.find((answer) => answer !== null && answer.status < 300);
    if (done) {
      note({ outcome: 'acknowledged', acknowledged: acknowledgedBy(done) });
      if (random.happens(0.15)) await askAgain(wish, key, done, { journal, address });
      return done;
    }
    const [answer] = answers;
    const open = answers.some((one) => one === null || stillRunning(one) || one.status >= 500);
    if (!open && answer) {
      note({ outcome: cutOff ? 'unknown' : 'refused' });
      const preview = previewIn(JSON.parse(answer.text));
      if (preview === null || 'preview' in wish.body) return answer;
      return ask({ ...wish, body: { ...wish.body, preview } }, { journal, random, address });
    }
    if (answers.some((one) => one !== null && stillRunning(one)))
      giveUp = Math.min(giveUp, Date.now() + longestClaimMs);
    cutOff = true;
    counts.cutOff += 1;
    await pause(random.between(50, 250));
  }
  note({ outcome: 'unknown' });
  return null;
}

/** A request repeated under its key gets a reply with the same order and version. */
async function askAgain(
  wish: Wish,
  key: string,
  first: Answer,
  { journal, address }: { journal: Journal; address: Address },
): Promise<void> {
  journal.counts.repeated += 1;
  const again = await send(wish, key, address, timeoutMs);
  if (again === null || again.status === 503 || stillRunning(again)) return;
  const [one, other] = [first, again].map((answer) => (answer.status < 300 ? acknowledgedBy(answer) : null));
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  if (!isAnsweredByItsMove(wish.call) && one?.slug === other?.slug) return;
  const replies = `${again.status} ${JSON.stringify(other)} after ${JSON.stringify(one)}`;
  journal.findings.push({
    counts: 'doubled',
    what: `${wish.call} under the same key was answered ${replies}`,
  });
}
