export * from './day.ts';
export * from './file-size.ts';
export * from './local-date.ts';
export * from './path-order.ts';
export * from './price.ts';
export * from './slot.ts';
