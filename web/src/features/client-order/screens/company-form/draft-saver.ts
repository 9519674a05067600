import { compareForms, formPath, readForm, withoutMasked } from '@app/machines/company-form';
import type { companyFormMachine, CompanyFormValues, Section } from '@app/machines/company-form';
import type { ActorRefFrom } from 'xstate';
import { ApiFailure } from '../../../../api/answer.ts';
import type { Reply } from '../../../../api/answer.ts';
import { askApi, callApi } from '../../../../api/call-api.ts';
import { forgetLocally, saveLocally } from './local-copy.ts';

/** Milliseconds after the last key until what was typed is saved, and the longest that steady typing postpones it. */
const debounce = 1_000;
const maxDelay = 5_000;
/** Milliseconds until a failed save is tried again. */
const backoff = [2_000, 5_000, 10_000, 30_000];

/** The form was changed elsewhere: as it was when both began, as it is there, and which of its masked numbers are others. */
export type Conflict = { base: CompanyFormValues; remote: CompanyFormValues; retyped: readonly string[] };

export type Outcome = 'saved' | 'conflict' | 'failed' | 'closed';

type Typed = { values: CompanyFormValues; section: Section; fillTiming: Record<string, number> };

type Options = {
  slug: string;
  /** The draft's version that the form began with, and the form as the server had it then. */
  draftVersion: number;
  base: CompanyFormValues;
  actor: ActorRefFrom<typeof companyFormMachine>;
  read: () => Typed;
  /** Puts other values into the form. */
  write: (values: CompanyFormValues) => void;
  onConflict: (conflict: Conflict | null) => void;
  /** The form took in changes made elsewhere; nothing was lost or had to be chosen. */
  onMerged: () => void;
  /** The order may have moved: it is read anew. */
  onRefused: (reason: string) => Promise<void>;
  onVersion: (version: number) => Promise<void>;
};

/** The paths of the numbers that were typed anew after this version of the draft. */
const retypedSince = (version: number, { typedNumbers }: Reply<'getCompanyDetails'>): readonly string[] =>
  typedNumbers.filter((number) => number.version > version).map(({ path }) => formPath(path));

/** Saves the form on the server as it is typed, and in this browser until the server has it. */
export function draftSaver(options: Options) {
  const { slug, actor } = options;
  let { draftVersion, base } = options;
  /** What may have arrived without an answer: found on the server it is our own. */
  let sent: CompanyFormValues[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typingSince: number | null = null;
  let failures = 0;
  let saving: Promise<Outcome> | null = null;

  const isIn = (...states: ('dirty' | 'failed' | 'conflict' | 'saved' | 'untouched')[]) =>
    states.some((state) => actor.getSnapshot().matches({ autosave: state }));
  const isDirty = () => isIn('dirty', 'failed') || saving !== null;

  function schedule(wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), wait);
  }

  function storeLocally() {
    const { values, section } = options.read();
    saveLocally(slug, { values, base, draftVersion, section });
  }

  function typed() {
    if (actor.getSnapshot().can({ type: 'TYPED' })) actor.send({ type: 'TYPED' });
    storeLocally();
    if (saving !== null || isIn('failed', 'conflict')) return;
    const now = Date.now();
    typingSince ??= now;
    schedule(Math.max(0, Math.min(debounce, typingSince + maxDelay - now)));
  }

  /** Somebody goes to another section: 'save and go on' saves at once, also where nothing was typed. */
  function moved() {
    typed();
    if (saving === null && isIn('dirty')) void save();
  }

  /** Where somebody waits for it, it waits for a server whose database takes nothing just now. */
  function save(background = true): Promise<Outcome> {
    if (isIn('conflict')) return Promise.resolve('conflict');
    saving ??= saveOnce(background).finally(() => {
      saving = null;
      if (isIn('dirty')) schedule(debounce);
    });
    return saving;
  }

  /** The request outlives the page. */
  function put({ values, section, fillTiming }: Typed, over: number, background: boolean) {
    sent.push(values);
    const body = { order: withoutMasked(values), section, fillTiming, draftVersion: over };
    return callApi('saveDraft', {
      params: { slug },
      body: body as never,
      keepalive: true,
      background,
    });
  }

  async function saveOnce(background: boolean): Promise<Outcome> {
    clearTimeout(timer);
    typingSince = null;
    const typedNow = options.read();
    actor.send({ type: 'SAVING' });
    try {
      const result = await put(typedNow, draftVersion, background);
      if (result.ok) {
        saved(typedNow.values, result.reply.draftVersion, Date.parse(result.reply.savedAt));
        await options.onVersion(result.reply.version);
        return 'saved';
      }
      // This one has not arrived; the same sent before it may have.
      sent.splice(sent.lastIndexOf(typedNow.values), 1);
      const reason = result.kind === 'refused' ? result.reason : Object.values(result.errors).join(' ');
      return await refused(reason, background);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      return notSaved('failed');
    }
  }

  function saved(values: CompanyFormValues, version: number, at: number) {
    // What was sent after it, as the page was put aside, may have arrived too.
    sent = sent.slice(sent.lastIndexOf(values) + 1);
    [draftVersion, base, failures] = [version, values, 0];
    actor.send({ type: 'SAVED', at });
    if (isIn('saved')) forgetLocally(slug);
    else storeLocally();
  }

  function notSaved(outcome: Outcome): Outcome {
    actor.send({ type: 'SAVE_FAILED' });
    schedule(backoff[Math.min(failures, backoff.length - 1)] ?? 0);
    failures += 1;
    return outcome;
  }

  async function refused(reason: string, background: boolean): Promise<Outcome> {
    const server = await askApi('getCompanyDetails', { params: { slug } });
    if (server.draftVersion === draftVersion || server.order === null) {
      await options.onRefused(reason);
      return notSaved('closed');
    }
    const remote = readForm(server.order);
    const arrived = sent.findLast((each) => compareForms(each, each, remote).changes.length === 0);
    const own = arrived ?? base;
    const retyped = arrived === undefined ? retypedSince(draftVersion, server) : [];
    const { changes } = compareForms(own, options.read().values, remote, retyped);
    [draftVersion, base, sent] = [server.draftVersion, remote, []];
    actor.send({ type: 'CONFLICT' });
    if (changes.length === 0) {
      actor.send({ type: 'RESOLVED' });
      return saveOnce(background);
    }
    options.onConflict({ base: own, remote, retyped });
    return 'conflict';
  }

  /** The page goes away, and with it what was typed since a save that is under way: it is sent over the version that this save will make. */
  function leave() {
    if (saving === null) return void (isDirty() && save());
    const last = options.read();
    if (last.values !== sent.at(-1)) void put(last, draftVersion + 1, true).catch(() => undefined);
  }

  /** Ends a conflict with these values. */
  function resolve(values: CompanyFormValues) {
    options.onConflict(null);
    options.write(values);
    actor.send({ type: 'RESOLVED' });
    void save();
  }

  /** Saves what is not saved yet, and resolves to whether the form may be sent: not over somebody else's changes. */
  async function flush(): Promise<Outcome> {
    await saving;
    return draftVersion === 0 && !isDirty() ? 'saved' : save(false);
  }

  /** Somebody comes back to this page: where nothing waits to be saved, it shows the form as it is now. */
  async function catchUp() {
    if (isDirty() || isIn('conflict')) return isIn('failed') ? void save() : undefined;
    const before = options.read().values;
    const server = await askApi('getCompanyDetails', { params: { slug } }).catch(() => null);
    if (server === null || server.order === null || server.draftVersion === draftVersion) return;
    if (options.read().values !== before || isDirty()) return;
    const remote = readForm(server.order);
    const retyped = retypedSince(draftVersion, server);
    const { values, changes } = compareForms(before, before, remote, retyped);
    [draftVersion, base] = [server.draftVersion, remote];
    if (changes.length === 0) return;
    options.write(values);
    actor.send({ type: 'SAVED', at: Date.parse(server.savedAt ?? '') });
    options.onMerged();
  }

  return {
    typed,
    moved,
    save,
    flush,
    resolve,
    leave,
    catchUp,
    draftVersion: () => draftVersion,
    stop: () => clearTimeout(timer),
  };
}

export type DraftSaver = ReturnType<typeof draftSaver>;
