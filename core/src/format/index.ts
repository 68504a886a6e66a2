export * from './day.ts';
export * from './price.ts';
export * from './slot.ts';
