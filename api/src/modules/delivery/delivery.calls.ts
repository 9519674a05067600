// The calls of this module.
export { setDelivery, setShippingNumber, shopSetDelivery, shopSetStatus } from './deliver-order.ts';
