export * from './price.ts';
export * from './slot.ts';
