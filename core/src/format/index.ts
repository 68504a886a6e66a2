export * from './day.ts';
export * from './path-order.ts';
export * from './price.ts';
export * from './slot.ts';
