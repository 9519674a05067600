import { describe, expect, test } from 'vitest';
import { everyActor, sampleEvents } from '../testing/sample-events.ts';
import { startingOrders } from '../testing/starting-orders.ts';
import { orderChart } from './order.chart.ts';
import { eventTypes } from './order.events.ts';
import { applyEvent } from './apply-event.ts';
import { diffFacts, newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { orderStatuses } from './order.statuses.ts';
import { factsOnEntry } from './requirements.ts';
import type { OrderStatus } from './order.statuses.ts';

const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
const someOrders = startingOrders().filter((_start, index) => index % 20 === 0);

describe('an event', () => {
  test('is applied once: applying it again changes nothing', () => {
    for (const start of someOrders)
      for (const event of eventTypes.flatMap((type) =>
        everyActor.flatMap((actor) => sampleEvents(type, actor, start.facts)),
      )) {
        const after = applyEvent(start.facts, event);
        expect(applyEvent(after, event)).toEqual(after);
      }
  });

  test('counts consents only from the client, who gives them', () => {
    const given = { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: true } as const;
    expect(applyEvent(facts, { ...given, actor: 'client' })).toEqual({
      ...facts,
      requiredConsentsGiven: true,
    });
    expect(applyEvent(facts, { ...given, actor: 'salesman' })).toEqual(facts);
  });

  test('stores new conditions only when the accepted offer names them', () => {
    const accepted = { type: 'ACCEPT_CONDITIONS', actor: 'client' } as const;
    const offer = { grossPrice: 900_000, initialPayment: 90_000 };
    const agreed = { ...facts, conditionsAccepted: true };
    expect(applyEvent(facts, accepted)).toEqual(agreed);
    expect(applyEvent(facts, { ...accepted, offer })).toEqual({ ...agreed, ...offer });
  });

  test('asks for a guarantor where a renewal is to have one, and keeps one that was asked for', () => {
    const renewal = { type: 'RENEW_AGREEMENT', actor: 'admin', guarantorsGiven: true } as const;
    expect(applyEvent(facts, { ...renewal, kind: 'with_guarantee' })).toEqual({
      ...facts,
      renewal: 'with_guarantee',
      guarantee: true,
    });
    expect(applyEvent({ ...facts, guarantee: true }, { ...renewal, kind: 'qes' }).guarantee).toBe(true);
  });
});

describe('what entering a status sets', () => {
  const entered = (status: OrderStatus, before: Facts) => factsOnEntry(orderChart, status, before);

  test('is set once: entering it again changes nothing', () => {
    for (const status of orderStatuses) {
      const after = entered(status, { ...facts, method: 'mszafir', renewal: 'qes' });
      expect(entered(status, after)).toEqual(after);
    }
  });

  test('keeps mSzafir as the recorded choice of a qualified signature', () => {
    expect(entered('qes_selected', { ...facts, method: 'mszafir' }).method).toBe('mszafir');
    expect(entered('qes_selected', { ...facts, method: null }).method).toBe('qes');
  });

  test('forgets at a forced renewal what was renewed before', () => {
    const force = { type: 'FORCE', actor: 'admin', reason: 'Umowa wygasła' } as const;
    const renewed = { ...facts, renewal: 'guarantee_only' } as const;
    expect(applyEvent(renewed, { ...force, to: 'renew' }).renewal).toBeNull();
    expect(applyEvent(renewed, { ...force, to: 'rejected_by_admin' })).toEqual(renewed);
  });

  test('renews an agreement that was forced to renewal for the kind of signature that it had', () => {
    const signedOnline = { ...facts, method: 'autenti_v3' } as const;
    expect(entered('renew', { ...signedOnline, financingType: 'b2b_loan' }).renewal).toBe('v3');
    expect(entered('renew', { ...signedOnline, financingType: 'lease' }).renewal).toBe('qes');
    expect(entered('renew', { ...facts, method: 'delivery' }).renewal).toBe('qes');
    expect(entered('renew', { ...facts, method: 'qes', renewal: 'guarantee_only' }).renewal).toBe(
      'guarantee_only',
    );
  });
});

describe('the patch between two facts', () => {
  test('is what changed, and folds back into the later facts', () => {
    const steps: Facts[] = [facts];
    for (const status of orderStatuses) steps.push(factsOnEntry(orderChart, status, steps.at(-1) ?? facts));
    const patches = steps.slice(1).map((after, index) => diffFacts(steps[index] ?? facts, after));
    const folded = patches.reduce<Facts>((sum, patch) => ({ ...sum, ...patch }), facts);
    expect(folded).toEqual(steps.at(-1));
    expect(diffFacts(facts, { ...facts, paid: true })).toEqual({ paid: true });
    expect(diffFacts(facts, facts)).toEqual({});
  });

  test('holds a fact that was cleared', () => {
    expect(diffFacts({ ...facts, method: 'qes' }, facts)).toEqual({ method: null });
  });
});
