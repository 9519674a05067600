import * as v from 'valibot';
import { messages } from '../fields/schemas.ts';
import { eventsByTarget } from '../order/explain.ts';
import { eventTypes, type Actor, type EventType } from '../order/order.events.ts';
import type { Facts } from '../order/order.facts.ts';
import { orderStatuses, type OrderStatus } from '../order/order.statuses.ts';
import type { SnakeCase } from '../fields/key-case.ts';

// Interfaces, because their names stand in the types of every call instead of all statuses and events.
export interface StatusSchema extends v.GenericSchema<OrderStatus> {}
export interface EventSchema extends v.GenericSchema<EventType> {}
type FactsWire = { readonly [Name in keyof Facts as SnakeCase<Name>]: Facts[Name] };
export interface FactsSchema extends v.GenericSchema<FactsWire> {}

/** A status of the chart. */
export const statusSchema: StatusSchema = v.picklist(orderStatuses, 'Nie ma takiego statusu');

/** A status to which one of the events leads from somewhere when this actor sends it. */
export const targetSchema = (actor: Actor, events: readonly EventType[]): StatusSchema =>
  v.picklist([...eventsByTarget(actor, events).keys()], messages.choice);

/** An event of the chart, by its name. */
export const eventSchema: EventSchema = v.picklist(eventTypes);

/** The chart's facts in the wire's spelling; checked is only that they are a map. */
export const factsSchema: FactsSchema = v.record(v.string(), v.unknown()) as unknown as FactsSchema;
